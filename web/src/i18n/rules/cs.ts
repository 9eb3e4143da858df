import feya from "../../../../src/bogwood/games/feya/rules/cs.ftl";

export default [feya];
