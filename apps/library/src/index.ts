/** The library that the package exports. */
export {};
