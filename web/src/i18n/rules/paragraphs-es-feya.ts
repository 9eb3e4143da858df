import rules from "../../../../src/bogwood/games/feya/rules/es.ftl";

export default [rules];
