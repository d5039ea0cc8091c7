/** What is stored compressed comes back as it was sent. */
import { expect, it } from 'vitest';
import { pack, unpack } from './packed.ts';

const script = 'const square = "formed";\n'.repeat(400);

const sent = (type: string) =>
  new Response(script, { headers: { 'content-type': type, 'content-length': `${script.length}` } });

it('a script takes a fraction of the room, and comes back to the byte with its type', async () => {
  const stored = pack(sent('text/javascript'));
  const bytes = await stored.clone().arrayBuffer();
  expect(bytes.byteLength).toBeLessThan(script.length / 10);
  expect(stored.headers.get('content-length')).toBeNull();
  const back = unpack(stored);
  expect([...back.headers]).toEqual([['content-type', 'text/javascript']]);
  expect(await back.text()).toBe(script);
});

it('a font stays as it is, and so does what an earlier version stored', async () => {
  const font = sent('font/woff2');
  expect(pack(font)).toBe(font);
  const before = sent('text/javascript');
  expect(unpack(before)).toBe(before);
});

it('an answer that is not well keeps its status', async () => {
  const stored = pack(
    new Response('gone', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } }),
  );
  expect(unpack(stored).status).toBe(404);
});
