import game from "../../../../src/bogwood/games/winter/locale/en.ftl";
import face from "../locale/en/winter.ftl";

export default [face, game];
