import rules from "../../../../src/bogwood/games/felinia/rules/cs.ftl";

export default [rules];
