import coach from "../../../../src/bogwood/coach/locale/cs.ftl";

export default [coach];
