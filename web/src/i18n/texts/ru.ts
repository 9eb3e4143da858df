import end from "../locale/ru/end.ftl";
import shell from "../locale/ru/shell.ftl";
import table from "../locale/ru/table.ftl";

export default [shell, table, end];
