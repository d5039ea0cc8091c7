/** Interaction and scenes in other languages: their texts are translated, and everything else stays the same. */
import {
  type AnyTableGame,
  type Command,
  type GameEvent,
  hashedFaces,
  type Interaction,
  Match,
  type SideId,
  witnessed,
} from '@grognard/engine';
import type { Words } from '@grognard/rules-kit';
import { describe, expect, test } from 'vitest';
import { argad, createGame } from '../index.ts';
import { sameLuck } from '../table/doctrine/testing/whole-battle.ts';
import { words as fr } from './fr/index.ts';
import { words as it } from './it/index.ts';

interface Spoken {
  readonly texts: readonly string[];
  readonly rest: string;
}

/** The texts for players, separated from everything else. */
function spoken(value: unknown): Spoken {
  const texts: string[] = [];
  const silent = new Set([
    'id',
    'side',
    'piece',
    'from',
    'on',
    'kind',
    'rule',
    'code',
    'p',
    'path',
    'handle',
  ]);
  const rest = JSON.stringify(value, function replacer(this: { kind?: unknown }, name, part: unknown) {
    if (name === 'rules') return JSON.stringify(part);
    const isTyped = name === 'value' && this.kind !== 'fact';
    if (typeof part !== 'string' || silent.has(name) || isTyped) return part;
    texts.push(part);
    return '';
  });
  return { texts, rest };
}

/** All texts of an interaction about its first pieces. */
function said(interaction: Interaction): unknown {
  const own = interaction.pieces.filter(({ isMine }) => isMine);
  const gestures = own.slice(0, 6).map(({ id, at }) => ({
    pieces: [id],
    values: { way: [{ x: at.x + 1500, y: at.y + 900 }] },
  }));
  return {
    asked: interaction.prompt.title,
    done: interaction.prompt.finish?.title,
    pieces: interaction.pieces.map(({ about, state, orderText: told }) => ({ about, state, told })),
    tasks: gestures.map((gesture) => interaction.tasks(gesture)),
    proposals: gestures
      .map((gesture) => interaction.propose(gesture))
      .map(({ refusals: against, stretches, notes }) => ({ against, stretches, notes })),
    threats: gestures.map((gesture) => interaction.threats(gesture)),
    reach: own.slice(0, 3).map(({ id }) => interaction.measure({ kind: 'reach', of: id }).lines),
  };
}

function played(scenario: string, words?: Words): { hands: Spoken; scenes: Spoken } {
  const offered = argad.scenarios.find(({ id }) => id === scenario)!;
  const game = createGame(offered.data, offered.editions.at(-1)!, {}, words) as AnyTableGame;
  const match = new Match(game.rules, game.rules.start(null), hashedFaces(7), 'state');
  const before = game.rules.start(null);
  const events: GameEvent[] = [];
  const hands: unknown[] = [];
  const give = (side: SideId, n: number): void => {
    const view = match.view(side);
    hands.push(said(game.interactionFor!(view, side)));
    for (const command of game.doctrine.plan(view, side, n === 0 ? 'steady' : 'recruit', sameLuck(3))
      .commands) {
      const answer = match.submit(side, command as Command);
      if (answer.done) events.push(...answer.events);
    }
  };
  for (let asked = 0; asked < 4; asked++) {
    const awaits = match.awaits();
    if (awaits.kind !== 'over') awaits.sides.forEach(give);
  }
  const scenes = game
    .scenes(game.rules.view(before, 'umpire'), witnessed(game.rules, before, events, 'umpire'))
    .map(({ title, entries }) => ({
      title,
      entries: entries.map((entry) => ({ words: entry.words, sum: entry.sum })),
    }));
  return { hands: spoken(hands), scenes: spoken(scenes) };
}

/** Words that only English has. */
const english = /\b(?:the|and|with|needs|his|fires|before|nobody|ground|moves?)\b/i;

describe.each([
  ['fr', fr],
  ['it', it],
] as const)('the hand in %s', (_, words) => {
  test.each(['village', 'landing'])('%s: the same hand, the same scenes, other words', (scenario) => {
    const [one, other] = [played(scenario), played(scenario, words)];
    for (const part of ['hands', 'scenes'] as const) {
      expect(other[part].texts.length).toBe(one[part].texts.length);
      expect(other[part].rest === one[part].rest).toBe(true);
      const left = other[part].texts.filter((text) => english.test(text));
      expect([...new Set(left)].slice(0, 20)).toEqual([]);
      const same = other[part].texts.filter(
        (text, n) =>
          text === one[part].texts[n] &&
          words.phrases[text] !== text &&
          /\p{L}{3,} \p{L}{3,} \p{L}{2,}/u.test(text),
      );
      expect([...new Set(same)].slice(0, 20)).toEqual([]);
    }
  });
});
