/** What cannot be read in the text of an army, with line and column. */
import { textPlaceOf } from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import { parseArmyText } from './parse.ts';

function complaints(text: string, language: 'en' | 'fr' | 'it' = 'en'): string[] {
  const parsed = parseArmyText(text, language);
  return 'file' in parsed
    ? []
    : parsed.map(({ line, column, message }) => `${line}:${column} ${message.replace(/\s/g, ' ')}`);
}

const head = 'Mine\n200 points\nCorps 1: chief, ordinary\n';

describe('what a player may leave out or write otherwise', () => {
  it.each([
    ['2 gendarmes', { kind: 'gendarmes', count: 2 }],
    ['gendarmes', { kind: 'gendarmes' }],
    [
      '2x gendarmes, Shock, elite (15 each)',
      { kind: 'gendarmes', count: 2, quality: 'elite', abilities: ['shock'] },
    ],
    ['1 bayonet, medium: flintlock', { kind: 'bayonet-medium', weapon: 'flintlock' }],
    [
      '1 * pike-and-shot : mousquet, SALVE',
      { kind: 'pike-and-shot', weapon: 'musket', abilities: ['salvo'] },
    ],
    ['3 Tercios: archibugio', { kind: 'tercio', count: 3, weapon: 'arquebus' }],
  ])('%s', (line, units) => {
    const parsed = parseArmyText(head + line, 'en');
    expect(parsed).toMatchObject({ file: { points: 200, corps: [{ units: [units] }] } });
  });

  it('the name of a commander is everything after the dash', () => {
    const parsed = parseArmyText(
      'Mine\n200 points\nCorps 1 (82): chief, brilliant (6) - Foix - the: (bold)',
      'en',
    );
    expect(parsed).toMatchObject({
      file: { corps: [{ commander: { name: 'Foix - the: (bold)', grade: 'brilliant', chief: true } }] },
    });
  });
});

describe('problems', () => {
  it.each([
    ['', '1:1 there is no army in this text'],
    ['Mine', '1:1 after its name an army says for how many points it is, as in "200 points"'],
    ['Mine\n150 points', '2:1 an army is for 100, 200, 300 points, not 150'],
    ['Mine\n200 points\n2 gendarmes', '3:1 units come after the line of their corps'],
    [`${head}2 gendarms`, '4:3 there is no unit "gendarms"; did you mean "gendarmes"?'],
    [`${head}2 gendarmes: Shok`, '4:14 there is no weapon, quality or ability "Shok"; did you mean "Shock"?'],
    [`${head}2 gendarmes: Shock, Choc`, '4:21 "Choc" stands here a second time'],
    [`${head}1 shot: musket, arquebus`, '4:17 "arquebus" stands here a second time'],
    [`${head}9999 gendarmes`, '4:1 9999 is no number of units'],
    [`${head}Corps 2: chief`, '4:10 the commander has no grade'],
    [`${head}Corps 2: brillient`, '4:10 a commander is not "brillient"; did you mean "brilliant"?'],
    [`${head}Camp: fortified`, '4:7 "fortified" is no camp'],
    [`${head}Works: ditch 8 UD`, '4:8 "ditch 8 UD" are no works, such as "fortification 8 UD"'],
    [
      `${head}Option: army.limits: none`,
      '4:9 "army.limits: none" is no option, such as army.limits = "none"',
    ],
    [`${head}Campp: camp`, '4:1 "Campp" is no line of an army; did you mean "Camp"?'],
    [`${head}hello, world`, '4:1 "hello" is no line of an army'],
  ])('%j', (text, wanted) => {
    expect(complaints(text)).toEqual([wanted]);
  });

  it('all of them, in the language of the reader, with words of it first', () => {
    const text = `${head}2 Tercioo: mousqet\n3 dragons: carabinne`;
    expect(complaints(text, 'fr')).toEqual([
      '4:3 il n’y a pas d’unité « Tercioo » ; vouliez-vous dire « Tercio » ?',
      '4:12 il n’y a pas d’arme, de qualité ou de capacité « mousqet » ; vouliez-vous dire « mousquet » ?',
      '5:12 il n’y a pas d’arme, de qualité ou de capacité « carabinne » ; vouliez-vous dire « carabine » ?',
    ]);
    expect(complaints(`${head}2 gendarmmi`, 'it')).toEqual([
      '4:3 non c’è un’unità «gendarmmi»; forse «gendarmi»?',
    ]);
  });

  it('an endless text has some of them', () => {
    expect(complaints(`Mine\n200 points\n${'2 gendarms\n'.repeat(100_000)}`)).toHaveLength(50);
    expect(complaints(`Mine\n200 points\n2 ${'x'.repeat(1_000_000)}`)).toHaveLength(1);
  });
});

it('every place in the file is found in the text', () => {
  const parsed = parseArmyText(
    `${head}2 gendarmes: Shock, elite\n\nCorps 2: brilliant\n1 shot: musket`,
    'en',
  );
  if (!('file' in parsed)) throw new Error('unread');
  const places = [
    'corps[0].units[0].abilities[0]',
    'corps[1].units[0].weapon',
    'corps[1].units',
    'corps[1].commander.grade',
    'points',
    'corps',
  ];
  expect(places.map((at) => textPlaceOf(parsed, at))).toEqual([
    { line: 4, column: 14 },
    { line: 7, column: 9 },
    { line: 6, column: 1 },
    { line: 6, column: 10 },
    { line: 2, column: 1 },
    { line: 1, column: 1 },
  ]);
});
