import game from "../../../../src/bogwood/games/felinia/locale/cs.ftl";
import face from "../locale/cs/felinia.ftl";

export default [face, game];
