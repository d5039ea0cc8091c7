/** Test that every row used on the table belongs to one part of the battle, and of which no test speaks by its id. */
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

/**
 * Rows of the sequence that no test names. Most say what a word means or are seen in every battle (the trial shows each at work).
 * charge.extension, charge.slide-along, charge.counter, evade.enemy-li and evade.gap are not played yet.
 */
const unnamed: Readonly<Record<string, string>> = {
  unit: 'quality-not battle-unit single light unmanoeuvrable cohesion disordered routed edges depth sectors premeasure enemy-near dragoons-when',
  ability: 'expendable',
  turn: 'corps activation victory',
  command: 'ordinary brilliant strategist free-part lapse test-now deep-turn difficult-once group-difficult',
  move: 'li lmi levy lh mobile ahead multiple-enemy multiple-order third-commander exit-difficult unmanoeuvrable-easy',
  zoc: 'melee-any ignored binding stay charge-line-up exit-forced test-points same-moment',
  interpenetration: 'li burst-when',
  charge:
    'light-infantry-stop procedure one-by-one range-group extension stops edge-which slide-along counter steps',
  evade:
    'group blocked-zoc blocked-slide align align-cost distance-group avoid avoid-how terrain zoc enemy-li gap search',
  conform: 'to motion rear-corner shift-never incomplete fallback ambiguous routed',
  shoot: 'optional sight-hidden',
  melee: 'contact roles main simple-support-two in-melee',
  rout: 'when',
  rally: 'rear-support when',
  commander: 'risk-when rally-unit',
  square: 'cost',
  camp: 'unit',
  wagon: 'battle-ready alone one-main support never',
  artillery: 'pivot-cost never',
  elephant: 'impact panic-who',
  army: 'break',
  victory: 'value-routed draw',
};

const listed = (chapters: Readonly<Record<string, string>>): string[] =>
  Object.entries(chapters).flatMap(([chapter, ids]) =>
    ids
      .trim()
      .split(/\s+/)
      .map((id) => `${chapter}.${id}`),
  );

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

  it('a row that no test names is one of those known; the list may only shrink', () => {
    const tests = `${testsIn(new URL('./', import.meta.url))}\n${testsIn(new URL('../rules/', import.meta.url))}`;
    const isNamed = (id: string) => new RegExp(`${id.replace('.', '\\.')}(?![a-z-])`).test(tests);
    const known = listed(unnamed);
    expect(ofSequence.filter((id) => !isNamed(id) && !known.includes(id))).toEqual([]);
    expect(known.filter((id) => !ofSequence.includes(id))).toEqual([]);
  });
});
