/** Invariants of the flow: prompts, loss windows, melees, results; and replay from the log. For tests only. */

import { isSameData } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { cellFor } from '../../rules/melee/column.ts';
import { questionIn } from '../flow/question.ts';
import { allPoints, isBroken } from '../flow/victory.ts';
import { apply } from '../state/apply.ts';
import { copyState } from '../state/copy.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { AgendaItem } from '../state/model.ts';
import { type Invariant, nameOf, type Watch } from './step.ts';

/** 7: a clash does not outlive its player turn. */
const oldClashes: Watch = () => (event, now) =>
  event.kind === 'turnBegan' && now.clashes.length > 0 ? 'a player turn begins with a clash' : null;

/** 28: each melee is fought once, and after the melees no units are in contact. */
const melees: Watch = ({ table }) => {
  const fought = new Set<string>();
  return (event, now) => {
    if (event.kind === 'stepBegan' && now.step === 'melee' && now.clashes.length > 0)
      return 'the melees are over and somebody is still in contact';
    if (event.kind !== 'fought') return null;
    const { attackers, defenders } = event.melee;
    const name = [...attackers, ...defenders].map((unit) => nameOf(table, unit)).join(' ');
    if (fought.has(name)) return `the melee of ${name} is fought twice`;
    fought.add(name);
    return null;
  };
};

/** 29: the cell is that of column and dice. */
const cells: Watch =
  ({ table }) =>
  (event) => {
    if (event.kind !== 'fought') return null;
    const faces = (event.dice ?? [])
      .filter(({ purpose }) => purpose === 'melee')
      .flatMap((roll) => roll.faces);
    const [one, two] = faces.slice(-2);
    if (one === undefined || two === undefined) return 'a melee without two dice';
    const cell = cellFor(table.rules.melee.chart, event.column, one + two);
    return JSON.stringify(cell) === JSON.stringify(event.cell)
      ? null
      : `column ${event.column} with ${one} and ${two} is another cell`;
  };

/** Units that a prompting item concerns. */
function asksAbout(entry: AgendaItem): readonly UnitIndex[] {
  switch (entry.do) {
    case 'attack':
      return [entry.approach.unit];
    case 'advance':
    case 'breakthrough':
    case 'value':
    case 'end':
      return [entry.unit];
    case 'occupy':
      return entry.units;
    case 'go-in':
    case 'forced':
    case 'shake':
    case 'results':
    case 'fight':
    case 'breaking':
      return [];
  }
}

/** 31: until the battle is over a side is prompted, about a unit in play, by an item that can prompt. */
const asked: Invariant = ({ table, after }, say) => {
  if (after.phase === 'over') return;
  const question = questionIn(table, after);
  if (question === null) {
    say('nobody is asked');
    return;
  }
  const top = after.agenda.at(-1);
  if (top === undefined) return;
  const about = asksAbout(top);
  if (!about.some((unit) => entryAt(after.units, unit).status === 'on'))
    say(`${top.do} asks about nobody in play`);
};

/** 32: whatever is counted per window or per player turn starts at zero. */
const windows: Invariant = ({ table, events, after }, say) => {
  const began = events.findLastIndex(({ kind }) => kind === 'turnBegan');
  const event = events[began];
  if (event?.kind !== 'turnBegan') return;
  const later = events.slice(began + 1);
  after.units.forEach((unit, index) => {
    const isUntouched = !later.some((each) => 'unit' in each && each.unit === index);
    if (!isUntouched) return;
    const { fired, moved, changed, charged, quiet, reactions } = unit;
    if (event.window === 'new' && unit.lost + unit.tested > 0)
      say(`${nameOf(table, index)} brings losses along`);
    if (fired || moved || changed || charged || quiet || reactions > 0 || unit.drew.length > 0)
      say(`${nameOf(table, index)} has acted before its player turn`);
  });
};

/** 33: the battle is over exactly when a side is broken at the end of a player turn, the last turn is over, or a side concedes. */
const endings: Watch = (step) => (event, now) => {
  const { table, command } = step;
  const broken = table.sides.filter(({ index }) => isBroken(table, now, index));
  if (event.kind === 'turnBegan' && now.phase === 'turn') {
    if (broken.length > 0) return `${entryAt(broken, 0).id} is broken and fights on`;
    if (event.turn > table.turns) return 'the battle goes on after its last turn';
  }
  if (event.kind !== 'ended') return null;
  const { by, points, winners } = event.result;
  if (JSON.stringify(points) !== JSON.stringify(allPoints(table, now))) return 'the points are others';
  if (command.kind === 'concede') return winners.includes(step.side) ? 'who gives up wins' : null;
  if (by === 'scenario.broken') {
    const isRight = broken.length > 0 && broken.every(({ id }) => !winners.includes(id));
    return isRight ? null : 'nobody is broken, or the broken win';
  }
  const isLast = now.turn >= table.turns && now.active !== now.first;
  return isLast ? null : 'the battle ends before its last turn';
};

const result: Invariant = ({ before, after }, say) => {
  if ((after.phase === 'over') !== (after.result !== null))
    say('over without a result, or the other way round');
  if (before.phase === 'over') say('something happened after the battle');
};

/** Events alone lead from one state to the next. */
const replay: Invariant = ({ table, before, events, after }, say) => {
  const again = copyState(before);
  for (const event of events) apply(table, again, event);
  if (!isSameData(again, after)) say('the events do not lead to the state');
};

export const courseInvariants: Readonly<Record<string, Invariant>> = {
  '31 asked': asked,
  '32 windows': windows,
  '33 result': result,
  replay,
};
export const courseWatches: Readonly<Record<string, Watch>> = {
  '7 old clashes': oldClashes,
  '28 melees': melees,
  '29 cells': cells,
  '33 endings': endings,
};
