import feya from "../../../../src/bogwood/games/feya/rules/en.ftl";

export default [feya];
