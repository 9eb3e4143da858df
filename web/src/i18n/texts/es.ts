import end from "../locale/es/end.ftl";
import shell from "../locale/es/shell.ftl";
import table from "../locale/es/table.ftl";

export default [shell, table, end];
