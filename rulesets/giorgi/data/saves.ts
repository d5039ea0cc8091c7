/** Save numbers that more than one row or reading needs. */

/** Behind a high wall: as the sheet has it, and as the saving page has it. */
export const highWall = { sheet: 4, site: 5 } as const;

/** Behind a low wall. */
export const lowWall = 3;
