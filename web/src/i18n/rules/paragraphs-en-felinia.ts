import rules from "../../../../src/bogwood/games/felinia/rules/en.ftl";

export default [rules];
