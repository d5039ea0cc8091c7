/** Threats of melee: enemies that could reach a figure and strike it next, with the odds of the bout. */

import { withoutDice } from '@grognard/engine';
import { baseDistance, pointDistance, type Tenths } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { type Line, oddsOf, plusMinus } from '@grognard/rules-kit';
import type { RankedThreat } from '@grognard/table-kit';
import { groundRows } from '../../data/grounds.ts';
import { lengths, type MeleeWeaponId } from '../../model.ts';
import { assessBlow } from '../../rules/melee/blow.ts';
import { bout, type FighterFate } from '../../rules/melee/bout.ts';
import { type BoutAssessed, blowOf, type Fight } from '../../rules/melee/situation.ts';
import { footBase, mountedBase } from '../../scenarios/measure.ts';
import { enemiesTouched } from '../actions/arms.ts';
import { ownBase } from '../bodies/bases.ts';
import { areTouching } from '../bodies/contacts.ts';
import { slowestOf, swimAllowanceOf, tenthsPerCm } from '../bodies/move-facts.ts';
import { allowanceOf, ownMoveOf } from '../bodies/own-move.ts';
import { pathOnGround } from '../bodies/path-on-ground.ts';
import { placementOf } from '../bodies/placement.ts';
import { fact, OddsCache, oddsInWords, sumLines } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { roomAlong } from '../field/ground.ts';
import { obstacleBetween } from '../field/ground-between.ts';
import { fightOf } from '../flow/melee/fight-facts.ts';
import { handOf, lengthInHand } from '../flow/melee/fight-hand.ts';
import { beginTurn } from '../flow/turn/begin.ts';
import type { Turn } from '../flow/turn/turn.ts';
import type { ArgadEvent } from '../state/events.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { FigureState, State, Table } from '../state/model.ts';
import { nameOf } from '../views/tell-names.ts';
import { withFigures } from './state-after-order.ts';

/** A straight run up to another figure. */
interface Run {
  /** The state with both figures in contact. */
  readonly state: State;
  readonly length: Tenths;
  readonly isOpen: boolean;
  /** Whether the striker touched nobody before the run. */
  readonly wasFree: boolean;
}

/** The blow of one figure at another that it can reach in one move, or null if it cannot. */
export function blowAt(
  table: Table,
  state: State,
  striker: FigureIndex,
  victim: FigureIndex,
): RankedThreat | null {
  if ((entryAt(state.figures, victim).known & (1 << entryAt(table.roster, striker).side)) === 0) return null;
  const run = runUp(table, state, striker, victim);
  if (run === null) return null;
  const turn = turnOf(table, run, striker, victim);
  const hands: MeleeWeaponId[] = [];
  for (const figure of [striker, victim])
    hands[figure] = handOf(turn, figure, entryAt(turn.touchingAtStart, figure));
  const fight = fightOf(turn, striker, victim, hands);
  const answer = fightOf(turn, victim, striker, hands);
  const lines: Line[] = [];
  const assessed = assessedOf(table, run.state, { fight, answer, striker, victim, hands }, lines);
  const odds = fatesOf(table, assessed);
  const { threats, notes } = interactionWordsOf(table);
  const comes = fight.one.charging === 'none' ? threats.comes : threats.charges;
  const title = (run.length === 0 ? threats.strikes : comes)(
    nameOf(table, striker),
    table.words.terms.meleeWeapons[entryAt(hands, striker)],
  );
  const { need, recoil, modifier } = assessed.a!;
  const sum = [
    fact('need', notes.hitsFrom, notes.atLeast(need)),
    fact('recoil', notes.recoilFrom, notes.atLeast(recoil)),
    fact('modifier', notes.modifiers, plusMinus(modifier)),
    ...sumLines(table, lines, fight.rules.melee.modifiers),
  ];
  const chance = odds.find(({ text }) => text === threats.fates.killed)?.share ?? 0;
  return {
    threat: {
      from: entryAt(table.roster, striker).id,
      on: entryAt(table.roster, victim).id,
      title,
      odds,
      sum,
    },
    chance,
  };
}

/** A run straight up to the other figure within one move, or null if it does not reach contact. */
function runUp(table: Table, state: State, figureIndex: FigureIndex, other: FigureIndex): Run | null {
  if (areTouching(table, state, figureIndex, other))
    return { state, length: 0, isOpen: false, wasFree: false };
  const figure = entryAt(state.figures, figureIndex);
  const there = entryAt(state.figures, other);
  if (figure.vessel !== none) return null;
  const gap = baseDistance(ownBase(figure), ownBase(there));
  const away = pointDistance(figure.x, figure.y, there.x, there.y);
  if (away === 0 || gap > farthest) return null;
  const share = (gap + 2) / away;
  const end = {
    x: Math.round(figure.x + (there.x - figure.x) * share),
    y: Math.round(figure.y + (there.y - figure.y) * share),
  };
  const { track, along } = pathOnGround(
    table.field,
    figureIndex,
    figure,
    figure.mounted ? mountedBase : footBase,
    [end],
  );
  if (along.barredAt !== null || gap > reachOf(table, state, figureIndex, along)) return null;
  const come: FigureState = {
    ...figure,
    ...end,
    heading: track.to.heading,
    room: roomAlong(along, gap + 2),
    body: -1,
  };
  const moved = withFigures(state, new Map([[figureIndex, come]]));
  if (!areTouching(table, moved, figureIndex, other)) return null;
  const isOpen = along.grounds.every((ground) => groundRows[ground].cavalry === 'open');
  const wasFree = enemiesTouched(table, state, figureIndex) === 0;
  return { state: context(table, moved, figureIndex, other), length: gap, isOpen, wasFree };
}

/** The longest move of any figure in a turn. */
const farthest: Tenths = 6000;

function reachOf(
  table: Table,
  state: State,
  figure: FigureIndex,
  { grounds, deep }: ReturnType<typeof pathOnGround>['along'],
): Tenths {
  const { swimming, body } = entryAt(state.figures, figure);
  if (swimming || deep.length > 0) return swimming ? swimAllowanceOf(table, state, figure, null) : 0;
  if (body !== none && state.bodies[body] !== undefined) {
    const manner = { direction: 'forward', intoContact: true, grounds } as const;
    return slowestOf(table, state, state.bodies[body], manner).tenths;
  }
  if (ownMoveOf(table, state, figure, null, grounds).refusals.length > 0) return 0;
  return allowanceOf(table, state, figure, null, grounds);
}

/** A figure behind an obstacle holds it against an attacker (`melee.obstacle-who`). */
function context(table: Table, state: State, figure: FigureIndex, other: FigureIndex): State {
  const between = obstacleBetween(table.field, placementOf(state, figure), placementOf(state, other));
  if (between === null) return state;
  return withFigures(state, new Map([[other, { ...entryAt(state.figures, other), holdsAgainst: [figure] }]]));
}

/** Nothing is thrown for what could be. */
const silent = withoutDice<ArgadEvent>(() => undefined);

/** A turn in which the striker has reached the victim, by a charge if the rules count it as one (`charge.definition`). */
function turnOf(
  table: Table,
  { state, length, isOpen, wasFree }: Run,
  striker: FigureIndex,
  victim: FigureIndex,
): Turn {
  const turn = beginTurn(table, state, silent);
  const { troop } = entryAt(table.roster, striker);
  const isCavalry =
    entryAt(state.figures, striker).mounted && (troop === 'light-cavalry' || troop === 'heavy-cavalry');
  turn.moved[striker] = length > 0;
  const isRun = wasFree && isOpen && length >= table.rules.table.chargeRunCm * tenthsPerCm;
  if (isCavalry && isRun) turn.chargeOn[striker] = victim;
  return turn;
}

interface BlowPair {
  readonly fight: Fight;
  readonly answer: Fight;
  readonly striker: FigureIndex;
  readonly victim: FigureIndex;
  readonly hands: readonly MeleeWeaponId[];
}

function assessedOf(table: Table, { figures }: State, pair: BlowPair, lines: Line[]): BoutAssessed {
  const { fight, answer, striker, victim, hands } = pair;
  const rank = (figure: FigureIndex) =>
    lengths.indexOf(lengthInHand(entryAt(hands, figure), entryAt(figures, figure)));
  const shorterBy = rank(striker) - rank(victim);
  return {
    rules: table.rules.melee,
    fighterA: fight.one,
    fighterB: fight.other,
    first: shorterBy < 0 ? 'a' : shorterBy > 0 ? 'b' : 'together',
    a: assessBlow(blowOf(fight, fight.one, fight.other), { lines }),
    b: assessBlow(blowOf(answer, answer.one, answer.other), null),
  };
}

const known = new OddsCache();

/** The possible fates of the victim. */
function fatesOf(table: Table, assessed: BoutAssessed) {
  const { threats } = interactionWordsOf(table);
  return known.of(table, keyOf(assessed), () =>
    oddsInWords<FighterFate>(
      table,
      oddsOf((dice) => bout.roll(assessed, dice).b),
      (fate) => threats.fates[fate],
    ),
  );
}

function keyOf({ a, b, first, fighterA, fighterB }: BoutAssessed): string {
  const blow = (one: typeof a) => (one === null ? '' : `${one.need},${one.recoil},${one.modifier}`);
  const who = `${fighterA.class},${fighterA.armour},${fighterB.class},${fighterB.armour}`;
  return `${blow(a)};${blow(b)};${first};${who}`;
}
