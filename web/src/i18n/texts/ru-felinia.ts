import game from "../../../../src/bogwood/games/felinia/locale/ru.ftl";
import face from "../locale/ru/felinia.ftl";

export default [face, game];
