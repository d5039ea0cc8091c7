/** The list of rulesets offered; the only file that names them all. */
export {};
