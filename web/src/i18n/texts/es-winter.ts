import game from "../../../../src/bogwood/games/winter/locale/es.ftl";
import face from "../locale/es/winter.ftl";

export default [face, game];
