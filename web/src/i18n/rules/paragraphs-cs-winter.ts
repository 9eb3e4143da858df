import rules from "../../../../src/bogwood/games/winter/rules/cs.ftl";

export default [rules];
