import game from "../../../../src/bogwood/games/felinia/locale/es.ftl";
import face from "../locale/es/felinia.ftl";

export default [face, game];
