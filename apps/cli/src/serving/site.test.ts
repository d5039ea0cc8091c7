/** What is served, and what is not. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileFor, policyIn, serveFolder } from './site.ts';

const above = mkdtempSync(join(tmpdir(), 'grognard-site-'));
const folder = join(above, 'site');
const page =
  '<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; script-src \'self\'">';
let server: Server;
let address = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(above, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets', 'index-AbCd1234.js'), 'let x;');
  server = await serveFolder(folder, 0, '127.0.0.1');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(above, { recursive: true, force: true });
});

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
