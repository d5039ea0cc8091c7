/** Contact without a charge: pursuers, supporters, and contacts left over in the own movement phase. */
export { againstConforming, conformLeft, type LeftOver, leftOver } from './left-over.ts';
export { comeTogether, meetOrAsk } from './meeting.ts';
