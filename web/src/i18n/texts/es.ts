import feya from "../../../../src/bogwood/games/feya/locale/es.ftl";
import end from "../locale/es/end.ftl";
import face from "../locale/es/feya.ftl";
import shell from "../locale/es/shell.ftl";
import table from "../locale/es/table.ftl";

export default [shell, table, end, face, feya];
