import rules from "../../../../src/bogwood/games/feya/rules/cs.ftl";

export default [rules];
