import game from "../../../../src/bogwood/games/feya/locale/cs.ftl";
import face from "../locale/cs/feya.ftl";

export default [face, game];
