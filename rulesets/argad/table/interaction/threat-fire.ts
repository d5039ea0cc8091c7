/** Threats of fire: enemies that could shoot at a figure next from where they stand, with loaded arms or after reloading. */

import type { Threat } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { shareOf } from '@grognard/rules-kit';
import type { RankedThreat } from '@grognard/table-kit';
import { shotFacts, standingShot } from '../actions/shooting/shot-facts.ts';
import { assessShot } from '../actions/shooting/shot-odds.ts';
import { isEngagedIn } from '../actions/shooting/shot-surroundings.ts';
import { hitChance } from '../actions/shots.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { nameOf } from '../views/tell-names.ts';
import { lookAt, type ShotContext } from './shot.ts';
import { withFigures } from './state-after-order.ts';

/** The best shot of one figure at another, or null if it has none. */
export function fireAt(
  table: Table,
  state: State,
  shooter: FigureIndex,
  target: FigureIndex,
): RankedThreat | null {
  const { firearms, side } = entryAt(table.roster, shooter);
  const { loaded } = entryAt(state.figures, shooter);
  const isKnown = (entryAt(state.figures, target).known & (1 << side)) !== 0;
  if (firearms.length === 0 || !isKnown) return null;
  const engagedAtStart = isEngagedIn({ table, state, when: null, eyes: side }, shooter);
  // Reloading in contact is forbidden (`weapon.reload-contact`).
  if (loaded === 0 && engagedAtStart && table.options['weapon.reload-contact'] === 'no') return null;
  const ready = loaded === 0 ? reloaded(state, shooter, firearms.length) : state;
  const at = { ...standingShot, eyes: side, engagedAtStart };
  let best: RankedThreat | null = null;
  for (let weapon = 0; weapon < firearms.length; weapon++) {
    if (firearms.indexOf(entryAt(firearms, weapon)) < weapon) continue;
    if ((entryAt(ready.figures, shooter).loaded & (1 << weapon)) === 0) continue;
    const { assessed } = assessShot(table, shotFacts(table, ready, shooter, weapon, target, at), null);
    const chance = assessed === null ? 0 : shareOf(hitChance(assessed));
    if (chance <= (best?.chance ?? 0)) continue;
    best = {
      threat: threatOf(table, { state: ready, figure: shooter, weapon, at, barred: [] }, target, loaded),
      chance,
    };
  }
  return best;
}

function threatOf(table: Table, shooting: ShotContext, target: FigureIndex, loaded: number): Threat {
  const { threats } = interactionWordsOf(table);
  const { odds, sum } = lookAt(table, shooting, target);
  const { id, firearms } = entryAt(table.roster, shooting.figure);
  const title = (loaded === 0 ? threats.firesReloaded : threats.fires)(
    nameOf(table, shooting.figure),
    table.words.terms.firearms[entryAt(firearms, shooting.weapon)],
  );
  return { from: id, on: entryAt(table.roster, target).id, title, odds, sum };
}

/** The state with all the figure's firearms loaded. */
function reloaded(state: State, figure: FigureIndex, count: number): State {
  return withFigures(
    state,
    new Map([[figure, { ...entryAt(state.figures, figure), loaded: 2 ** count - 1 }]]),
  );
}
