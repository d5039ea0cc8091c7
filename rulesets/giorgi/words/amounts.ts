/** Numbers as players write them: faces of a die, dice, shares of a move. */

/** The faces up to a number: `1–3`, or `1`. */
export function span(upTo: number): string {
  return upTo > 1 ? `1–${upTo}` : String(upTo);
}

/** `D6`, `2D6`. */
export function dice(number: number): string {
  return number === 1 ? 'D6' : `${number}D6`;
}

/** `half`, `all`, `nothing`, or the number. */
export function share(part: number): string {
  return part === 0.5 ? 'half' : part === 1 ? 'all' : part === 0 ? 'nothing' : String(part);
}

export function shareOfMove(part: number): string {
  if (part === 0) return 'free of cost';
  return part === 0.5 ? 'half a move' : part === 1 ? 'a whole move' : `${part} of a move`;
}
