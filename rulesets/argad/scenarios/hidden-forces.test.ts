/** Public facts about a battle: none depends on how many figures a side has in hiding. */
import type { BundledScenario } from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import { pictureOfScenario } from '../pictures.ts';
import { scenarioWords } from '../words/en-scenario.ts';
import { isScenario, readScenario } from './check.ts';
import { scenarioFiles } from './files.ts';
import { scenarios } from './index.ts';
import { knownData, knownParts } from './known-scenario.ts';
import type { Scenario } from './shape.ts';
import { hamlet } from './testing/hamlet.ts';

function wholeOf(data: unknown, edition: string, options = {}): Scenario {
  const read = readScenario(data, edition, options);
  if (isScenario(read)) return read;
  throw new Error(read.map(({ at, message }) => `${at}: ${message}`).join('; '));
}

function battleOf(data: unknown): BundledScenario {
  const read = scenarioFiles.read(data);
  if ('known' in read) return read;
  throw new Error(read.map(({ at, message }) => `${at}: ${message}`).join('; '));
}

/** Everything published to viewers outside this side: list, page, file and map. */
function toldToOthers(battle: BundledScenario, of: string): readonly unknown[] {
  const others = battle.summary.sides.map(({ id }) => id).filter((id) => id !== of);
  return [
    battle.summary,
    [null, ...others].map((to) => [battle.known(to), pictureOfScenario(battle, { side: to })]),
  ];
}

/** The same battle without one figure of a side. */
function without(scenario: Scenario, of: string, man: string): Scenario {
  const sides = scenario.sides.map((side) =>
    side.id === of ? { ...side, figures: side.figures.filter(({ id }) => id !== man) } : side,
  );
  return { ...scenario, sides };
}

const ambushes = scenarios
  .flatMap(({ id, data, editions: [first] }) =>
    first === undefined ? [] : [[id, wholeOf(data, first)] as const],
  )
  .filter(([, { sides }]) => sides.some(({ figures }) => figures.some(({ secret }) => secret)));

describe('hide.secret', () => {
  it.each(ambushes)('%s: a man in hiding more or less changes nothing that others are told', (_id, whole) => {
    const named = whole.aims.flatMap(({ figures }) => figures);
    for (const { id: side, figures } of whole.sides)
      for (const { id, secret, carries } of figures) {
        if (!secret || carries !== null || named.includes(id)) continue;
        const fewer = battleOf(without(whole, side, id));
        expect(toldToOthers(fewer, side)).toEqual(toldToOthers(battleOf(whole), side));
        expect(fewer.strengths).not.toEqual(battleOf(whole).strengths);
      }
  });

  it('a body in close order whose men are in hiding is listed for its own side alone', () => {
    const read = wholeOf(hamlet(), 'argad-2024', { 'coastal-arms': true });
    const sides = read.sides.map((side) =>
      side.id === 'blue'
        ? { ...side, figures: side.figures.map((figure) => ({ ...figure, secret: true })) }
        : side,
    );
    const whole = { ...read, sides };
    const told = (to: string | null) =>
      JSON.stringify([knownParts(whole, to, scenarioWords), knownData(whole, to, scenarioWords)]);
    expect(told('blue')).toContain('close order');
    expect(told('blue')).toContain('"column"');
    for (const other of [null, 'white']) {
      expect(told(other)).not.toContain('close order');
      expect(told(other)).not.toContain('"column"');
    }
  });
});
