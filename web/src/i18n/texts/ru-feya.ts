import game from "../../../../src/bogwood/games/feya/locale/ru.ftl";
import face from "../locale/ru/feya.ftl";

export default [face, game];
