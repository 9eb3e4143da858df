import coach from "../../../../src/bogwood/coach/locale/ru.ftl";

export default [coach];
