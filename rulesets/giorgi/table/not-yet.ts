/** What stands for a function that is not written yet. */
export function notYet(what: string): never {
  throw new Error(`not yet: ${what}`);
}
