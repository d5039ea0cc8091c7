/** Who could hit whom next, worst first: fire from where everybody stands, and blows of those who can come up. */
import type { Gesture, Item, Threat } from '@grognard/engine';
import { areEnemies } from '../contacts.ts';
import { edgeCrossed } from '../field/hiding.ts';
import type { State } from '../model.ts';
import type { Holding } from './holding.ts';
import { leftBy } from './leave.ts';
import { blowAt } from './threat-blow.ts';
import { fireAt, type Weighed } from './threat-fire.ts';

/** Who could hit the pieces of a gesture where it leaves them. */
export function threatsTo(holding: Holding, gesture: Gesture): Threat[] {
  const { state, men } = leftBy(holding, gesture);
  return threatsBetween(holding, state, everybody(holding), men).map(({ threat }) => threat);
}

export function everybody({ table, state }: Holding): number[] {
  return table.men.flatMap(({ index, captive }) =>
    !captive && state.figures[index]!.status === 'on' ? [index] : [],
  );
}

/** Every threat of some figures to some others. */
export function threatsBetween(
  { table }: Holding,
  state: State,
  from: readonly number[],
  to: readonly number[],
): Weighed[] {
  const found: Weighed[] = [];
  for (const target of to) {
    // Whoever goes off the table is out of reach (`scenario.edge`).
    if (edgeCrossed(table.field, state.figures[target]!) !== null) continue;
    for (const enemy of from) {
      if (!areEnemies(table, enemy, target)) continue;
      const fire = fireAt(table, state, enemy, target);
      if (fire !== null) found.push(fire);
      const blow = blowAt(table, state, enemy, target);
      if (blow !== null) found.push(blow);
    }
  }
  return found.sort((a, b) => b.chance - a.chance);
}

/** Lines from those who threaten to those who are threatened, with how likely they hit. */
export function threatItems({ table }: Holding, state: State, threats: readonly Weighed[]): Item[] {
  const at = (id: string) => {
    const { x, y } = state.figures[table.manOf.get(id)!]!;
    return { x, y };
  };
  return threats.map(
    ({ threat: { from, on }, chance }, n): Item => ({
      kind: 'threat',
      id: `threat:${n}`,
      from: at(from),
      to: at(on),
      text: `${Math.round(chance * 100)} %`,
    }),
  );
}
