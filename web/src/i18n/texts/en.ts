import feya from "../../../../src/bogwood/games/feya/locale/en.ftl";
import end from "../locale/en/end.ftl";
import face from "../locale/en/feya.ftl";
import shell from "../locale/en/shell.ftl";
import table from "../locale/en/table.ftl";

export default [shell, table, end, face, feya];
