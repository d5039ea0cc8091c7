/** What a builder offers is what the army then costs, and never what a rule of equipment forbids. */
import { type ArmyField, type Json, type ReadArmy, withEntry, withValueAt } from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import { armies } from './index.ts';

function read(file: Json): ReadArmy {
  const army = armies.read(file);
  if ('page' in army) return army;
  throw new Error(army.map(({ at, message }) => `${at} ${message}`).join('; '));
}

const linesOf = (army: ReadArmy) =>
  army.page('en').corps.flatMap(({ commander, units }) => [commander, ...units]);

/** The file with each choice that a field offers, and what one then costs. */
function choicesOf(file: Json, field: ArmyField): readonly { file: Json; adds: number }[] {
  switch (field.takes) {
    case 'one':
      return field.choices.map(({ value, adds }) => ({
        file: withValueAt(file, field.at, value),
        adds: adds ?? 0,
      }));
    case 'many':
      return field.choices.map(({ value, adds }) => ({
        file: withValueAt(file, field.at, [value]),
        adds: adds ?? 0,
      }));
    case 'flag':
      return [{ file: withValueAt(file, field.at, true), adds: field.adds ?? 0 }];
    case 'number':
      return [field.least, field.most].map((count) => ({
        file: withValueAt(file, field.at, count),
        adds: 0,
      }));
    case 'text':
      return [];
  }
}

/** The price of the line without any choice of this field. */
function bare(file: Json, { at, takes }: ArmyField): Json {
  return takes === 'number' ? file : withValueAt(file, at, at.endsWith('.grade') ? 'ordinary' : undefined);
}

describe('army.price-options, army.price-quality, army.price-commanders', () => {
  it.each(armies.bundled.map(({ id, file }) => [id, file] as const))(
    '%s: each choice of each line adds what it says, and breaks no rule about what units may have',
    (_id, given) => {
      const { file } = read(given);
      const army = read(file);
      let tried = 0;
      for (const { at } of linesOf(army))
        for (const field of army.offers('en').line(at)) {
          const without = linesOf(read(bare(file, field))).find((line) => line.at === at)?.each;
          for (const choice of choicesOf(file, field)) {
            const changed = read(choice.file);
            const line = linesOf(changed).find((each) => each.at === at);
            expect(line?.each, `${field.at} ${JSON.stringify(field)}`).toBe(
              (without ?? Number.NaN) + choice.adds,
            );
            const { problems } = changed.page('en');
            expect(problems.filter((problem) => /\.(weapon|abilities)/.test(problem.at))).toEqual([]);
            tried++;
          }
        }
      expect(tried).toBeGreaterThan(30);
    },
  );

  it('army.prices: every unit that is offered can be added and costs what the offer says', () => {
    const file = armies.blank('Mine');
    const before = read(file);
    const { units, lists } = before.offers('en');
    const all = units.flatMap(({ additions }) => additions);
    expect(all.length).toBeGreaterThan(25);
    for (const { entry, points, title } of all) {
      const after = read(withEntry(file, lists.units('corps[1]'), entry));
      expect(after.points - before.points, title).toBe(points);
      expect(linesOf(after).find(({ at }) => at === 'corps[1].units[0]')?.name).toBe(title);
    }
  });

  it('army.price-camp: works and camps that are offered cost what the offer says', () => {
    const file = armies.blank('Mine');
    const before = read(file);
    const { works, army, lists } = before.offers('en');
    for (const { entry, points } of works)
      expect(read(withEntry(file, lists.works, entry)).points - before.points).toBe(points);
    const camp = army.find(({ at }) => at === 'camp');
    if (camp?.takes !== 'one') throw new Error('no camp is offered');
    for (const { value, adds } of camp.choices)
      expect(read(withValueAt(file, 'camp', value)).points - before.points).toBe(adds);
  });
});

it('army.formats, army.corps: a blank army has its commanders, one chief, and lacks units alone', () => {
  const problems = read(armies.blank('Mine')).page('en').problems;
  expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(['army.corps', 'army.limits']));
});

it.each(['en', 'fr', 'it'] as const)('every field and every choice has its own words (%s)', (language) => {
  const army = read(armies.bundled[0]?.file ?? null);
  const { line, army: whole } = army.offers(language);
  const english = army.offers('en');
  for (const { at } of linesOf(army))
    for (const field of [...line(at), ...whole]) {
      expect(field.title).not.toBe('');
      if (field.takes !== 'one' && field.takes !== 'many') continue;
      const titles = field.choices.map(({ title }) => title);
      expect(new Set(titles).size, field.at).toBe(titles.length);
    }
  if (language !== 'en')
    expect(line('corps[0].commander').map(({ title }) => title)).not.toEqual(
      english.line('corps[0].commander').map(({ title }) => title),
    );
});
