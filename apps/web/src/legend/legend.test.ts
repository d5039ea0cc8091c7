/** The legend has words for every sign that the table draws, and none for signs that are gone. */
import { readFileSync } from 'node:fs';
import { tableSigns } from '@grognard/table-view';
import { expect, it } from 'vitest';

it.each(['en', 'fr', 'it'])(
  'every sign of the table has its words in %s, and no word is left over',
  (language) => {
    const text = readFileSync(new URL(`../languages/${language}.po`, import.meta.url), 'utf8');
    const said = [...text.matchAll(/^msgid "legend\.sign\.(.+)"$/gm)].map(([, sign]) => sign!);
    expect(said.sort()).toEqual([...tableSigns].sort());
  },
);
