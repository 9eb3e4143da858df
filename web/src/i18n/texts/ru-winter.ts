import game from "../../../../src/bogwood/games/winter/locale/ru.ftl";
import face from "../locale/ru/winter.ftl";

export default [face, game];
