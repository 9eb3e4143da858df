import rules from "../../../../src/bogwood/games/winter/rules/en.ftl";

export default [rules];
