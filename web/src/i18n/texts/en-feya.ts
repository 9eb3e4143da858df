import game from "../../../../src/bogwood/games/feya/locale/en.ftl";
import face from "../locale/en/feya.ftl";

export default [face, game];
