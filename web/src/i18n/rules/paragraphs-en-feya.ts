import rules from "../../../../src/bogwood/games/feya/rules/en.ftl";

export default [rules];
