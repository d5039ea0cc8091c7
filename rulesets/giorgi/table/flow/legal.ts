/** `commandsFor`: the commands at a prompt that can be listed, in the order of the roster. Moves and places cannot. */

import { entryAt, numberAt } from '@grognard/lists';
import { answersOf } from '../actions/attack/index.ts';
import { nextMelees } from '../actions/melee/index.ts';
import { hasReserve } from '../actions/setup/first.ts';
import type { AnswerCommand, GiorgiCommand } from '../state/commands.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { towardsEnemy, unitsOn } from '../state/sides.ts';
import { fireOf } from './given-command.ts';
import type { TurnQuestion } from './question.ts';
import { legalShots } from './shots.ts';
import { routersToTest, unitsToReform } from './start-step.ts';

export function commandsFor(
  table: Table,
  state: State,
  { phase, side }: TurnQuestion,
): readonly GiorgiCommand[] {
  switch (phase) {
    case 'roll':
      return [{ kind: 'roll' }];
    case 'terrain':
      return [{ kind: 'lay', piece: null, at: { x: 0, y: 0 }, heading: 0 }];
    case 'edge':
      return (['south', 'north'] as const).map((edge) => ({ kind: 'edge', edge }));
    case 'start':
      return [...nerveFor(table, state), { kind: 'done' }];
    case 'guns':
    case 'small-arms':
      return [...shotsFor(table, state, side), { kind: 'done' }];
    case 'melee':
      return fightsFor(table, state);
    case 'reaction':
      return [...answersFor(table, state), { kind: 'done' }];
    case 'move':
    case 'breakthrough':
      return [{ kind: 'done' }];
    case 'deploy':
      return hasReserve(table, state, side) ? [] : [{ kind: 'done' }];
    case 'breaking':
      return [];
    case 'end':
      return choices('left', 'right');
    case 'value':
      return choices('first', 'second');
    case 'advance':
      return choices('yes', 'no');
    case 'occupy':
      return occupiersIn(table, state);
  }
}

function nerveFor(table: Table, state: State): readonly GiorgiCommand[] {
  const id = (unit: UnitIndex) => entryAt(table.units, unit).id;
  return [
    ...routersToTest(table, state).map(
      (unit): GiorgiCommand => ({ kind: 'rally', unit: id(unit), heading: towardsEnemy(table, state, unit) }),
    ),
    ...unitsToReform(table, state).map((unit): GiorgiCommand => ({ kind: 'reform', unit: id(unit) })),
  ];
}

function fightsFor(table: Table, state: State): readonly GiorgiCommand[] {
  return nextMelees(table, state).map(({ attackers }) => ({
    kind: 'fight',
    unit: entryAt(table.units, numberAt(attackers, 0)).id,
  }));
}

type Choice = Extract<GiorgiCommand, { readonly kind: 'choose' }>;

function choices(...words: readonly Choice['take'][]): Choice[] {
  return words.map((take) => ({ kind: 'choose', take, unit: null }));
}

function occupiersIn({ units }: Table, { agenda }: State): readonly Choice[] {
  const top = agenda[agenda.length - 1];
  const ids = top?.do === 'occupy' ? top.units.map((unit) => entryAt(units, unit).id) : [];
  return [
    ...ids.map((unit): Choice => ({ kind: 'choose', take: 'yes', unit })),
    { kind: 'choose', take: 'no', unit: null },
  ];
}

function shotsFor(table: Table, state: State, side: SideIndex): readonly GiorgiCommand[] {
  return unitsOn(table, state, side).flatMap((unit) =>
    legalShots(table, state, unit).map((shot) => fireOf(table, shot)),
  );
}

/** One command for each reaction, each formation that can be formed, each weapon that can be fired. */
function answersFor(table: Table, state: State): readonly AnswerCommand[] {
  return answersOf(table, state)
    .filter(({ refusals }) => refusals.length === 0)
    .flatMap(({ unit, how, shots, formations }) => {
      const plain: AnswerCommand = {
        kind: 'answer',
        unit: entryAt(table.units, unit).id,
        how,
        shot: null,
        face: null,
        piece: null,
        formation: null,
        files: 0,
        gap: null,
      };
      if (how === 'form') return formations.map((formation) => ({ ...plain, formation }));
      if (how !== 'fire' && how !== 'fire-and-flee') return [plain];
      return shots.map(({ shot, face, piece }) => ({
        ...plain,
        shot,
        face: face < 0 ? null : face,
        piece: piece < 0 ? null : piece,
      }));
    });
}
