import coach from "../../../../src/bogwood/coach/locale/en.ftl";

export default [coach];
