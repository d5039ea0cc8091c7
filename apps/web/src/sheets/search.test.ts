/** Searching a sheet. */
import { Problem, sheetOf } from '@grognard/rules-kit';
import { rulesets } from '@grognard/rulesets';
import { describe, expect, it } from 'vitest';
import { holds, partAddress, piecesOf, plainLetters, rowsIn, sectionsWith, wordsOf } from './search.ts';

const hits = (text: string, query: string) =>
  piecesOf(text, wordsOf(query))
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join('');

describe('letters', () => {
  it('accents, capitals, quotes and signs do not matter', () => {
    expect(holds(wordsOf("REACTIVITE l'art -1"), 'Réactivité de l’Art : −1')).toBe(true);
    expect(plainLetters('Œuvre ½ É')).toHaveLength('Œuvre ½ É'.length);
  });

  it('every word must be there, anywhere in a row', () => {
    expect(holds(wordsOf('cover foot'), 'Foot', 'in cover')).toBe(true);
    expect(holds(wordsOf('cover horse'), 'Foot in cover')).toBe(false);
  });

  it('what was looked for is marked in the text as it stands', () => {
    expect(hits('Foot in cover', 'cov foot')).toBe('[Foot] in [cov]er');
    expect(hits('La cohésion', 'cohesion')).toBe('La [cohésion]');
    expect(hits('aaaa', 'aa aaa')).toBe('[aaaa]');
    expect(hits('nothing', 'x')).toBe('nothing');
    expect(hits('<b>bold</b>', 'b')).toBe('<[b]>[b]old</[b]>');
  });
});

const editions = rulesets.flatMap((ruleset) => ruleset.editions.map(({ id }) => ({ ruleset, id })));

describe.each(editions)('the sheet of $id', ({ ruleset, id }) => {
  const doc = sheetOf(ruleset, id, { full: true });
  if (doc instanceof Problem) throw new Error(doc.message);

  it('is whole when nothing is looked for', () => {
    expect(sectionsWith(doc, []).map(({ blocks }) => blocks.map(({ block }) => block))).toEqual(
      doc.sections.map(({ blocks }) => blocks),
    );
  });

  it('every rule of the edition is found by its id', () => {
    const rules = ruleset.catalogue.filter(({ editions: in_ }) => in_.includes(id)).slice(0, 60);
    for (const rule of rules) {
      const found = sectionsWith(doc, wordsOf(rule.id)).flatMap(({ blocks }) => blocks);
      const entries = found.flatMap(({ block }) => (block.kind === 'entries' ? block.entries : []));
      expect(entries.map((entry) => entry.rule)).toContain(rule.id);
    }
  });

  it('places keep their address when a search hides what is before them', () => {
    for (const { at, blocks } of sectionsWith(doc, wordsOf('the'))) {
      for (const { at: place, block } of blocks) {
        expect(doc.sections[at]!.blocks[place]!.title).toBe(block.title);
        expect(rowsIn(block)).toBeGreaterThan(0);
      }
    }
    expect(partAddress(2, 0)).toBe('part-3-1');
  });
});
