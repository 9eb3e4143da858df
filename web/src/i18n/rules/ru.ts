import feya from "../../../../src/bogwood/games/feya/rules/ru.ftl";

export default [feya];
