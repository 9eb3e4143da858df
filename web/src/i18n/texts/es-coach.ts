import coach from "../../../../src/bogwood/coach/locale/es.ftl";

export default [coach];
