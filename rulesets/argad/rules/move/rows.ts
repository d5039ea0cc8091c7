/** The rows that make up an allowance: speed, load, pace in close order. */
import type { Row } from '@grognard/rules-kit';
import { loads, paces, type Speed } from '../../data/speeds.ts';
import type { MoveSituation } from './situation.ts';

/** A speed of the movement table as a row. */
export function speedRow({ rule, cm, kind, gear, horse }: Speed): Row<MoveSituation> {
  return {
    id: rule,
    value: cm,
    when: (move) =>
      move.kind === kind &&
      (gear === undefined || gear.includes(move.input.gear)) &&
      (horse === undefined || horse.includes(move.horse)),
  };
}

/** Loads slow a mover on foot. Riders and swimmers may not carry them, and boats are not slowed. */
export const loadRows: readonly Row<MoveSituation>[] = loads.map(({ rule, load, cm }) => ({
  id: rule,
  value: cm,
  when: (move) => move.onFoot && move.input.load === load,
}));

const isNarrow = ({ input, rules }: MoveSituation): boolean =>
  input.files !== undefined && input.files <= rules.move.narrowFiles;

const infantryBack: Row<MoveSituation> = {
  id: 'formation.infantry-back',
  value: paces.foot.back,
  when: (move) => move.onFoot && move.input.direction !== 'forward',
};
/** Only a line or a wide column speeds up into contact. */
export const contactPace: Row<MoveSituation> = {
  id: 'formation.contact-pace',
  value: (move) => (move.mounted ? paces.mounted.contact : paces.foot.contact),
  when: (move) => move.input.intoContact && !isNarrow(move),
};
const infantryNarrow: Row<MoveSituation> = {
  id: 'formation.infantry-narrow',
  value: paces.foot.narrow,
  when: (move) => move.onFoot && isNarrow(move),
};
const infantryWide: Row<MoveSituation> = {
  id: 'formation.infantry-wide',
  value: paces.foot.wide,
  when: (move) => move.onFoot,
};
const cavalryNarrow: Row<MoveSituation> = {
  id: 'formation.cavalry-narrow',
  value: paces.mounted.narrow,
  when: (move) => move.mounted && isNarrow(move),
};
const cavalryWide: Row<MoveSituation> = {
  id: 'formation.cavalry-wide',
  value: paces.mounted.wide,
  when: (move) => move.mounted,
};

/** The paces in close order, of which the first that holds counts. */
export const closeOrderRows: readonly Row<MoveSituation>[] = [
  infantryBack,
  contactPace,
  infantryNarrow,
  infantryWide,
  cavalryNarrow,
  cavalryWide,
];

/** Passing into the next room is not measured. */
export const roomRow: Row<MoveSituation> = {
  id: 'building.room',
  value: 0,
  evenZero: true,
  when: (move) => move.input.room,
};
