/** A whole battle of recruits told and shown from views alone, in three languages. */
import { hashedFaces, Match } from '@grognard/engine';
import type { Words } from '@grognard/rules-kit';
import { SeededRandom } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import millHill from '../../scenarios/mill-hill.json' with { type: 'json' };
import { words as fr } from '../../words/fr/index.ts';
import { words as it_ } from '../../words/it/index.ts';
import { words as en } from '../../words/table-en.ts';
import { gameOn } from '../game.ts';
import { layTable } from '../index.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { AdlgView } from '../views/view.ts';

const languages: Readonly<Record<string, Words>> = { en, fr, it: it_ };

function tableIn(words: Words) {
  const table = layTable(millHill, 'adlg-r', {}, words);
  if (!('units' in table)) throw new Error(JSON.stringify(table));
  return table;
}

interface Episode {
  readonly before: AdlgView;
  readonly events: readonly AdlgEvent[];
}

/** What a bystander sees of a battle, command by command. */
function episodesOf(seed: number): Episode[] {
  const game = gameOn(tableIn(en));
  const match = new Match(game.rules, game.rules.start(null), hashedFaces(seed), 'everything');
  const random = new SeededRandom(seed, 'players');
  const episodes: Episode[] = [];
  for (;;) {
    const awaits = match.awaits();
    if (awaits.kind === 'over') return episodes;
    const [side] = awaits.sides;
    const before = game.rules.view(match.state, { side: null });
    const plan = game.doctrine.plan(game.rules.view(match.state, { side: side! }), side!, 'recruit', random);
    const events = plan.commands.flatMap((command) => {
      const answer = match.submit(side!, command);
      if (!answer.done) throw new Error(JSON.stringify(answer));
      return answer.events;
    });
    episodes.push({ before, events });
  }
}

const episodes = episodesOf(7);

describe('a battle on the hill', () => {
  it.each(Object.keys(languages))('is told in %s: every sentence whole, and no id in it', (language) => {
    const game = gameOn(tableIn(languages[language]!));
    for (const { before, events } of episodes) {
      for (const scene of game.scenes(before, events))
        for (const { words } of scene.entries) {
          expect(words).toMatch(/^\p{Lu}.*[.]$/u);
          expect(words).not.toMatch(/\b[a-z]+\.[a-z]+|undefined|NaN|\{/);
        }
    }
  });

  it('is shown throw by throw: no scene has two, and none is left out', () => {
    const game = gameOn(tableIn(en));
    for (const { before, events } of episodes) {
      const scenes = game.scenes(before, events);
      const thrown = scenes.map(({ entries }) => entries.filter(({ dice }) => dice.length > 0).length);
      expect(Math.max(0, ...thrown)).toBeLessThanOrEqual(1);
      expect(thrown.reduce((sum, n) => sum + n, 0)).toBe(
        events.filter(({ dice = [] }) => dice.length > 0).length,
      );
      expect(scenes.flatMap((scene) => scene.events)).toEqual(
        scenes.flatMap(({ events: [from, to] }, n) => [n === 0 ? 0 : from, to]),
      );
      expect(scenes.at(-1)?.events[1] ?? events.length).toBe(events.length);
    }
  });

  it('closes the sum of every shot and melee', () => {
    const game = gameOn(tableIn(en));
    const fights = episodes.flatMap(({ before, events }) =>
      game
        .scenes(before, events)
        .flatMap(({ entries }) =>
          entries.filter(({ event }) => ['shot', 'fought'].includes(events[event]!.kind)),
        ),
    );
    expect(fights.length).toBeGreaterThan(3);
    for (const { sum, diceLuck } of fights) {
      expect(sum.some(({ kind }) => kind === 'step')).toBe(true);
      expect(diceLuck).not.toBeNull();
    }
  });

  it('counts its losses piece by piece, as they stand against the value of the army', () => {
    const game = gameOn(tableIn(en));
    const [first] = episodes;
    const all = episodes.flatMap(({ events }) => events);
    const { losses, throws } = game.toll!(first!.before, all);
    for (const { odds } of throws) expect(odds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    const last = episodes.at(-1)!;
    const end = game.rules.viewAfter(last.before, last.events);
    const { units } = tableIn(en);
    // Who left the table is lost whole.
    const points = end.units.reduce(
      (sum, { lost, status }, n) => sum + (status === 'fled' ? units[n]!.row.cohesion : lost),
      0,
    );
    expect(losses.reduce((sum, { lost }) => sum + lost, 0)).toBe(points + recovered(all));
  });
});

function recovered(events: readonly AdlgEvent[]): number {
  return events.reduce((sum, event) => sum + (event.kind === 'rallied' ? event.recovered : 0), 0);
}
