import end from "../locale/en/end.ftl";
import shell from "../locale/en/shell.ftl";
import table from "../locale/en/table.ftl";

export default [shell, table, end];
