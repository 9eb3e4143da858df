import rules from "../../../../src/bogwood/games/felinia/rules/ru.ftl";

export default [rules];
