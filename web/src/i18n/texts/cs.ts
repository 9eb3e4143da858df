import feya from "../../../../src/bogwood/games/feya/locale/cs.ftl";
import end from "../locale/cs/end.ftl";
import face from "../locale/cs/feya.ftl";
import shell from "../locale/cs/shell.ftl";
import table from "../locale/cs/table.ftl";

export default [shell, table, end, face, feya];
