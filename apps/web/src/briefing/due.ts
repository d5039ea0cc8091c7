/** Battles that this page has just begun, and the sides that still have to read their briefing. */
const begun = new Map<string, Set<string | null>>();

/** Called when a battle begins at this page. */
export function expectBriefing(game: string): void {
  begun.set(game, new Set());
}

/** Whether a side, or a bystander, is to be briefed now. True once for each. */
export function takeBriefing(game: string, side: string | null): boolean {
  const read = begun.get(game);
  if (read === undefined || read.has(side)) return false;
  read.add(side);
  return true;
}
