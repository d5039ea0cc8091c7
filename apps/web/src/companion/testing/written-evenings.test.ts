/** Three written evenings at the companion: every tap counted, every result carried over to the units, no number left unexplained. */
import { readFileSync } from 'node:fs';
import type { ExplainedLine, ExplainedStep } from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import { WrittenDesk, type WrittenEvening } from './written-evening.ts';

function writtenEvening(name: string): WrittenEvening {
  const file = new URL(`../../../../../fixtures/evenings/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as WrittenEvening;
}

const numberIn = (text: string) => Number(text.replaceAll('−', '-').replaceAll('+', ''));

/** The figures of a step that do not add up. */
function openSums(steps: readonly ExplainedStep[]): readonly string[] {
  return steps
    .filter(({ value, total, additions }) => value !== null && total !== null && additions.length > 0)
    .filter(({ value, total, additions }) => {
      const sum = additions.reduce((now, added) => now + numberIn(added.value), numberIn(value!));
      return sum !== numberIn(total!);
    })
    .map(({ sum, total }) => `${sum} is not ${total}`);
}

/** Numbers of the result that neither a step nor a row tells. */
function unexplained(lines: readonly ExplainedLine[]): readonly string[] {
  const numbers = (text: string): readonly string[] => text.match(/\d+/g) ?? [];
  const told = new Set(
    lines
      .filter(({ kind }) => kind !== 'thrown' && kind !== 'odds')
      .flatMap((line) => numbers(JSON.stringify(line))),
  );
  // Throws that came to the same are counted.
  const results = lines.flatMap((line) => (line.kind === 'step' ? [line.result] : []));
  for (const result of results) told.add(String(results.filter((other) => other === result).length));
  const said = lines.flatMap((line) => (line.kind === 'thrown' ? numbers(line.text) : []));
  return said.filter((number) => !told.has(number));
}

describe.each(['argad', 'giorgi', 'adlg-r'])('an evening of %s', (name) => {
  const written = writtenEvening(name);

  it('fifteen cases come to what is written, in at most 4 taps where one is repeated', async () => {
    const desk = await WrittenDesk.of(name, written);
    expect(written.cases).toHaveLength(15);
    const taps: number[] = [];
    for (const [n, each] of written.cases.entries()) {
      const place = `${name} ${n + 1}`;
      const played = desk.play(each);
      expect(played.worked.kind, place).toBe('ready');
      expect(played.headline, place).toBe(each.says);
      expect(played.after, place).toEqual(each.after ?? {});
      const steps = played.lines.filter((line) => line.kind === 'step');
      expect(openSums(steps), place).toEqual([]);
      expect(unexplained(played.lines), place).toEqual([]);
      expect(
        steps.flatMap(({ dice }) => dice.flat()),
        place,
      ).toHaveLength(each.dice.length);
      if (each.repeated) expect(played.taps, place).toBeLessThanOrEqual(4);
      taps.push(played.taps);
    }
    expect(written.cases.filter(({ repeated }) => repeated).length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...taps)).toBeLessThanOrEqual(8);
  });
});
