import end from "../locale/cs/end.ftl";
import shell from "../locale/cs/shell.ftl";
import table from "../locale/cs/table.ftl";

export default [shell, table, end];
