import game from "../../../../src/bogwood/games/felinia/locale/en.ftl";
import face from "../locale/en/felinia.ftl";

export default [face, game];
