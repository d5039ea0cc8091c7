/** Files and paths that the server serves, and those it refuses. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileFor, policyIn, serveFolder } from './site.ts';

const above = mkdtempSync(join(tmpdir(), 'grognard-site-'));
const folder = join(above, 'site');
const page =
  '<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; script-src \'self\'">';
const script = `let x = ${'1 + '.repeat(2000)}0;`;
const script2 = script.replace('x', 'y');
const letters = Buffer.alloc(4000, 'font');
let server: Server;
let address = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(above, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets', 'index-AbCd1234.js'), 'let x;');
  writeFileSync(join(folder, 'worker.js'), script);
  writeFileSync(join(folder, 'letters.woff2'), letters);
  server = await serveFolder(folder, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  address = `http://127.0.0.1:${port}`;
});

afterAll(() => {
  server.close();
  rmSync(above, { recursive: true, force: true });
});

/** The raw bytes of an answer. fetch would decompress them. */
async function raw(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<{
  readonly status: number | undefined;
  readonly head: IncomingMessage['headers'];
  readonly body: Buffer;
}> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(address + path, { method, headers }, resolve)
      .on('error', reject)
      .end();
  });
  const pieces: Uint8Array[] = [];
  for await (const piece of answer) pieces.push(piece);
  return { status: answer.statusCode, head: answer.headers, body: Buffer.concat(pieces) };
}

describe('the site', () => {
  it('serves its page with the policy that the page itself names, and no frame around it', async () => {
    const answer = await fetch(`${address}/?seed=1`);
    expect(await answer.text()).toBe(page);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    );
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  it('keeps what has a fingerprint in its name, and nothing else', async () => {
    const cached = async (path: string) => (await fetch(address + path)).headers.get('cache-control');
    expect(await cached('/assets/index-AbCd1234.js')).toContain('immutable');
    expect(await cached('/')).toBe('no-cache');
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%', '/%00', '/nothing', '/assets'])(
    'does not serve %s',
    async (path) => {
      const file = fileFor(folder, path);
      expect(file === null || file.startsWith(join(folder, ''))).toBe(true);
      const answer = await fetch(address + path);
      expect(answer.status).toBe(404);
    },
  );

  it('answers nothing but GET and HEAD', async () => {
    expect((await fetch(address, { method: 'POST', body: 'x' })).status).toBe(405);
    const head = await fetch(address, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('forbids everything where a page names no policy', () => {
    expect(policyIn('<html>')).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

describe('what goes over the wire', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['GZIP', 'gzip', gunzipSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
    ['*;q=0.1, br;q=0', 'gzip', gunzipSync],
  ] as const)('for who takes %s is packed as %s', async (accepted, encoding, unpack) => {
    const { head, body } = await raw('/worker.js', { 'accept-encoding': accepted });
    expect(head['content-encoding']).toBe(encoding);
    expect(head['vary']).toBe('accept-encoding');
    expect(head['content-length']).toBe(`${body.length}`);
    expect(body.length).toBeLessThan(script.length / 4);
    expect(unpack(body).toString()).toBe(script);
  });

  it.each(['', 'identity', 'zstd', 'br;q=0, gzip;q=0', '*;q=0'])(
    'for who takes "%s" is as it lies',
    async (accepted) => {
      const { head, body } = await raw('/worker.js', { 'accept-encoding': accepted });
      expect(head['content-encoding']).toBeUndefined();
      expect(head['content-length']).toBe(`${script.length}`);
      expect(body.toString()).toBe(script);
    },
  );

  it('letters are packed already, and what is small stays as it is', async () => {
    const accept = { 'accept-encoding': 'br, gzip' };
    const font = await raw('/letters.woff2', accept);
    expect(font.head['content-encoding']).toBeUndefined();
    expect(font.head['content-length']).toBe('4000');
    expect((await raw('/assets/index-AbCd1234.js', accept)).head['content-encoding']).toBeUndefined();
  });

  it('HEAD has the head of GET', async () => {
    const accept = { 'accept-encoding': 'br' };
    const { date: _, ...got } = (await raw('/worker.js', accept)).head;
    const asked = await raw('/worker.js', accept, 'HEAD');
    expect(asked.head).toMatchObject(got);
    expect(asked.body.length).toBe(0);
  });

  it('what the browser has already is not sent again, until it changes', async () => {
    const accept = { 'accept-encoding': 'br' };
    const first = await raw('/worker.js', accept);
    const tag = first.head.etag ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    for (const known of [tag, `"other", W/${tag}`, '*']) {
      const again = await raw('/worker.js', { ...accept, 'if-none-match': known });
      expect(again).toMatchObject({ status: 304, head: { etag: tag, 'cache-control': 'no-cache' } });
      expect(again.body.length).toBe(0);
    }
    expect((await raw('/worker.js', { 'if-none-match': tag })).status).toBe(200);
    writeFileSync(join(folder, 'worker.js'), script2);
    const changed = await raw('/worker.js', { ...accept, 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(brotliDecompressSync(changed.body).toString()).toBe(script2);
  });
});
