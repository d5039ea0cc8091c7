/** What is illegal in an army, by which rule, and what would make it legal: every rule of the chapter army, with its options both ways. */
import { type ArmyProblem, languages, type ReadArmy } from '@grognard/rules-kit';
import { SeededRandom, someValue } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/index.ts';
import { readArmy } from './read.ts';
import { armyShape } from './shape.ts';

interface Given {
  readonly points?: number;
  readonly grades?: readonly object[];
  readonly units?: readonly object[];
  readonly options?: object;
  readonly corps?: number;
  readonly more?: object;
}

/** A legal army of 200 points, but for what is given: its first corps has these units. */
function army(given: Given = {}): ReadArmy {
  const { points = 200, units = [{ kind: 'pike-and-shot', count: 4 }], options = {}, more = {} } = given;
  const corps = Array.from({ length: given.corps ?? { 100: 2, 200: 3, 300: 4 }[points] ?? 3 }, (_, n) => ({
    commander: { grade: 'ordinary', chief: n === 0, ...given.grades?.[n] },
    units: n === 0 ? units : [{ kind: 'light-cavalry' }],
  }));
  const head = { format: 'grognard-army', version: 1, ruleset: 'adlg-r', name: 'Mine' };
  const read = readArmy({ ...head, points, corps, options, ...more });
  if (!('page' in read)) throw new Error(JSON.stringify(read));
  return read;
}

const problems = (given: Given): readonly ArmyProblem[] => army(given).page('en').problems;
const inShort = (given: Given): string[] => problems(given).map(({ rule, at }) => `${rule} ${at}`);

it('army.limits and its kin: the army that all cases change is legal', () => {
  for (const points of [100, 200, 300])
    expect(inShort({ points, units: [{ kind: 'shot', count: 4 }] })).toEqual([]);
});

describe('illegal', () => {
  const bodies = { kind: 'shot', count: 4 };
  const cases: readonly (readonly [string, Given, readonly string[]])[] = [
    ['army.budget: more than 200', { units: [{ kind: 'tercio', count: 7 }] }, ['army.budget points']],
    [
      'army.formats: more than 100',
      { points: 100, units: [{ kind: 'tercio', count: 4 }] },
      ['army.formats points'],
    ],
    ['army.formats: two corps in 200 points', { corps: 2 }, ['army.formats corps']],
    ['army.formats: four corps in 200 points', { corps: 4 }, ['army.formats corps']],
    ['army.corps: a corps without units', { units: [] }, ['army.corps corps[0].units', 'army.limits corps']],
    ['commander.per-corps: no chief', { grades: [{ chief: false }] }, ['commander.per-corps corps']],
    [
      'commander.per-corps: two chiefs',
      { grades: [{}, { chief: true }] },
      ['commander.per-corps corps[1].commander.chief'],
    ],
    [
      'commander.strategist: not the chief',
      { grades: [{}, {}, { grade: 'strategist' }] },
      ['commander.strategist corps[2].commander.grade'],
    ],
    [
      'army.corps: two allies',
      { grades: [{}, { loyalty: 'allied' }, { loyalty: 'allied' }] },
      ['army.corps corps[2].commander.loyalty'],
    ],
    [
      'army.corps: the chief is an ally',
      { grades: [{ loyalty: 'allied' }] },
      ['army.corps corps[0].commander.loyalty'],
    ],
    [
      'army.command-value: 5 of 4',
      { grades: [{ grade: 'strategist' }, { grade: 'brilliant' }, { grade: 'competent' }] },
      ['army.command-value corps'],
    ],
    [
      'army.format-figures: 3 of 2 at 100 points',
      { points: 100, grades: [{ grade: 'brilliant' }, { grade: 'competent' }] },
      ['army.command-value corps'],
    ],
    ['army.limits: three Battle Units', { units: [{ kind: 'shot', count: 3 }] }, ['army.limits corps']],
    [
      'army.limits: three elephants',
      { units: [bodies, { kind: 'elephants', count: 3 }] },
      ['army.limits corps[0].units[1]'],
    ],
    [
      'army.limits: four guns of three kinds',
      {
        units: [
          bodies,
          { kind: 'heavy-artillery' },
          { kind: 'medium-artillery', count: 2 },
          { kind: 'light-artillery' },
        ],
      },
      ['army.limits corps[0].units[3]'],
    ],
    [
      'army.limits: five war wagons',
      { units: [bodies, { kind: 'war-wagon', count: 5 }] },
      ['army.limits corps[0].units[1]'],
    ],
    [
      'army.limits: seven levies',
      { units: [bodies, { kind: 'levy', count: 7 }] },
      ['army.limits corps[0].units[1]'],
    ],
    [
      'army.limits: three of eight are elite',
      {
        units: [
          { kind: 'shot', count: 3 },
          { kind: 'shot', quality: 'elite', count: 3 },
        ],
      },
      ['army.limits corps[0].units[1]'],
    ],
    [
      'army.price-options: no bow for heavy foot',
      { units: [bodies, { kind: 'tercio', weapon: 'bow' }] },
      ['army.price-options corps[0].units[1].weapon'],
    ],
    [
      'shoot.weapon: no Caracole for knights',
      { units: [bodies, { kind: 'gendarmes', weapon: 'caracole' }] },
      ['shoot.weapon corps[0].units[1].weapon'],
    ],
    [
      'ability.salvo: not for horse',
      { units: [bodies, { kind: 'gendarmes', abilities: ['shock', 'salvo'] }] },
      ['ability.salvo corps[0].units[1].abilities[1]'],
    ],
    [
      'ability.two-handed-who: foot knights have them',
      { units: [bodies, { kind: 'foot-knights', abilities: ['two-handed'] }] },
      ['ability.two-handed-who corps[0].units[1].abilities[0]'],
    ],
    [
      'ability.armour: not where it is part of the row',
      { units: [bodies, { kind: 'foot-knights', abilities: ['armour'] }] },
      ['ability.armour corps[0].units[1].abilities[0]'],
    ],
    [
      'ability.expendable: levies alone',
      { units: [{ ...bodies, abilities: ['expendable'] }] },
      ['ability.expendable corps[0].units[0].abilities[0]'],
    ],
    [
      'ability.reduced: who shoots',
      { units: [bodies, { kind: 'keil', abilities: ['reduced'] }] },
      ['ability.reduced corps[0].units[1].abilities[0]'],
    ],
  ];

  it.each(cases)('%s', (_, given, wanted) => {
    expect(inShort(given)).toEqual(wanted);
  });

  it('a legal army stands right at each limit', () => {
    const most = [
      bodies,
      { kind: 'elephants', count: 2 },
      { kind: 'light-artillery', count: 3 },
      { kind: 'war-wagon', count: 1 },
      { kind: 'levy', count: 6 },
    ];
    expect(inShort({ units: most })).toEqual([]);
    const command = [{ grade: 'strategist' }, { grade: 'brilliant' }];
    expect(inShort({ grades: command })).toEqual([]);
    const elite = [
      { kind: 'shot', count: 4, quality: 'elite' },
      { kind: 'light-infantry', count: 6 },
    ];
    expect(inShort({ units: elite })).toEqual([]);
  });

  it('every rule is one of the catalogue, and every sentence and remedy is told in every language', () => {
    for (const [, given] of cases)
      for (const language of languages)
        for (const { rule, message, remedy } of army(given).page(language).problems) {
          expect(catalogue.map(({ id }) => id)).toContain(rule);
          expect(message).toMatch(/^\S.*[^.\s]$/);
          expect(remedy).toMatch(/^\p{Lu}.*[^.\s]$/u);
          expect(message + remedy).not.toMatch(/undefined|NaN|light-|medium-|heavy-|foot-|pike-|-shot/);
        }
  });
});

describe('options, both ways', () => {
  const two: Given = {
    units: [
      { kind: 'shot', count: 2 },
      { kind: 'levy', count: 8 },
    ],
  };

  it('army.limits', () => {
    expect(inShort(two)).toEqual(['army.limits corps', 'army.limits corps[0].units[1]']);
    expect(inShort({ ...two, options: { 'army.limits': 'none' } })).toEqual([]);
    expect(inShort({ ...two, options: { 'army.limits': { battleUnitsOrCv: 2 } } })).toEqual([
      'army.limits corps[0].units[1]',
    ]);
    expect(inShort({ ...two, options: { 'army.limits': { battleUnitsOrCv: 2, levies: 8 } } })).toEqual([]);
  });

  it('army.formats', () => {
    expect(inShort({ corps: 2, options: { 'army.formats': { 200: 2 } } })).toEqual([]);
  });

  it('army.command-value, which the other formats have for themselves', () => {
    const grades = [{ grade: 'brilliant' }, { grade: 'brilliant' }, { grade: 'competent' }];
    expect(inShort({ grades })).toEqual(['army.command-value corps']);
    expect(inShort({ grades, options: { 'army.command-value': 5 } })).toEqual([]);
    expect(inShort({ grades, points: 300 })).toEqual([]);
  });

  it('army.format-figures', () => {
    const given = {
      points: 100,
      grades: [{ grade: 'brilliant' }, { grade: 'competent' }],
      units: [{ kind: 'shot', count: 4 }],
    };
    const options = { 'army.format-figures': { '100': { commandValue: 3, brilliant: 4 } } };
    expect(inShort({ ...given, options })).toEqual([]);
    expect(army({ ...given, options }).points - army(given).points).toBe(1);
  });

  it('army.prices', () => {
    const units = [
      { kind: 'keil', abilities: ['keil-swordsmen'] },
      { kind: 'shot', count: 3 },
    ];
    const cost = (options: object) => army({ units, options }).points;
    expect(cost({ 'army.prices': { keil: 30, 'keil-swordsmen': 5 } }) - cost({})).toBe(7);
  });

  it('victory.value-battle-unit', () => {
    expect(army().value).toBe(10);
    expect(army({ options: { 'victory.value-battle-unit': 1 } }).value).toBe(6);
  });

  it('unit.shot-weapon: what an option gives is paid for as what a player buys', () => {
    const units = [{ kind: 'shot', count: 4 }];
    const musket = army({ units: [{ kind: 'shot', count: 4, weapon: 'musket' }] }).points;
    expect(army({ units, options: { 'unit.shot-weapon': 'musket' } }).points).toBe(musket);
  });

  it('wagon.weapon: war wagons have the weapon of the option, and no other', () => {
    const units = [
      { kind: 'shot', count: 4 },
      { kind: 'war-wagon', weapon: 'musket' },
    ];
    expect(inShort({ units })).toEqual(['army.price-options corps[0].units[1].weapon']);
    expect(inShort({ units, options: { 'wagon.weapon': 'musket' } })).toEqual([]);
  });

  it('options agreed on at the table come after those of the file', () => {
    const given = {
      format: 'grognard-army',
      version: 1,
      ruleset: 'adlg-r',
      name: 'Mine',
      points: 100,
      corps: [],
    };
    const options = { 'army.limits': { battleUnitsOrCv: 1 } };
    const problemsOf = (agreed: object) => {
      const read = readArmy({ ...given, options }, { agreed: { ...agreed } });
      return 'page' in read ? read.page('en').problems.filter(({ rule }) => rule === 'army.limits') : read;
    };
    expect(problemsOf({})).toHaveLength(1);
    expect(problemsOf({ 'army.limits': 'none' })).toEqual([]);
  });
});

describe('prices that change with the format', () => {
  const cost = (points: number, grade: string, more: object = {}) =>
    army({ points, grades: [{ grade }], units: [{ kind: 'shot', count: 4 }], more }).points -
    army({ points, units: [{ kind: 'shot', count: 4 }] }).points;

  it('army.format-figures, army.price-commanders', () => {
    const grades = ['competent', 'brilliant', 'strategist'];
    expect(grades.map((grade) => cost(100, grade))).toEqual([2, 3, 5]);
    expect(grades.map((grade) => cost(200, grade))).toEqual([3, 6, 10]);
    expect(grades.map((grade) => cost(300, grade))).toEqual([5, 10, 15]);
  });

  it('army.price-camp: a fortified camp, which adds 1 to the value (victory.value); works by the UD', () => {
    const fortified = { camp: 'fortified-camp' };
    expect([100, 200, 300].map((points) => cost(points, 'ordinary', fortified))).toEqual([3, 6, 9]);
    expect(army({ more: fortified }).value - army().value).toBe(1);
    const works = {
      works: [
        { kind: 'fortification', ud: 8 },
        { kind: 'obstacle', ud: 3 },
      ],
    };
    expect(cost(200, 'ordinary', works)).toBe(11);
  });

  it('army.price-commanders: included, allied, unreliable', () => {
    const of = (commander: object) => army({ grades: [{}, { grade: 'competent', ...commander }] }).points;
    const plain = of({});
    expect(of({ included: true }) - plain).toBe(-2);
    expect(of({ loyalty: 'allied' }) - plain).toBe(-2);
    expect(of({ loyalty: 'unreliable', included: true }) - plain).toBe(-4);
  });

  it('army.price-quality', () => {
    const extra = (kind: string, quality: string) =>
      army({ units: [{ kind, quality }] }).points - army({ units: [{ kind }] }).points;
    const kinds = ['gendarmes', 'dragoons', 'shot', 'light-infantry', 'light-cavalry', 'elephants', 'levy'];
    expect(kinds.map((kind) => extra(kind, 'elite'))).toEqual([2, 2, 4, 1, 1, 3, 2]);
    expect(kinds.map((kind) => extra(kind, 'mediocre'))).toEqual([-2, -2, -4, -2, -2, -3, -1]);
  });

  it('army.price-options', () => {
    const extra = (kind: string, more: object) =>
      army({ units: [{ kind, ...more }] }).points - army({ units: [{ kind }] }).points;
    const ability = (kind: string, name: string) => extra(kind, { abilities: [name] });
    expect(
      ['medium-cavalry', 'gendarmes', 'heavy-swordsmen', 'light-cavalry'].map((kind) =>
        ability(kind, 'impact'),
      ),
    ).toEqual([1, 2, 2, 1]);
    expect(['medium-cavalry', 'gendarmes'].map((kind) => ability(kind, 'headstrong'))).toEqual([0, 1]);
    const foot = ['salvo', 'keil-swordsmen', 'two-handed', 'armour', 'regimental-gun', 'stakes'];
    expect(foot.map((name) => ability('heavy-swordsmen', name))).toEqual([2, 2, 2, 4, 2, 1]);
    expect([ability('shot', 'reduced'), ability('levy', 'expendable')]).toEqual([-2, -1]);
    expect([ability('medium-cavalry', 'pistol'), ability('medium-cavalry', 'shock')]).toEqual([1, 2]);
    const arms = ['bow', 'crossbow', 'carbine', 'caracole', 'commanded-shot'];
    expect(arms.map((weapon) => extra('medium-cavalry', { weapon }))).toEqual([2, 2, 2, 1, 3]);
    const firearms = ['arquebus', 'musket', 'flintlock'];
    for (const kind of ['shot', 'medium-swordsmen', 'pike-and-shot'])
      expect(firearms.map((weapon) => extra(kind, { weapon }))).toEqual([0, 2, 3]);
    for (const kind of ['light-infantry', 'light-cavalry', 'dragoons'])
      expect(['bow', 'crossbow', ...firearms].map((weapon) => extra(kind, { weapon }))).toEqual([
        0, 0, 0, 0, 0,
      ]);
  });
});

describe('files', () => {
  const legal = {
    format: 'grognard-army',
    version: 1,
    ruleset: 'adlg-r',
    name: 'Mine',
    points: 200,
    corps: [],
  };
  const told = (data: unknown) => {
    const read = readArmy(data);
    return 'page' in read ? [] : read.map(({ code, at, message }) => `${code} ${at}: ${message}`);
  };

  it('every problem has its place', () => {
    const corps = [
      { commander: { grade: 'briliant' }, units: [{ kind: 'tercoi', count: 0 }, { knd: 'keil' }] },
    ];
    expect(
      told({
        ...legal,
        corps,
        points: 150,
        option: {},
        options: { 'army.limit': 'none', 'army.limits': 'non' },
      }),
    ).toEqual([
      'value points: 150 is not one of 100, 200, 300',
      'value corps[0].commander.grade: "briliant" is not one of ordinary, competent, brilliant, strategist; did you mean "brilliant"?',
      expect.stringMatching(
        /^value corps\[0\]\.units\[0\]\.kind: "tercoi" is not one of .*; did you mean "tercio"\?$/,
      ),
      'value corps[0].units[0].count: 0 is not between 1 and 40',
      'unknown-field corps[0].units[1].knd: there is no field "knd" here; did you mean "kind"?',
      'missing corps[0].units[1].kind: kind must be given',
      'unknown-field option: there is no field "option" here; did you mean "options"?',
      'option options["army.limit"]: adlg-r has no option "army.limit"; did you mean "army.limits"?',
      expect.stringMatching(/^option options\["army.limits"\]: /),
    ]);
  });

  it.each([null, 7, [], 'army', { version: 2 }, { ...legal, name: 'two\nlines' }, { ...legal, name: ' x' }])(
    '%j is no army',
    (data) => {
      expect(told(data).length).toBeGreaterThan(0);
    },
  );

  it('where the schema lies is passed over', () => {
    expect(told({ $schema: 'army.schema.json', ...legal })).toEqual([]);
  });

  it('any army of the shape is priced and judged, with sums that close', () => {
    const random = new SeededRandom(200);
    const pool = new Map<string, readonly unknown[]>([
      ['.name', ['X']],
      ['.corps.commander.name', ['Y']],
    ]);
    for (let n = 0; n < 400; n++) {
      const read = readArmy(someValue(armyShape, '', pool, random));
      if (!('page' in read)) throw new Error(JSON.stringify(read));
      const { corps, extras, problems: found } = read.page('en');
      const parts = [...corps.map(({ points }) => points), ...extras.map(({ points }) => points)];
      expect(parts.reduce((sum, points) => sum + points, 0)).toBe(read.points);
      expect(found.length === 0).toBe(read.isLegal);
    }
  });
});
