/** The ruleset. */
export {};
