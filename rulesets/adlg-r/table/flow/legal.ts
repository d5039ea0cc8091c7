/** `commandsFor`: the commands at a question that can be listed, in the order of the roster. Moves and free places cannot. */
import { entryAt } from '@grognard/lists';
import { corpsToActivate, plotRally, plotRide } from '../actions/command/index.ts';
import { mayEngage, meleesToChoose } from '../actions/melee/index.ts';
import { mayPursue, mustPursue } from '../actions/rout/index.ts';
import { firingContextOf, shotsFor } from '../actions/shoot/index.ts';
import type { AdlgCommand } from '../state/commands.ts';
import type { CorpsIndex, SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { unitsOn } from '../state/sides.ts';
import { isRefused } from '../state/turn.ts';
import type { SequenceQuestion } from './question.ts';

const done: AdlgCommand = { kind: 'done' };

export function commandsFor(
  table: Table,
  state: State,
  { phase, side }: SequenceQuestion,
): readonly AdlgCommand[] {
  switch (phase) {
    case 'activation':
      return corpsToActivate(table, state).map((corps) => ({
        kind: 'activate',
        corps: corpsId(table, corps),
      }));
    case 'orders':
      return [...ralliesFor(table, state, side), ...ridesFor(table, state), done];
    case 'shooting':
      return [...shotsOf(table, state, side), done];
    case 'engagement':
      return [
        ...mayEngage(table, state, side).map(
          (corps): AdlgCommand => ({ kind: 'engage', corps: corpsId(table, corps), yes: true }),
        ),
        done,
      ];
    case 'melee':
      return [
        ...meleesToChoose(table, state).map(
          ({ a, b }): AdlgCommand => ({ kind: 'fight', unit: idOf(table, a), against: idOf(table, b) }),
        ),
        done,
      ];
    case 'pursuit':
      return [...pursuitsFor(table, state), done];
    case 'rout':
    case 'check':
    case 'answer':
    case 'follow':
    case 'wing':
    case 'face':
    case 'pursued':
      return [];
  }
}

function idOf({ units }: Table, unit: UnitIndex): string {
  return entryAt(units, unit).id;
}

function corpsId({ corps }: Table, index: CorpsIndex): string {
  return entryAt(corps, index).id;
}

function ralliesFor(table: Table, state: State, side: SideIndex): AdlgCommand[] {
  return unitsOn(table, state, side)
    .filter((unit) => entryAt(table.units, unit).corps === state.corps)
    .flatMap((unit) =>
      [false, true]
        .filter((free) => !isRefused(plotRally(table, state, unit, free)))
        .map((free): AdlgCommand => ({ kind: 'rally', unit: idOf(table, unit), free })),
    );
}

/** Rides to units. */
function ridesFor(table: Table, state: State): AdlgCommand[] {
  const corps = table.corps.find(({ index }) => index === state.corps);
  if (corps === undefined) return [];
  return corps.units
    .filter((unit) => entryAt(state.units, unit).status === 'on')
    .flatMap((unit) => {
      const { x, y } = entryAt(state.units, unit).pose;
      return [false, true]
        .filter((free) => !isRefused(plotRide(table, state, corps.index, { x, y }, unit, free)))
        .map(
          (free): AdlgCommand => ({
            kind: 'ride',
            corps: corps.id,
            to: { x, y },
            attach: idOf(table, unit),
            free,
          }),
        );
    });
}

function shotsOf(table: Table, state: State, side: SideIndex): AdlgCommand[] {
  return shotsFor(firingContextOf(table, state), unitsOn(table, state, side)).map(
    ({ target, main, edge, supports }) => ({
      kind: 'shoot',
      target: idOf(table, target),
      main: idOf(table, main),
      edge,
      supports: supports.map((unit) => idOf(table, unit)),
    }),
  );
}

function pursuitsFor(table: Table, state: State): AdlgCommand[] {
  const able = mayPursue(table, state);
  const bound = able.filter((unit) => mustPursue(table, state, unit));
  // Units that must go before others (`pursuit.one`).
  return (bound.length > 0 ? bound : able).map((unit) => ({
    kind: 'pursue',
    unit: idOf(table, unit),
    by: table.sizes.ud,
    with: [],
  }));
}
