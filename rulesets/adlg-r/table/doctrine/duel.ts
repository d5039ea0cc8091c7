/** duelOf: a melee of two units fought to its end by the odds of the procedure, phase after phase. */
import { entryAt } from '@grognard/lists';
import { fractionOf, memoizePer, oddsOf, shareOf } from '@grognard/rules-kit';
import { type Terrain, terrains } from '../../model.ts';
import type { MeleeInput, MeleeUnitInput } from '../../rules/melee/input.ts';
import { melee as procedure } from '../../rules/melee/procedure.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Table } from '../state/model.ts';
import { costOfLost } from './worth.ts';

/** One unit of a melee that is only thought of. */
export interface Duellist {
  readonly unit: UnitIndex;
  readonly lost: number;
  /** Units in simple support. */
  readonly supports: number;
  readonly terrain: Terrain;
  readonly struck: 'front' | 'flank' | 'rear';
  readonly commander: boolean;
  /** Works that it defends, and its advantage of ground. */
  readonly works: MeleeUnitInput['works'];
  readonly ground: MeleeUnitInput['ground'];
}

export interface DuelCase {
  readonly a: Duellist;
  readonly b: Duellist;
  /** Who charges, in the first phase. */
  readonly charge: 'a' | 'b' | 'none';
}

export interface DuelOdds {
  /** Points that it is expected to cost `b` more than `a`. */
  readonly gain: number;
  /** Chance that `b` routs, and not `a`. */
  readonly wins: number;
}

/** Points lost by both in one phase, with their chance. */
interface PhaseOdds {
  readonly a: number;
  readonly b: number;
  readonly chance: number;
}

interface Known {
  readonly phases: Map<string, readonly PhaseOdds[]>;
  readonly duels: Map<number, DuelOdds>;
}

/** Odds are kept by table. A battle asks the same few thousand cases again and again. */
const knownOf = memoizePer<Table, Known>(() => ({ phases: new Map(), duels: new Map() }));
const mostKnown = 40_000;

export function duelOf(table: Table, duel: DuelCase): DuelOdds {
  const known = knownOf(table);
  const key = keyOf(duel);
  const found = known.duels.get(key);
  if (found !== undefined) return found;
  if (known.duels.size > mostKnown) known.duels.clear();
  const odds = fought(table, known, duel);
  known.duels.set(key, odds);
  return odds;
}

const chargers: readonly DuelCase['charge'][] = ['a', 'b', 'none'];
const sides: readonly Duellist['struck'][] = ['front', 'flank', 'rear'];
const worksKinds: readonly Duellist['works'][] = ['none', 'fortification', 'obstacle', 'stakes'];
const grounds: readonly Duellist['ground'][] = ['level', 'higher', 'river-bank', 'gully-edge'];

/** One number for each case, below 2⁵³: a text would take longer than the lookup. */
function keyOf({ a, b, charge }: DuelCase): number {
  return (chargers.indexOf(charge) * duellists + numberOf(a)) * duellists + numberOf(b);
}

/** Room for each field of a duellist. */
const room = { units: 256, lost: 16, supports: 4, terrains: 8, works: 4, grounds: 4 } as const;
const duellists =
  room.units * room.lost * room.supports * room.terrains * sides.length * 2 * room.works * room.grounds;

function numberOf({ unit, lost, supports, terrain, struck, commander, works, ground }: Duellist): number {
  let key = unit * room.lost + lost;
  key = key * room.supports + supports;
  key = key * room.terrains + terrains.indexOf(terrain);
  key = key * sides.length + sides.indexOf(struck);
  key = key * 2 + Number(commander);
  key = key * room.works + worksKinds.indexOf(works);
  return key * room.grounds + grounds.indexOf(ground);
}

/** A unit struck on flank or rear turns once the first phase is over: further phases are on the front. */
function fought(table: Table, known: Known, duel: DuelCase): DuelOdds {
  let gain = 0;
  let wins = 0;
  let stays = 0;
  for (const outcome of phaseOdds(table, known, duel)) {
    const isSame = outcome.a === 0 && outcome.b === 0 && duel.charge === 'none';
    if (isSame) {
      stays += outcome.chance;
      continue;
    }
    const then = afterPhase(table, duel, outcome);
    gain += outcome.chance * then.gain;
    wins += outcome.chance * then.wins;
  }
  const goes = 1 - stays;
  return goes <= 0 ? { gain: 0, wins: 0 } : { gain: gain / goes, wins: wins / goes };
}

function afterPhase(table: Table, { a, b }: DuelCase, lost: PhaseOdds): DuelOdds {
  const paid = (one: Duellist, points: number) => {
    const { cohesion } = entryAt(table.units, one.unit).row;
    const after = Math.min(cohesion, one.lost + points);
    return {
      after,
      cost: costOfLost(table, one.unit, after) - costOfLost(table, one.unit, one.lost),
      cohesion,
    };
  };
  const [mine, theirs] = [paid(a, lost.a), paid(b, lost.b)];
  const gain = theirs.cost - mine.cost;
  const isOver = mine.after >= mine.cohesion || theirs.after >= theirs.cohesion;
  if (isOver) return { gain, wins: mine.after < mine.cohesion ? 1 : 0 };
  const next = duelOf(table, {
    a: { ...a, lost: mine.after },
    b: { ...b, lost: theirs.after },
    charge: 'none',
  });
  return { gain: gain + next.gain, wins: next.wins };
}

function phaseOdds(table: Table, known: Known, duel: DuelCase): readonly PhaseOdds[] {
  const input = inputOf(table, duel);
  const key = JSON.stringify(input);
  const found = known.phases.get(key);
  if (found !== undefined) return found;
  if (known.phases.size > mostKnown) known.phases.clear();
  const odds = oddsOfInput(table, input);
  known.phases.set(key, odds);
  return odds;
}

function oddsOfInput(table: Table, input: MeleeInput): readonly PhaseOdds[] {
  const assessed = procedure.assess(procedure.situation(table.rules, input), null);
  const sums = new Map<number, { a: number; b: number; chance: number }>();
  for (const { outcome, chance } of oddsOf((dice) => procedure.roll(assessed, dice))) {
    const { a, b } = outcome.loss;
    const key = a * 100 + b;
    const sum = sums.get(key) ?? { a, b, chance: 0 };
    sum.chance += shareOf(fractionOf(chance));
    sums.set(key, sum);
  }
  return [...sums.values()];
}

/** Points that a melee as it stands is expected to cost both in its next phase. */
export function nextPhase(table: Table, input: MeleeInput): { readonly a: number; readonly b: number } {
  let [a, b] = [0, 0];
  for (const odds of oddsOfInput(table, input)) {
    a += odds.chance * odds.a;
    b += odds.chance * odds.b;
  }
  return { a, b };
}

function inputOf(table: Table, { a, b, charge }: DuelCase): MeleeInput {
  return { a: factsOf(table, a), b: factsOf(table, b), charge };
}

/** Facts of a unit as a charge would bring it into melee, conformed. */
function factsOf({ units }: Table, one: Duellist): MeleeUnitInput {
  const { kind, quality, armour, weapon, has, row } = entryAt(units, one.unit);
  return {
    kind,
    quality,
    armour,
    weapon,
    lost: Math.min(one.lost, row.cohesion - 1),
    impact: has.impact,
    shock: has.shock,
    pistol: has.pistol,
    salvo: has.salvo,
    regimentalGun: has.regimentalGun,
    keilSwordsmen: has.keilSwordsmen,
    twoHanded: has.twoHanded,
    caracolePair: false,
    battleReady: row.category === 'WWg',
    aloneOnLongSide: false,
    square: false,
    headstrong: has.headstrong,
    expendable: has.expendable,
    commander: one.commander,
    uncontrolled: false,
    terrain: one.terrain,
    ground: one.ground,
    works: one.works,
    struck: one.struck,
    complete: true,
    flanked: 'none',
    flankedNow: false,
    simpleSupports: one.supports,
    meleeSupports: [],
  };
}
