import game from "../../../../src/bogwood/games/feya/locale/es.ftl";
import face from "../locale/es/feya.ftl";

export default [face, game];
