/** Every command of a battle has a gesture: which one, by command. The compiler asks for a line where one is added. Set-up, markers and marches: `apart/`. */
import type { Interaction } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import { expect, it } from 'vitest';
import { tableRules } from '../rules.ts';
import type { CommandKind } from '../state/commands.ts';
import type { FrontContact, State, Table } from '../state/model.ts';
import type { SetupOnlyKind } from '../state/setup-part.ts';
import { layBattle } from '../testing/battle.ts';
import { playFrom } from '../testing/play.ts';
import { createInteraction } from './index.ts';

interface Position {
  readonly table: Table;
  readonly state: State;
}

interface Shown {
  readonly at: () => Position;
  readonly piece: string;
  readonly values: Readonly<Record<string, Json>>;
  /** Task of which the first real choice is taken besides. */
  readonly choose?: string;
}

const horse = (x: number, y: number) => ({ kind: 'heavy-cavalry', at: [x, y] }) as const;
const foot = (x: number, y: number) => ({ kind: 'pike-and-shot', at: [x, y], weapon: 'musket' }) as const;
const light = (x: number, y: number) => ({ kind: 'light-cavalry', at: [x, y] }) as const;

/** The south with its corps activated, and an enemy in reach. */
function orders(change: (state: State, table: Table) => void = () => undefined): Position {
  const { table, state } = layBattle({ south: { a: foot(10, 5) }, north: { z: horse(10, 8) } });
  state.corps = table.corps[0]!.index;
  state.commands[state.corps]!.cp = 9;
  change(state, table);
  return { table, state };
}

const contact = (table: Table, complete: boolean): FrontContact => ({
  by: table.unitOf.get('a')!,
  on: table.unitOf.get('z')!,
  edge: 'front',
  complete,
  since: 1,
  how: 'charge',
  uncontrolled: false,
  first: true,
});

const inContact = (step: State['step']) => () => {
  const { table, state } = layBattle({ south: { a: foot(10, 5) }, north: { z: foot(10, 6) } });
  state.step = step;
  state.contacts = [contact(table, true)];
  return { table, state };
};

function charged(): Position {
  const played = playFrom(
    { south: { a: horse(10, 5) }, north: { z: light(10, 8.5) } },
    { 'south-corps': { command: [6] } },
  );
  played.give({ kind: 'activate', corps: 'south-corps' });
  played.give({ kind: 'charge', units: ['a'], target: 'z' });
  return played;
}

function evaded(): Position {
  const played = playFrom(
    { south: { a: horse(10, 5) }, north: { z: light(10, 8.5) } },
    { 'south-corps': { command: [6] }, z: { evade: [6] } },
  );
  played.give({ kind: 'activate', corps: 'south-corps' });
  played.give({ kind: 'charge', units: ['a'], target: 'z' });
  played.give({ kind: 'answer', units: ['z'], how: 'evade' });
  return played;
}

const act = (name: string, at = orders): Shown => ({ at, piece: 'a', values: { act: name } });
const manner = (how: string): Shown => ({ at: orders, piece: 'a', values: { charge: 'z', manner: how } });

type BattleKind = Exclude<CommandKind, SetupOnlyKind | 'reveal' | 'enter' | 'done' | 'concede'>;

const shown: Readonly<Record<BattleKind, Shown>> = {
  activate: {
    at: () => layBattle({ south: { a: foot(10, 5) }, north: { z: horse(10, 8) } }),
    piece: 'a',
    values: {},
    choose: 'activate',
  },
  urge: {
    at: () => {
      const laid = layBattle({
        southCorps: {
          first: { units: { a: foot(10, 5) } },
          second: { chief: false, units: { b: horse(16, 5) } },
        },
        north: { z: horse(28, 19) },
      });
      laid.state.corps = laid.table.corpsOf.get('first')!;
      laid.state.commands[laid.table.corpsOf.get('second')!]!.hesitant = true;
      return laid;
    },
    piece: 'commander-first',
    values: { urge: 'second' },
  },
  move: { at: orders, piece: 'a', values: { place: { x: 4000, y: 2400 } } },
  support: manner('support'),
  charge: manner('charge'),
  spontaneous: manner('spontaneous'),
  hold: act('hold'),
  disengage: act('disengage'),
  leave: act('leave-back'),
  rally: act('rally'),
  stakes: act('stakes'),
  ready: act('ready'),
  square: act('square'),
  conform: act('conform', () =>
    orders((state, table) => {
      state.contacts = [contact(table, false)];
    }),
  ),
  ride: { at: orders, piece: 'commander-south-corps', values: { place: { x: 4400, y: 1600 } } },
  answer: { at: charged, piece: 'z', values: { answer: 'stand' } },
  follow: { at: evaded, piece: 'a', values: {} },
  shoot: {
    at: () =>
      orders((state) => {
        state.step = 'shooting';
      }),
    piece: 'a',
    values: { target: 'z' },
  },
  engage: {
    at: () => {
      const laid = inContact('engagement')();
      const { commander } = laid.state.commands[laid.table.corpsOf.get('south-corps')!]!;
      commander.status = 'with';
      commander.with = laid.table.unitOf.get('a')!;
      return laid;
    },
    piece: 'commander-south-corps',
    values: { engage: 'yes' },
  },
  fight: { at: inContact('melee'), piece: 'a', values: {}, choose: 'fight' },
  pursue: {
    at: () => {
      const laid = layBattle({ south: { a: horse(10, 5) }, north: { z: foot(10, 8), y: foot(20, 12) } });
      laid.state.step = 'pursuit';
      laid.state.victors = [{ unit: laid.table.unitOf.get('a')!, over: laid.table.unitOf.get('z')! }];
      return laid;
    },
    piece: 'a',
    values: { pursue: 'yes' },
  },
  choose: {
    at: () =>
      orders((state, table) => {
        state.agenda = [{ do: 'wing', corps: table.corps[0]!.index }];
      }),
    piece: 'a',
    values: { choose: 'left' },
  },
};

/** The first choice of a task that means something. */
function chosenIn(
  hand: Interaction,
  piece: string,
  task: string | undefined,
): Readonly<Record<string, Json>> {
  if (task === undefined) return {};
  const found = hand.tasks({ pieces: [piece], values: {} }).find(({ id }) => id === task);
  const choices = found !== undefined && 'choices' in found ? found.choices : [];
  const choice = choices.find(({ value }) => value !== null);
  return choice === undefined ? {} : { [task]: choice.value };
}

it.each(Object.entries(shown))(
  'command.group: %s is given by a gesture',
  (kind, { at, piece, values, choose }) => {
    const { table, state } = at();
    const side = table.sides[table.units.find(({ id }) => id === piece)?.side ?? 0]!.id;
    const hand = createInteraction(table)(tableRules(table).view(state, { side }), side);
    const gesture = { pieces: [piece], values: { ...values, ...chosenIn(hand, piece, choose) } };
    const { finish } = hand.prompt;
    const given = [...hand.propose(gesture).commands, ...(finish === null ? [] : [finish.command])];
    expect(given.map((one) => one.kind)).toContain(kind);
  },
);

it('turn.sequence: what is asked is closed by a button, and the battle given up by another', () => {
  const { table, state } = orders();
  const { prompt } = createInteraction(table)(tableRules(table).view(state, { side: 'south' }), 'south');
  expect([prompt.finish?.command, prompt.concede]).toEqual([{ kind: 'done' }, { kind: 'concede' }]);
});
