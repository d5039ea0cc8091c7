/** Conforming: where a unit comes to stand that has met an enemy, who makes room, and which contacts hold. */
export { conform, conforms, face } from './conform.ts';
export { areInContact, keepContacts, meet } from './contacts.ts';
export { type Conforming, type ConformPlot, canConform, plotConform } from './plot-conform.ts';
export { bodiesBut, entersPenalty, isWithinCap, mayStand, type StandingBody } from './room.ts';
export { type ShiftedUnit, wayClear } from './shift.ts';
