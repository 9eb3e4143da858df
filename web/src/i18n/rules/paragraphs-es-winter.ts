import rules from "../../../../src/bogwood/games/winter/rules/es.ftl";

export default [rules];
