import game from "../../../../src/bogwood/games/winter/locale/cs.ftl";
import face from "../locale/cs/winter.ftl";

export default [face, game];
