import feya from "../../../../src/bogwood/games/feya/locale/ru.ftl";
import end from "../locale/ru/end.ftl";
import face from "../locale/ru/feya.ftl";
import shell from "../locale/ru/shell.ftl";
import table from "../locale/ru/table.ftl";

export default [shell, table, end, face, feya];
