/** The table in every language: the same battle is played and reported. */
import { type AnyTableGame, type Command, type GameEvent, hashedFaces, Match } from '@grognard/engine';
import type { Words } from '@grognard/rules-kit';
import { describe, expect, test } from 'vitest';
import { argad, createGame, pictureOfScenario } from '../index.ts';
import { sameLuck } from '../table/doctrine/testing/whole-battle.ts';
import { tableWordsOf } from './english.ts';
import { words as fr } from './fr/index.ts';
import { words as it } from './it/index.ts';

const others: readonly (readonly [string, Words])[] = [
  ['fr', fr],
  ['it', it],
];

/** The structure of words: texts, functions, and records of them. */
function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, part]) => [name, shapeOf(part)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

interface Told {
  readonly lines: readonly (string | null)[];
  readonly reasons: readonly string[];
  readonly commands: string;
  readonly hash: string;
}

/** A few turns between computer players, with their report. */
function played(scenario: string, words?: Words): Told {
  const offered = argad.scenarios.find(({ id }) => id === scenario)!;
  const game = createGame(offered.data, offered.editions.at(-1)!, {}, words) as AnyTableGame;
  const match = new Match(game.rules, game.rules.start(null), hashedFaces(7), 'state');
  const [lines, reasons, commands]: [(string | null)[], string[], string[]] = [[], [], []];
  const state = game.rules.start(null);
  const tell = (events: readonly GameEvent[]): void => {
    for (const event of events) {
      game.rules.apply(state, event);
      lines.push(game.tell(event, game.rules.view(state, 'umpire')));
    }
  };
  for (let asked = 0; asked < 7; asked++) {
    const awaits = match.awaits();
    if (awaits.kind === 'over') break;
    awaits.sides.forEach((side, n) => {
      const plan = game.doctrine.plan(match.view(side), side, n === 0 ? 'steady' : 'recruit', sameLuck(3));
      reasons.push(...plan.reasons.map((reason) => reason.words));
      for (const command of plan.commands) {
        commands.push(JSON.stringify(command));
        const answer = match.submit(side, command as Command);
        if (answer.done) tell(answer.events);
      }
    });
  }
  return { lines, reasons, commands: commands.join('\n'), hash: match.hash() };
}

describe.each(others)('the table in %s', (_, words) => {
  test('has everything that it has in English', () => {
    const { rules: _rules, ...here } = tableWordsOf(words);
    const { rules: _english, ...english } = tableWordsOf();
    expect(shapeOf(here)).toEqual(shapeOf(english));
  });

  test.each(['village', 'landing'])('%s: the same battle, told otherwise', (scenario) => {
    const [english, here] = [played(scenario), played(scenario, words)];
    expect(here.commands).toBe(english.commands);
    expect(here.hash).toBe(english.hash);
    expect(here.lines.map((line) => line === null)).toEqual(english.lines.map((line) => line === null));
    expect(english.lines.some((line) => line !== null)).toBe(true);
    const same = here.lines.filter((line, n) => line !== null && line === english.lines[n]);
    expect(same).toEqual([]);
    for (const text of [...here.lines, ...here.reasons])
      if (text !== null) expect(text).not.toMatch(/undefined|NaN|\[object|\b(?:the|and|with|needs|his)\b/);
    expect(here.reasons.filter((reason) => english.reasons.includes(reason))).toEqual([]);
  });

  test('a map looks the same and is called otherwise', () => {
    for (const scenario of argad.scenarios) {
      const [english, here] = [undefined, words].map((said) => pictureOfScenario(scenario, 'umpire', said)!);
      expect(here!.title).not.toEqual(english!.title);
      const looks = (list: typeof english) =>
        list!.items.map((item) => (item.kind === 'label' ? { ...item, text: '' } : { ...item, name: '' }));
      expect(looks(here)).toEqual(looks(english));
      expect(here!.legend).not.toEqual(english!.legend);
    }
  });
});
