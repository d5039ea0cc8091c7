/** Worked examples compressed in the build and unpacked where they are read, because few players open them and every device stores them. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateRawSync } from 'node:zlib';

const mark = '\0packed:';

/** The name of the compressed module if a file of examples is imported, otherwise null. */
export function packedName(source: string, importer: string | undefined): string | null {
  if (importer === undefined || !/\/examples\/index\.ts$/.test(importer)) return null;
  return source.endsWith('.json') ? `${mark}${join(dirname(importer), source)}.js` : null;
}

/** A module with the same value as the file of this name, or null. */
export function packedModule(name: string): string | null {
  if (!name.startsWith(mark)) return null;
  const file = name.slice(mark.length, -'.js'.length);
  return packedValue('default', JSON.parse(readFileSync(file, 'utf8')));
}

/** A module that exports the value under a name, compressed to less than a third of its size. */
export function packedValue(name: 'default' | 'list', value: unknown): string {
  const text = JSON.stringify(value);
  const letters = deflateRawSync(text, { level: 9 }).toString('base64');
  return [
    `const bytes = Uint8Array.from(atob('${letters}'), (letter) => letter.charCodeAt(0));`,
    "const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));",
    `${name === 'default' ? 'export default' : `export const ${name} =`} await new Response(stream).json();`,
  ].join('\n');
}
