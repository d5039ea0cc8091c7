/** Test that every row used on the table belongs to one part of the battle, and that a test names it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/index.ts';
import { setUpRows } from './trial/rule-coverage/rows-set-up.ts';

/** The folders of the table that play the rows of a chapter, from the first activation to the result. */
const playedBy: Readonly<Record<string, string>> = {
  unit: 'bodies, field, actions/melee',
  ability: 'actions/melee, actions/shoot, actions/headstrong',
  turn: 'flow',
  command: 'actions/command, bodies',
  move: 'actions/move',
  zoc: 'zones, actions/move, actions/leave',
  interpenetration: 'actions/pass, bodies',
  disengage: 'actions/leave',
  charge: 'actions/charge, actions/headstrong, actions/support',
  evade: 'actions/evade',
  conform: 'actions/conform, actions/meet',
  shoot: 'actions/shoot',
  melee: 'actions/melee',
  rout: 'actions/rout',
  pursuit: 'actions/rout, actions/meet',
  rally: 'actions/command',
  commander: 'actions/command, actions/rout, actions/melee',
  square: 'flow, actions/melee',
  fortification: 'actions/melee, actions/move, actions/run',
  camp: 'actions/camp, actions/charge',
  wagon: 'actions/melee, actions/move, actions/meet',
  artillery: 'actions/shoot, actions/move',
  elephant: 'actions/melee, actions/rout, actions/pass',
  terrain: 'field, actions/move, actions/melee',
  army: 'flow',
  deploy: 'actions/command',
  victory: 'flow',
};

const rows = catalogue.filter(({ use }) => use.includes('table')).map(({ id }) => id);
const ofSequence = rows.filter((id) => !setUpRows.includes(id));

/** The text of all tests of a folder, this one and what only lists rows apart. */
function testsIn(folder: URL): string {
  return readdirSync(folder)
    .map((name) => {
      const at = new URL(name, folder);
      if (statSync(at).isDirectory()) return testsIn(new URL(`${name}/`, folder));
      return name.endsWith('.test.ts') && name !== 'rows.test.ts' ? readFileSync(at, 'utf8') : '';
    })
    .join('\n');
}

describe('rows of the table', () => {
  it('each belongs to the set-up or to one part of the sequence', () => {
    expect(setUpRows.filter((id) => !rows.includes(id))).toEqual([]);
    expect(ofSequence.filter((id) => !Object.hasOwn(playedBy, id.slice(0, id.indexOf('.'))))).toEqual([]);
    expect([rows.length, ofSequence.length]).toEqual([576, 514]);
  });

  it('each is named by a test of the table, of the procedures or of the armies', () => {
    const tests = ['./', '../rules/', '../army/']
      .map((folder) => testsIn(new URL(folder, import.meta.url)))
      .join('\n');
    const isNamed = (id: string) => new RegExp(`${id.replace('.', '\\.')}(?![a-z-])`).test(tests);
    expect(rows.filter((id) => !isNamed(id))).toEqual([]);
  });
});
