/** The text of an army in every language is read back to the same file: random armies, legal and illegal. */
import { type Json, languages, type ReadArmy } from '@grognard/rules-kit';
import { SeededRandom, someValue } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { bundled } from '../../armies/index.ts';
import { readArmy } from '../read.ts';
import { armyShape } from '../shape.ts';
import { parseArmyText } from './parse.ts';
import { books } from './terms.ts';

/** Names that look like other parts of the text. */
const names = [
  'Swedes, 1631–35',
  'Corps 1: chief',
  '– A – B –',
  '2 × Tercio (28)',
  'Note: 300 points',
  '# ((Foix)) : x',
  'Ελλάς  «\u202fÉlite\u202f» 🐎',
  'x',
];
const pool = new Map<string, readonly unknown[]>([
  ['.name', names],
  ['.note', [...names, '']],
  ['.corps.commander.name', names],
  ['.corps.units.count', [1, 2, 12]],
  [
    '.options',
    [
      {},
      { 'army.limits': 'none' },
      { 'army.prices': { keil: 30, 'elite-light': 2 }, 'unit.shot-weapon': 'musket' },
      { 'army.formats': { 100: 1, 300: 5 }, 'victory.value-battle-unit': 1, 'turn.limit': 0 },
      { 'square.who': ['keil', 'levy'] },
    ],
  ],
]);

function read(data: unknown): ReadArmy {
  const army = readArmy(data);
  if (!('page' in army)) throw new Error(JSON.stringify({ army, data }));
  return army;
}

/** What was read from a text, as a file is written. */
function readBack(text: string, reader: 'en' | 'fr' | 'it'): Json {
  const parsed = parseArmyText(text, reader);
  if (!('file' in parsed)) throw new Error(`${JSON.stringify(parsed)}\n${text}`);
  return read(parsed.file).file;
}

/** An army that comes with the game, under another name, with corps in another order and with fewer units. */
function someLegalArmy(random: SeededRandom): unknown {
  const { file } = read(random.pick(bundled).file);
  const { corps, ...rest } = structuredClone(file) as { corps: { units: unknown[] }[] };
  const turned = random.inHundred(50) ? corps.toReversed() : corps;
  const [first] = turned;
  if (first !== undefined && first.units.length > 1 && random.inHundred(50)) first.units.pop();
  return { ...rest, corps: turned, name: random.pick(names), note: random.pick(names) };
}

const count = 600;

describe.each(languages)('in %s', (language) => {
  it('any army, however illegal', () => {
    const random = new SeededRandom(1525, language);
    for (let n = 0; n < count; n++) {
      const army = read(someValue(armyShape, '', pool, random));
      expect(readBack(army.text(language), random.pick(languages))).toEqual(army.file);
    }
  });

  it('legal armies, which stay legal and cost the same', () => {
    const random = new SeededRandom(1643, language);
    let legal = 0;
    for (let n = 0; n < count / 3; n++) {
      const army = read(someLegalArmy(random));
      const again = read(readBack(army.text(language), language));
      expect(again.file).toEqual(army.file);
      expect([again.isLegal, again.points, again.value]).toEqual([army.isLegal, army.points, army.value]);
      if (army.isLegal) legal++;
    }
    expect(legal).toBeGreaterThan(count / 6);
  });

  it('with other line ends, in capitals, without accents, and with a mark at the start', () => {
    for (const { file } of bundled) {
      const army = read({ ...(file as object), name: 'X' });
      const commanders = /(?<=^Corp.* – ).*/gm;
      const text = army.text(language);
      const plain = text
        .replace(commanders, 'Y')
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '');
      const wanted = readBack(text.replace(commanders, 'Y'), language);
      expect(readBack(`\uFEFF\n${plain.toUpperCase().replaceAll('\n', '\r\n')}`, language)).toEqual(wanted);
    }
  });
});

it('no word stands for two things, in whatever languages', () => {
  expect(Object.values(books).flatMap(({ clashes }) => clashes)).toEqual([]);
  const { weapons, qualities, abilities, grades, loyalties, included, chief } = books;
  for (const together of [
    [weapons, qualities, abilities],
    [grades, loyalties, included, chief],
  ]) {
    const all = together.flatMap((book) => [
      ...new Set(
        book.words(null).map((word) =>
          word
            .normalize('NFD')
            .replace(/\p{Mn}/gu, '')
            .toLowerCase(),
        ),
      ),
    ]);
    expect(all.filter((word, n) => all.indexOf(word) !== n)).toEqual([]);
  }
});
