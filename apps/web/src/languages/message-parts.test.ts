/** Messages apart: what only the screens apart say is loaded with them, and never missing on the way to a table. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { saidApart } from '../../message-parts.ts';
import { composedIds, writtenOut } from './testing/composed-ids.ts';

const ids = [...readFileSync(new URL('en.po', import.meta.url), 'utf8').matchAll(/^msgid "(.+)"$/gm)].map(
  ([, id]) => id ?? '',
);
const apart = saidApart(ids);

it('a third of the messages is said apart', () => {
  expect(apart.size).toBeGreaterThan(ids.length / 3);
  expect([...apart]).toEqual(expect.arrayContaining(['settings.language', 'sheets.print', 'replays.backup']));
});

it.each(['table', 'battles', 'briefing', 'home', 'shell', 'forecast', 'explanation', 'legend', 'lessons'])(
  'nothing is apart that a file of %s says',
  (folder) => {
    const at = new URL(`../${folder}/`, import.meta.url);
    const files = readdirSync(at, { recursive: true, encoding: 'utf8' });
    const text = files
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => readFileSync(new URL(name, at), 'utf8'))
      .join('\n');
    const composed = Object.keys(composedIds).filter((pattern) =>
      text.includes(`\`${pattern.split('*')[0]}\${`),
    );
    const said = (id: string) =>
      text.includes(`'${id}'`) ||
      (writtenOut.includes(id) && composed.some((pattern) => id.startsWith(pattern.split('*')[0] ?? '')));
    expect([...apart].filter(said)).toEqual([]);
  },
);
