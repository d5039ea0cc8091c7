/** What tests of rules share. */
export {};
