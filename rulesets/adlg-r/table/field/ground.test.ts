/** What each kind of terrain is on the table: for movement, sight, height and melee (chapter terrain), and works (chapter fortification). */
import { describe, expect, it } from 'vitest';
import type { TerrainKind } from '../../data/table.ts';
import type { Kind } from '../../model.ts';
import { melee } from '../../rules/melee/procedure.ts';
import { mustEvade } from '../actions/evade/index.ts';
import { meleeFacts, meleesIn } from '../actions/melee/index.ts';
import { firingContextOf } from '../actions/shoot/index.ts';
import { sightOf } from '../actions/shoot/sight.ts';
import { type BattleSetup, indexIn, layBattle, tableOf } from '../testing/battle.ts';
import { touch } from '../testing/contacts.ts';
import { penalises } from './index.ts';

const piece = (kind: TerrainKind, more: object = {}) =>
  ({ kind, form: 'rectangle', at: [10, 10], size: [6, 6], ...more }) as const;

function drawn(kind: TerrainKind, options: BattleSetup['options'] = {}) {
  const { ground, isCover, level } = tableOf({ areas: [piece(kind)], options }).field.areas[0]!;
  return [ground, isCover, level];
}

describe('kinds of terrain', () => {
  it.each([
    ['terrain.hill', 'gentle-hill', ['open', false, 1]],
    ['terrain.hill', 'steep-hill', ['difficult', false, 1]],
    ['terrain.brush', 'brush', ['brush', false, 0]],
    ['terrain.field', 'field', ['field', false, 0]],
    ['terrain.enclosed-field', 'enclosed-field', ['enclosed-field', true, 0]],
    ['terrain.plantation', 'plantation', ['rough', true, 0]],
    ['terrain.gully', 'gully', ['rough', false, 0]],
    ['terrain.wood', 'wood', ['difficult', true, 0]],
    ['terrain.marsh', 'marsh', ['difficult', false, 0]],
    ['terrain.marsh', 'dunes', ['difficult', false, 0]],
    ['terrain.village', 'village', ['difficult', true, 0]],
    ['terrain.impassable', 'impassable', ['impassable', false, 0]],
  ] as const)('%s: %s is %j', (_id, kind, expected) => {
    expect(drawn(kind)).toEqual(expected);
  });

  it('terrain.classes, terrain.penalising: rough and difficult for heavy foot and horse, difficult for others, nothing for light infantry', () => {
    const all: Record<string, Kind> = {
      pikes: 'pike-and-shot',
      riders: 'heavy-cavalry',
      elephants: 'elephants',
      wagon: 'war-wagon',
      shot: 'shot',
      light: 'light-infantry',
      gun: 'light-artillery',
    };
    const south = Object.fromEntries(
      Object.entries(all).map(([id, kind], n) => [id, { kind, at: [3 + 3 * n, 2] }]),
    );
    const table = tableOf({ south });
    const hurt = (ground: Parameters<typeof penalises>[2]) =>
      Object.keys(all).filter((id) => penalises(table, indexIn(table, id), ground));
    expect(hurt('open')).toEqual([]);
    expect(hurt('rough')).toEqual(['pikes', 'riders', 'elephants', 'wagon']);
    expect(hurt('brush')).toEqual(['pikes', 'riders', 'wagon']);
    expect(hurt('difficult')).toEqual(expect.arrayContaining(['pikes', 'riders', 'elephants', 'shot']));
    expect(hurt('difficult')).not.toContain('light');
  });

  it('terrain.enclosed-field: by option elephants have no easier way through it', () => {
    const south = { beast: { kind: 'elephants', at: [3, 2] } } as const;
    const hurts = [{}, { 'terrain.enclosed-field': { elephantOpen: false } }].map((options) => {
      const table = tableOf({ south, options });
      return penalises(table, indexIn(table, 'beast'), 'enclosed-field');
    });
    expect(hurts).toEqual([false, true]);
  });
});

/** Whether one unit sees another across or in a piece of ground. */
function sees(
  areas: BattleSetup['areas'],
  from: readonly [number, number],
  to: readonly [number, number],
): boolean {
  const { table, state } = layBattle({
    areas: areas ?? [],
    south: { eye: { kind: 'light-artillery', at: from } },
    north: { seen: { kind: 'light-infantry', at: to } },
  });
  const look = { unit: indexIn(table, 'eye'), edge: 'front', target: indexIn(table, 'seen') } as const;
  return sightOf(firingContextOf(table, state), look).seen;
}

describe('sight', () => {
  it('terrain.horizon, terrain.ridge: behind a crest a unit is seen from beyond it or within 1 UD', () => {
    const hill = [
      piece('gentle-hill', {
        ridge: [
          [7, 10],
          [13, 10],
        ],
      }),
    ];
    expect([
      sees(hill, [10, 6], [10, 12]),
      sees(hill, [10, 6], [10, 10.8]),
      sees(hill, [10, 11.5], [10, 14]),
    ]).toEqual([false, true, true]);
  });

  it('terrain.gully: wholly inside it is neither seen nor sees from more than 1 UD of the edge', () => {
    const gully = [piece('gully')];
    expect([
      sees(gully, [10, 4], [10, 10]),
      sees(gully, [10, 6.2], [10, 10]),
      sees(gully, [10, 8], [10, 15]),
    ]).toEqual([false, true, false]);
  });
});

/** Lines of a melee of `a`, who attacks, across works behind which `b` stands. */
function across(
  kind: 'fortification' | 'obstacle' | 'stakes',
  attacker: Kind,
  defender: Kind,
  options: BattleSetup['options'] = {},
) {
  const { table, state } = layBattle({
    options,
    works: kind === 'stakes' ? [] : [{ kind, from: [12, 10], to: [8, 10] }],
    south: { b: { kind: defender, at: [10, 9.5], traits: ['salvo'] } },
    north: { a: { kind: attacker, at: [10, 10.375], traits: ['impact'] } },
  });
  touch(table, state, 'a', 'b', { first: true });
  if (kind === 'stakes') state.units[indexIn(table, 'b')]!.stakes = { x: 0, y: 0, heading: 0 };
  const [paired] = meleesIn(table, state);
  const lines: { rule: string }[] = [];
  melee.assess(melee.situation(table.rules, meleeFacts(table, state, paired!)), lines as never);
  return lines.map(({ rule }) => rule);
}

describe('works', () => {
  it('fortification.li: light infantry behind a fortification need not evade heavy troops', () => {
    const must = (works: BattleSetup['works']) => {
      const { table, state } = layBattle({
        works: works ?? [],
        south: { b: { kind: 'light-infantry', at: [10, 9.75] } },
        north: { a: { kind: 'heavy-cavalry', at: [10, 13] } },
      });
      return mustEvade(table, state, indexIn(table, 'b'), [indexIn(table, 'a')]);
    };
    const line = { from: [12, 10], to: [8, 10] } as const;
    expect(must([])).toBe(true);
    expect(must([{ kind: 'fortification', ...line }])).toBe(false);
    expect(must([{ kind: 'obstacle', ...line }])).toBe(true);
  });

  it('fortification.kinds, fortification.place: earthworks and ditches stand on the map from the start and stay', () => {
    const { table } = layBattle({ works: [{ kind: 'obstacle', from: [12, 10], to: [8, 10] }] });
    expect(table.field.works.map(({ kind, id }) => [kind, id])).toEqual([['obstacle', 'work-0']]);
  });

  it('fortification.melee, fortification.mounted: 1 more for foot in a fortification alone, 2 less for mounted attackers across any works', () => {
    const rules = (kind: 'fortification' | 'obstacle') => across(kind, 'heavy-cavalry', 'pike-and-shot');
    expect(rules('fortification')).toEqual(expect.arrayContaining(['melee.higher', 'melee.mounted-works']));
    expect(rules('obstacle')).toContain('melee.mounted-works');
    expect(rules('obstacle')).not.toContain('melee.higher');
  });

  it('fortification.no-impact, fortification.stakes-no-impact: no Impact across works; across stakes by option', () => {
    const barred = (kind: 'fortification' | 'obstacle' | 'stakes', options = {}) =>
      across(kind, 'heavy-cavalry', 'shot', options).filter((rule) => rule.includes('no-impact'));
    expect(barred('fortification')).toContain('fortification.no-impact');
    expect(barred('obstacle')).toContain('fortification.no-impact');
    expect(barred('stakes')).toContain('fortification.stakes-no-impact');
    expect(barred('stakes', { 'fortification.stakes-no-impact': false })).toEqual([]);
  });
});
