/** What a side chooses outside of movement: shots, commanders who fight, melees, pursuits. */
import { entryAt } from '@grognard/lists';
import { mayEngage, meleeFacts, meleesToChoose, type PairedMelee } from '../../actions/melee/index.ts';
import { mayGoAlong, mayPursue, mustPursue, runOf } from '../../actions/rout/index.ts';
import type { AdlgCommand } from '../../state/commands.ts';
import type { CorpsIndex, UnitIndex } from '../../state/indices.ts';
import { nextPhase } from '../duel.ts';
import { bodyIn, bodyOf, type Mind } from '../mind.ts';
import { placeWorth, weighingOf } from '../place.ts';
import { bestShots } from '../shots.ts';
import { costOfLost, costOfRout } from '../worth.ts';

/** A command with the unit and the number that its reason tells. */
export interface ChosenCommand {
  readonly command: AdlgCommand;
  readonly unit: UnitIndex | null;
  readonly about: 'shoot' | 'engage' | 'fight' | 'pursue';
  readonly target: UnitIndex | null;
  readonly gain: number;
}

const idOf = ({ table }: Mind, unit: UnitIndex) => entryAt(table.units, unit).id;

/** All shots of a side, laid one after the other, or the first where each is thrown at once (`turn.shots-laid`). */
export function shootAll(mind: Mind): ChosenCommand[] {
  const shots = bestShots(mind);
  const isLaid = mind.table.options['turn.shots-laid'] === 'laid';
  return (isLaid ? shots : shots.slice(0, 1)).map(({ shot: { main, target, edge, supports }, harm }) => ({
    command: {
      kind: 'shoot',
      main: idOf(mind, main),
      target: idOf(mind, target),
      edge,
      supports: supports.map((unit) => idOf(mind, unit)),
    },
    unit: main,
    about: 'shoot',
    target,
    gain: harm,
  }));
}

/** Points that a melee is expected to cost the enemy more than us, in its next phase. */
function balanceOf({ table, state, side }: Mind, melee: PairedMelee, led: UnitIndex | null): number {
  const facts = meleeFacts(table, state, melee);
  const lead = (unit: UnitIndex, one: typeof facts.a) => (unit === led ? { ...one, commander: true } : one);
  const { a, b } = nextPhase(table, { ...facts, a: lead(melee.a, facts.a), b: lead(melee.b, facts.b) });
  const cost = (unit: UnitIndex, points: number) => {
    const { lost } = entryAt(state.units, unit);
    const { cohesion } = entryAt(table.units, unit).row;
    // Between whole points in proportion.
    const whole = Math.floor(points);
    const at = (more: number) => costOfLost(table, unit, Math.min(cohesion, lost + more));
    return at(whole) + (points - whole) * (at(whole + 1) - at(whole)) - at(0);
  };
  const [costA, costB] = [cost(melee.a, a), cost(melee.b, b)];
  return entryAt(table.units, melee.a).side === side ? costB - costA : costA - costB;
}

/** Commanders fight where that is worth more than the risk of losing them. */
export function engageOne(mind: Mind): ChosenCommand | null {
  const { table, state, side } = mind;
  for (const corps of mayEngage(table, state, side)) {
    const led = entryAt(state.commands, corps).commander.with;
    const unit = table.units.find(({ index }) => index === led)?.index ?? null;
    const melee = meleesToChoose(table, { ...state, step: 'melee' }).find(
      ({ a, b }) => a === unit || b === unit,
    );
    if (unit === null || melee === undefined) continue;
    const gain = balanceOf(mind, melee, unit) - balanceOf(mind, melee, null);
    if (gain <= riskOf(mind, corps, unit)) continue;
    return {
      command: { kind: 'engage', corps: entryAt(table.corps, corps).id, yes: true },
      unit,
      about: 'engage',
      target: null,
      gain,
    };
  }
  return null;
}

/** Share of a commander's worth that a phase of fighting puts at stake, more with a unit that is nearly gone. */
const atStake = 0.04;

function riskOf({ table, state, style }: Mind, corps: CorpsIndex, unit: UnitIndex): number {
  const { grade } = entryAt(table.corps, corps);
  const worth = 2 + 1.5 * table.rules.command.grades[grade].value;
  const left = entryAt(table.units, unit).row.cohesion - entryAt(state.units, unit).lost;
  return style.risk * worth * (left <= 2 ? 4 * atStake : atStake);
}

/** Where the main enemy may be chosen, the one that suffers most. */
export function fightOne(mind: Mind): ChosenCommand | null {
  const { table, state } = mind;
  let best: ChosenCommand | null = null;
  for (const melee of meleesToChoose(table, state)) {
    const gain = balanceOf(mind, melee, null);
    if (best !== null && gain <= best.gain) continue;
    best = {
      command: { kind: 'fight', unit: idOf(mind, melee.a), against: idOf(mind, melee.b) },
      unit: melee.a,
      about: 'fight',
      target: melee.b,
      gain,
    };
  }
  return best;
}

/** Pursuits that must be made, then those that lead to somewhere better. */
export function pursueOne(mind: Mind): ChosenCommand | null {
  const { table, state } = mind;
  const able = mayPursue(table, state);
  const bound = able.find((unit) => mustPursue(table, state, unit));
  if (bound !== undefined) return pursuitOf(mind, bound, 0);
  for (const unit of able) {
    const gain = gainOfPursuit(mind, unit);
    if (gain > 0) return pursuitOf(mind, unit, gain);
  }
  return null;
}

function pursuitOf(mind: Mind, unit: UnitIndex, gain: number): ChosenCommand {
  const { table } = mind;
  return {
    command: { kind: 'pursue', unit: idOf(mind, unit), by: table.sizes.ud, with: [] },
    unit,
    about: 'pursue',
    target: null,
    gain,
  };
}

/** Contact with the unit behind, or the place a UD ahead. */
function gainOfPursuit(mind: Mind, unit: UnitIndex): number {
  const { table, state } = mind;
  const body = bodyIn(mind, unit);
  if (body === null) return 0;
  const { by, met } = runOf(table, state, unit, mayGoAlong(table, state, unit).slice(0, 0));
  const { lost } = body.now;
  if (met !== null) return costOfRout(table, met) / 4 - costOfLost(table, unit, lost);
  const { x, y, heading } = body.base;
  const share = by / Math.max(1, table.sizes.ud);
  const there = bodyOf(table, state, unit, {
    x: Math.round(x + share * 2 * body.base.vx * (1 / Math.max(0.1, body.deep))),
    y: Math.round(y + share * 2 * body.base.vy * (1 / Math.max(0.1, body.deep))),
    heading,
  });
  const weighing = weighingOf(mind, []);
  return placeWorth(weighingOf(mind, [there]), there) - placeWorth(weighing, body);
}
