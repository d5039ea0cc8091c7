/** Save numbers used by more than one row or reading. */

/** Save behind a high wall, as the sheet gives it and as the author's page on saves gives it. */
export const highWall = { sheet: 4, site: 5 } as const;

export const lowWall = 3;
