import feya from "../../../../src/bogwood/games/feya/rules/es.ftl";

export default [feya];
