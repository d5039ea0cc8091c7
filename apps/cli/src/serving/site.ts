/** serveFolder: a small server for the built web application. Serves one folder, read-only and compressed, with a strict policy. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { encodingFor, PackedFiles } from './packed-files.ts';

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The content security policy written in the page, with frames around the page forbidden as well. */
export function policyIn(page: string): string {
  const written =
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? "default-src 'none'";
  return `${written.replaceAll('&#39;', "'")}; frame-ancestors 'none'`;
}

/** The file for an address, within the folder. Null if there cannot be one. */
export function fileFor(folder: string, address: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
  } catch {
    return null;
  }
  if (path.includes('\0')) return null;
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  return file.startsWith(folder.endsWith(sep) ? folder : folder + sep) ? file : null;
}

/** Images and fonts are compressed already. */
const packable = new Set(['.html', '.js', '.css', '.svg', '.txt', '.json', '.webmanifest']);

/** Whether the browser already has the file with this tag, from its If-None-Match header. */
function hasAlready(tag: string, known = ''): boolean {
  const tags = known.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

interface ServedSite {
  readonly folder: string;
  readonly policy: string;
  readonly files: PackedFiles;
}

async function answer(
  { folder, policy, files }: ServedSite,
  asked: IncomingMessage,
  out: ServerResponse,
): Promise<void> {
  if (asked.method !== 'GET' && asked.method !== 'HEAD') {
    out.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const file = fileFor(folder, asked.url ?? '/');
  const kind = file === null ? '' : extname(file);
  const isPackable = packable.has(kind);
  const encoding = isPackable ? encodingFor(asked.headers['accept-encoding']) : 'identity';
  const packed = file === null ? null : await files.find(file, encoding);
  if (file === null || packed === null) {
    out.writeHead(404, { 'content-type': 'text/plain' }).end('there is nothing here\n');
    return;
  }
  const isKnown = hasAlready(packed.tag, asked.headers['if-none-match']);
  out.writeHead(isKnown ? 304 : 200, {
    ...(isKnown
      ? {}
      : {
          'content-type': kinds[kind] ?? 'application/octet-stream',
          'content-length': packed.bytes.length,
          ...(packed.encoding === 'identity' ? {} : { 'content-encoding': packed.encoding }),
        }),
    ...(isPackable ? { vary: 'accept-encoding' } : {}),
    etag: packed.tag,
    // A file with a fingerprint in its name never changes.
    'cache-control': /\/assets\/(?:[^/]+\/)?[^/]+-[\w-]{8}\.\w+$/.test(file)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  out.end(isKnown || asked.method === 'HEAD' ? undefined : packed.bytes);
}

/** Starts the server. Resolves once it listens. */
export async function serveFolder(folder: string, port: number, host: string): Promise<Server> {
  const policy = policyIn(await readFile(join(folder, 'index.html'), 'utf8'));
  const site: ServedSite = { folder, policy, files: new PackedFiles() };
  const server = createServer((asked, out) => {
    answer(site, asked, out).catch(() => out.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
