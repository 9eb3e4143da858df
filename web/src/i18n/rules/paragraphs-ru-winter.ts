import rules from "../../../../src/bogwood/games/winter/rules/ru.ftl";

export default [rules];
