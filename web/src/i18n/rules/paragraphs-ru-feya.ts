import rules from "../../../../src/bogwood/games/feya/rules/ru.ftl";

export default [rules];
