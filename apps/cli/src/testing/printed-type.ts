/** printedSizes: the sizes of type on the pages of a PDF file, in points. For tests only. */
import { inflateSync } from 'node:zlib';

/** What one page operator does to the size of type; all others are passed over. Text in brackets is not looked into. */
const operators =
  /\((?:\\.|[^\\)])*\)|(?<push>\bq\b)|(?<pop>\bQ\b)|(?<matrix>(?:-?[\d.]+\s+){6})(?<kind>cm|Tm)\b|(?<size>[\d.]+)\s+Tf\b|(?<shown>\bT[jJ]\b)/g;

/**
 * Read from what is drawn: programs that list the fonts of a file estimate the sizes of those that are kept as drawings (Type 3),
 * as Chromium does with fonts like Nimbus Sans, and come out at 8 pt or 3 pt where 9 are printed.
 */
export function printedSizes(pdf: Buffer): ReadonlySet<number> {
  const sizes = new Set<number>();
  // The rest are fonts and pictures, whose bytes say nothing.
  for (const stream of streamsOf(pdf))
    if (/\bBT\b[\s\S]*?\/\w+ [\d.]+ Tf\b/.test(stream)) readPage(stream, sizes);
  return sizes;
}

function readPage(page: string, sizes: Set<number>): void {
  const outer: number[] = [];
  let [scale, textScale, size] = [1, 1, 0];
  for (const { groups = {} } of page.matchAll(operators)) {
    if (groups['push'] !== undefined) outer.push(scale);
    else if (groups['pop'] !== undefined) scale = outer.pop() ?? 1;
    else if (groups['kind'] === 'cm') scale *= heightScale(groups['matrix']);
    else if (groups['kind'] === 'Tm') textScale = heightScale(groups['matrix']);
    else if (groups['size'] !== undefined) size = Number(groups['size']);
    // A screen's pixels are no exact number of points: to the hundredth.
    else if (groups['shown'] !== undefined) sizes.add(Math.round(100 * size * scale * textScale) / 100);
  }
}

/** How much a matrix stretches what is upright. */
function heightScale(matrix = ''): number {
  const [, , c = 0, d = 1] = matrix.trim().split(/\s+/).map(Number);
  return Math.hypot(c, d);
}

/** The streams of a file that can be read, those of pages among them. */
function streamsOf(pdf: Buffer): string[] {
  const found: string[] = [];
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 6)) {
    if (pdf.subarray(at - 3, at).toString('latin1') === 'end') continue;
    const from = at + 'stream'.length + (pdf[at + 6] === 13 ? 2 : 1);
    const to = pdf.indexOf('endstream', from);
    if (to < 0) break;
    const bytes = pdf.subarray(from, to);
    found.push(bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1'));
  }
  return found;
}
