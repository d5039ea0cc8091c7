/** The library as a caller uses it: worked examples, descriptions of procedures, explained answers. */
import { describe, expect, it } from 'vitest';
import {
  describe as describeProcedure,
  explainText,
  resolve,
  resolveLine,
  resolveUnknown,
  rulesets,
  wordsIn,
} from './index.ts';

const examples = rulesets.flatMap((ruleset) => ruleset.examples);

describe('resolve', () => {
  it('answers every worked example, as data and as a line', () => {
    expect(examples.length).toBeGreaterThanOrEqual(126 + 103 + 223);
    for (const example of examples) {
      const answer = resolveUnknown(example.case);
      expect(answer).toMatchObject(example.answer);
      expect(resolveLine(JSON.stringify(example.case))).toEqual(answer);
    }
  });

  it('takes typed cases', () => {
    const answer = resolve({
      id: 1,
      ruleset: 'adlg-r',
      procedure: 'rally',
      input: { distanceUd: 9 },
      dice: [5],
    });
    expect(answer).toMatchObject({ id: 1, ok: true, allowed: true, rolled: { dice: [5] } });
  });

  it('never throws', () => {
    for (const given of [undefined, null, 7, 'x', [], {}, { ruleset: 'adlg-r' }])
      expect(resolveUnknown(given).ok).toBe(false);
  });
});

describe('describe', () => {
  it('gives JSON Schema for every procedure of every edition', () => {
    for (const { editions, procedureIds } of rulesets) {
      for (const { id } of editions) {
        for (const procedure of procedureIds) {
          const found = describeProcedure(id as 'adlg-r', procedure as 'rally');
          expect(found).toMatchObject({
            ruleset: id,
            procedure,
            input: { type: 'object', additionalProperties: false },
          });
          expect(JSON.parse(JSON.stringify(found))).toEqual(found);
        }
      }
    }
  });

  it('knows what there is not', () => {
    expect(() => describeProcedure('adlg-r', 'castle' as 'rally')).toThrow('adlg-r has no procedure castle');
  });
});

describe('explain', () => {
  it('tells a case as a player would', () => {
    const text = explainText({ ruleset: 'adlg-r', procedure: 'rally', input: { distanceUd: 9 } });
    expect(text).toContain('rally.far');
    expect(text).toContain('Odds');
  });

  it('speaks the language of the words', async () => {
    const asked = {
      ruleset: 'argad-2024',
      procedure: 'shoot',
      input: { weapon: 'pistol', rangeCm: 2.5 },
    } as const;
    const words = await Promise.all(
      (['en', 'fr', 'it'] as const).map((language) => wordsIn('argad', language)),
    );
    expect(words.map(({ language }) => language)).toEqual(['en', 'fr', 'it']);
    const [english, french, italian] = words.map((said) => explainText(asked, 100, said));
    expect(english).toBe(explainText(asked));
    expect(french).toContain('au pistolet à 2,5\u00a0cm');
    expect(italian).toContain('con una pistola a 2,5 cm');
    await expect(wordsIn('chess', 'fr')).rejects.toThrow('there is no ruleset chess');
  });
});
