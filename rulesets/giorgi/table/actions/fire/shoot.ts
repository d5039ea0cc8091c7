/** `shoot`: fires a shot, with dice, immediate losses and tests (fire.at-once, artillery.several-units). */
import { entryAt } from '@grognard/lists';
import type { Line } from '@grognard/rules-kit';
import { fire } from '../../../rules/fire/procedure.ts';
import type { GiorgiEventOf } from '../../state/events.ts';
import type { Approach, Shot } from '../../state/model.ts';
import { diceOf, type Turn } from '../../state/turn.ts';
import { lose, testsDue } from '../losses/index.ts';
import { type OnTheWay, sceneOf } from './fire-context.ts';
import { offerOf } from './shot-cache.ts';
import { struckAt } from './struck.ts';
import { againstCase, judge } from './volley.ts';

/** Fires a legal shot. With an approach it is fired in reaction, where the attacker is struck. */
export function shoot(turn: Turn, shot: Shot, at: Approach | null): void {
  shootAt(turn, shot, at === null ? null : struckAt(turn.table, turn.state, shot, at));
}

/** Fires a shot at a unit at this point of its path, or at a standing one if `way` is null. */
export function shootAt(turn: Turn, shot: Shot, way: OnTheWay | null): void {
  const { table, state, resolution } = turn;
  const scene = sceneOf(table, state, way);
  const { firing, refusals } = offerOf(scene, shot);
  // Fire noted in a reaction may have lapsed: the firer routs, or has already fired at this unit.
  if (refusals.length > 0) return;
  const { shot: fired, cases, from, to, rod } = firing;
  // Units that a round shot may not strike are skipped.
  const passed = cases.filter(({ facts }) => againstCase(table.rules, facts).length > 0);
  const hits = rod.filter(({ unit }) => !passed.some(({ target }) => target === unit));
  for (const { target, facts } of cases) {
    if (entryAt(state.units, target).status !== 'on') continue;
    const lines: Line[] | null = resolution.reasons ? [] : null;
    const { volley } = judge(table.rules, facts, lines);
    if (volley === null) continue;
    const { killed } = fire.roll(volley, diceOf(turn, shot.unit, 'shot'));
    const along = way === null ? null : way.along;
    const event: GiorgiEventOf<'fired'> = {
      kind: 'fired',
      shot: fired,
      on: target,
      killed,
      from,
      to,
      rod: hits,
      along,
    };
    resolution.emit(lines === null ? event : { ...event, why: lines });
    lose(turn, target, killed, 'fire');
    testsDue(turn, target, [shot.unit]);
  }
}
