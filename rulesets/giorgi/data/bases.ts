/** Soldiers of a full base (unit.foot-base, unit.horse-base); light companies and crews are set by options. */
export const soldiersPerBase = { foot: 3, horse: 1 } as const;
