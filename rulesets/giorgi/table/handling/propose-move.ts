/** What a gesture comes to for a unit that moves or attacks: its command judged, its ghost, prices, fire drawn, how far it fits. */
import type { Gesture, Item, Proposal } from '@grognard/engine';
import { type ExplainedLine, type Json, Problem } from '@grognard/rules-kit';
import { crossings } from '../attack/index.ts';
import { checkCommand } from '../course/check.ts';
import { layPlain } from '../course/check-move.ts';
import { firingAt, zonesOf } from '../fire/index.ts';
import type { State, Table } from '../model.ts';
import type { LaidMove } from '../move/index.ts';
import type { MoveCommand, Step } from '../orders.ts';
import { isNo } from '../turn.ts';
import { attackNotes, attackTold } from './attack-told.ts';
import { fact, hindrancesIn, unread } from './cited.ts';
import { fitted } from './fitted.ts';
import { type Foreseen, foresee } from './foresee.ts';
import type { Holding } from './holding.ts';
import { ghostOf, zoneItems } from './look.ts';
import { type MoveTold, moveTold } from './move-told.ts';
import { stretchesOf, wayOnTable } from './stretches.ts';
import { nothingProposed, refused, type Told } from './told.ts';
import { shotTold, testChance } from './volley-told.ts';
import { handWordsOf } from './words.ts';

export function proposeMove(holding: Holding, unit: number, gesture: Gesture): Proposal {
  const { table, state, side } = holding;
  const { id } = table.units[unit]!;
  const told = moveTold(holding, unit, gesture.told);
  if (told instanceof Problem) return refused([unread(table, told, id)]);
  const { command } = told;
  if (command === null) return nothingProposed;
  const against = hindrancesIn(table, checkCommand(table, state, side, command, 'verdict'), id);
  return {
    commands: [command],
    against,
    ...(told.approach === null ? showMove(holding, unit, command) : showAttack(holding, unit, told)),
    fits: against.length === 0 ? null : fitsBy(holding, unit, gesture, told),
  };
}

type Shown = Pick<Proposal, 'items' | 'stretches' | 'notes'>;

/** What changes of formation take of a move, whatever the ground. */
function changesIn({ rules, units }: Table, unit: number, steps: readonly Step[]): number {
  const { limberCost, changeCost } = rules.table;
  const each = units[unit]!.arm === 'artillery' ? limberCost : changeCost;
  return steps.filter(({ step }) => step === 'form').length * each;
}

function showMove({ table, state }: Holding, unit: number, command: MoveCommand): Shown {
  const laid = layPlain(table, state, { ...command, target: null });
  const foreseen = foresee(table, state, unit, command.steps);
  const stands = isNo(laid)
    ? foreseen.stands
    : ((laid as LaidMove).into?.stands ?? (laid as LaidMove).stands);
  const way = { ...foreseen, stands };
  const used = changesIn(table, unit, command.steps);
  const stretches = stretchesOf(table, state, unit, way, used).map((stretch) =>
    isNo(laid) ? stretch : { ...stretch, isWithin: true },
  );
  const { id, side } = table.units[unit]!;
  const drawn = isNo(laid) ? [] : crossingsOf(table, state, unit, laid as LaidMove);
  return {
    items: [
      ...drawn.flatMap(({ by }) => zoneItems(table, by, zonesOf(table, state, by))),
      ...wayOnTable(id, table.sides[side]!.id, foreseen.tracks, stretches),
      ghostOf(table, state, unit, stands),
    ],
    stretches,
    notes: moveNotes(table, state, unit, command, isNo(laid) ? null : (laid as LaidMove), way, drawn),
  };
}

interface Drawn {
  readonly by: number;
  readonly line: ExplainedLine;
}

/** Whose fire the move draws, and what that would cost. */
function crossingsOf(table: Table, state: State, unit: number, laid: LaidMove): readonly Drawn[] {
  const { percent, decimal, odds, cm } = handWordsOf(table);
  return crossings(table, state, unit, laid.tracks, laid.formations, laid.standings).map(
    ({ by, shot, along, at }) => {
      const told = shotTold(table, firingAt(table, state, shot, at));
      const test = percent(testChance(state, unit, told));
      const value = odds.firesAfter(cm(along), percent(told.any), decimal(told.mean), test);
      return { by, line: fact(`fire.${by}`, table.units[by]!.name, value) };
    },
  );
}

function moveNotes(
  table: Table,
  state: State,
  unit: number,
  { steps }: MoveCommand,
  laid: LaidMove | null,
  { stands }: Foreseen,
  drawn: readonly Drawn[],
): Proposal['notes'] {
  const { notes, percent, formation } = handWordsOf(table);
  const lines: ExplainedLine[] = [];
  if (laid !== null) lines.push(fact('effort', notes.effort, percent(laid.effort)));
  const changes = changesIn(table, unit, steps);
  if (changes > 0) lines.push(fact('changes', notes.changes, percent(changes)));
  if (stands.formation !== state.units[unit]!.stands.formation)
    lines.push(fact('formation', notes.formation, formation(stands.formation)));
  return [
    ...(lines.length === 0 ? [] : [{ title: notes.move, lines }]),
    ...(drawn.length === 0 ? [] : [{ title: notes.drawsFire, lines: drawn.map(({ line }) => line) }]),
  ];
}

function showAttack({ table, state }: Holding, unit: number, { approach }: MoveTold): Shown {
  const { id, side } = table.units[unit]!;
  const foreseen = foresee(table, state, unit, approach!.steps);
  const stretches = stretchesOf(table, state, unit, foreseen, 0);
  const { rehearsed } = attackTold(table, state, approach!);
  const items: Item[] = [
    ...wayOnTable(id, table.sides[side]!.id, foreseen.tracks, stretches),
    ghostOf(table, state, unit, rehearsed.stands),
  ];
  return {
    items,
    stretches: stretches.map((stretch) => ({ ...stretch, isWithin: true })),
    notes: attackNotes(table, state, approach!),
  };
}

/** The same move as far as it is legal: its way cut shorter, if need be without a formation taken up at the end. */
function fitsBy(holding: Holding, unit: number, gesture: Gesture, told: MoveTold): Gesture | null {
  const { table, state, side } = holding;
  const { command, head, middle, last } = told;
  if (command === null || command.target !== null || command.enter !== null) return null;
  const from = foresee(table, state, unit, [...head, ...middle.slice(0, -1)]).stands;
  for (const after of last.length === 0 ? [last] : [last, []]) {
    const isLegal = (steps: readonly Step[]) =>
      checkCommand(table, state, side, { ...command, steps: [...head, ...steps, ...after] }, 'verdict')
        .allowed;
    const cut = fitted(middle, isLegal, from);
    if (cut !== null)
      return { ...gesture, told: toldAs(gesture.told, cut, after === last ? 'formed' : 'as it is') };
  }
  return null;
}

/** The way in place of what was told of it: points where there are only points, steps otherwise. */
function toldAs(told: Told, steps: readonly Step[], end: 'formed' | 'as it is'): Told {
  const { place: _place, way: _way, march: _march, ...rest } = told;
  const { formation: _formation, files: _files, gap: _gap, formWhen: _when, ...plain } = rest;
  const isWay = steps.every(({ step }) => step === 'way');
  const points = steps.flatMap((step) => (step.step === 'way' ? [{ ...step.to }] : []));
  return {
    ...(end === 'formed' ? rest : plain),
    ...(isWay ? { way: points } : { march: steps as unknown as Json }),
  };
}
