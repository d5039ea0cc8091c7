import { describe, expect, it } from 'vitest';
import { type FoundLine, LineSplitter } from './lines.ts';

function split(pieces: readonly (string | Uint8Array)[], longest = 100): (string | null)[] {
  const found: FoundLine[] = [];
  const splitter = new LineSplitter(longest, (line) => found.push(line));
  for (const piece of pieces) splitter.push(Buffer.from(piece));
  splitter.end();
  return found.map((line) => (line.kind === 'text' ? line.text : `<${line.kind}>`));
}

describe('lines out of bytes', () => {
  it('is the same wherever the pieces are cut', () => {
    const text = 'één\r\n\r\n  \t\nzwei\n\nтри\nlast';
    const bytes = Buffer.from(text);
    const whole = split([bytes]);
    expect(whole).toEqual(['één', 'zwei', 'три', 'last']);
    for (let cut = 0; cut <= bytes.length; cut++)
      expect(split([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual(whole);
    expect(split([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(whole);
  });

  it('a mark at the start of the file is no part of the first line', () => {
    expect(split(['\uFEFFa\n\uFEFFb'])).toEqual(['a', '\uFEFFb']);
    expect(split(['\uFEFF\na'])).toEqual(['a']);
  });

  it('a line of the longest length is read, a longer one is not, and the next is', () => {
    expect(split([`${'x'.repeat(100)}\r\n${'y'.repeat(101)}\nz`])).toEqual([
      'x'.repeat(100),
      '<too-long>',
      'z',
    ]);
    expect(split(['y'.repeat(60), 'y'.repeat(60), 'y'.repeat(60), '\nz\n'])).toEqual(['<too-long>', 'z']);
    expect(split(['y'.repeat(60), 'y'.repeat(60)])).toEqual(['<too-long>']);
  });

  it('a line that is too long is told before it ends', () => {
    const found: FoundLine[] = [];
    const splitter = new LineSplitter(100, (line) => found.push(line));
    for (let n = 0; n < 9; n++) splitter.push(Buffer.alloc(50));
    expect(found).toEqual([{ kind: 'too-long' }]);
    splitter.push(Buffer.from('\nz'));
    splitter.end();
    expect(found).toEqual([{ kind: 'too-long' }, { kind: 'text', text: 'z' }]);
  });

  it('bytes that are no text are told apart from a replacement character that was written', () => {
    expect(split([Uint8Array.of(0x22, 0xff, 0x22, 10), '"\uFFFD"'])).toEqual(['<not-text>', '"\uFFFD"']);
  });
});
