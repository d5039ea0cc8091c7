/** `soldiersPerBase`: soldiers of a full base (unit.foot-base, unit.horse-base). Options set light companies and crews. */
export const soldiersPerBase = { foot: 3, horse: 1 } as const;
