import rules from "../../../../src/bogwood/games/felinia/rules/es.ftl";

export default [rules];
