/** Set by the build: is this the client of a folder without a server? */
declare const BOGWOOD_SITE: boolean;
