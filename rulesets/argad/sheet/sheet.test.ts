/** The sheet against the rules: it prints what they say. */
import { editionRules, type OddsBlock, resolver } from '@grognard/rules-kit';
import { describe, expect, test } from 'vitest';
import { argad, base, editions } from '../index.ts';
import { sheet } from './index.ts';

const { resolve } = resolver([argad]);

function put(input: Record<string, unknown>, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) input[name] = value;
  else {
    input[name] ??= {};
    put(input[name] as Record<string, unknown>, rest.join('.'), value);
  }
}

describe.each(editions.map(({ id }) => id))('%s', (edition) => {
  const blocks = sheet(editionRules(base, editions, edition));

  test('every rule it names is in the catalogue of the edition', () => {
    const named = blocks.flatMap((block) => {
      if (block.kind === 'rules') return block.rules;
      if (block.kind === 'rows') return block.parts.flatMap(({ rows }) => rows.map(({ rule }) => rule));
      return [];
    });
    const known = argad.catalogue
      .filter(({ editions: holds }) => holds.includes(edition))
      .map(({ id }) => id);
    expect(named.filter((rule) => !known.includes(rule))).toEqual([]);
  });

  test('each column of the odds is headed by the modifier that its fields bring', () => {
    for (const { procedure, input: given, down, across } of blocks.filter(
      (block): block is OddsBlock => block.kind === 'odds',
    )) {
      for (const { label, set } of across.values) {
        const input: Record<string, unknown> = { ...given };
        for (const [path, value] of Object.entries({ ...down.values[0]?.set, ...set }))
          put(input, path, value);
        const answer = resolve({ ruleset: edition, procedure, input });
        expect(answer).toMatchObject({ facts: { modifier: Number(label.replace('−', '-')) } });
      }
    }
  });
});

test('every rule that somebody states cites a document of the list of sources', () => {
  for (const { id, source, standing } of argad.catalogue) {
    if (source === '' || standing === 'inferred') continue;
    expect(
      argad.sources.some((known) => source.includes(known.id)),
      `${id}: ${source}`,
    ).toBe(true);
  }
});
