/** The sizes of type as a page is drawn. */
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { printedSizes } from './printed-type.ts';

/** As Chromium writes them: in 300ths of an inch, upside down, in pixels of the page. */
const page = `.24 0 0 -.24 0 842 cm
q
3.125 0 0 3.125 81 71 cm
BT /F7 12 Tf 1 0 0 -1 5 10 Tm <0012> Tj ET
BT /F4 11 Tf (no 1 Tf \\) Tj) Tj ET
BT /F5 2 Tf ET
Q
BT /F5 50 Tf 1 0 0 -1 0 0 Tm [<12> 4 <13>] TJ ET`;

const file = (stream: Buffer) =>
  Buffer.concat([Buffer.from('<< /Filter /FlateDecode >>\nstream\n'), stream, Buffer.from('\nendstream\n')]);

test.each([
  ['packed', deflateSync(page)],
  ['plain', Buffer.from(page)],
])('%s: sizes are those of the text that is shown, whatever fonts it is set in', (_name, stream) => {
  expect([...printedSizes(file(stream))]).toEqual([9, 8.25, 12]);
});
