/** wordsApartTests: the words of a battle are a part of all words, so a player reads the same with either. */
import { type AnyTableGame, type Command, hashedFaces, Match, witnessed } from '@grognard/engine';
import {
  type Language,
  labelOf,
  Problem,
  type Ruleset,
  refusalTitleOf,
  remedyOf,
  sourceText,
  type Words,
  wordsOf,
} from '@grognard/rules-kit';
import { describe, expect, test } from 'vitest';
import { SeededRandom } from '../generate/seeded-random.ts';

type Laid = AnyTableGame | readonly Problem[];

type CreateGameIn = (
  scenario: unknown,
  edition: string,
  options: Readonly<Record<string, unknown>>,
  words: Words,
) => Laid | Promise<Laid>;

/** A ruleset with both ways of loading its words. */
export interface WordsOnTrial {
  readonly ruleset: Ruleset;
  /** For each language the words of a battle alone, those with what only some battles load, if there is any, and all words. */
  readonly spoken: readonly { readonly table: Words; readonly withParts?: Words; readonly all: Words }[];
  /** The words of one battle, given those of the table. Left out where every battle says the same. */
  toldWith?(scenario: unknown, words: Words): Promise<Words>;
  /** Phrases of a battle in addition to the words of the table. */
  toldIn(id: string, language: Language): Promise<Readonly<Record<string, string>>>;
  readonly arrange: CreateGameIn;
  readonly arrangeWhole: CreateGameIn;
}

const steps = 8;

/** All texts of the first steps of a battle, line by line: interactions, proposals, threats, scenes, pictures. */
function said(game: AnyTableGame): readonly string[] {
  const match = new Match(game.rules, game.rules.start(null), hashedFaces(7), 'state');
  const heard: unknown[] = [game.title, game.sides];
  for (let step = 0; step < steps; step++) {
    const before = game.rules.copy(match.state);
    const awaits = match.awaits();
    if (awaits.kind === 'over') break;
    for (const side of awaits.sides) {
      const view = match.view(side);
      const interaction = game.interactionFor(view, side);
      const mine = interaction.pieces.filter(({ isMine }) => isMine).slice(0, 4);
      for (const { id, at } of mine) {
        const gesture = { pieces: [id], values: { way: [{ x: at.x + 1900, y: at.y + 900 }] } };
        heard.push(interaction.tasks(gesture), interaction.propose(gesture), interaction.threats(gesture));
      }
      heard.push(interaction.pieces, interaction.prompt);
      const { commands } = game.doctrine.plan(view, side, 'recruit', new SeededRandom(3, `step ${step}`));
      const events = commands.flatMap((command) => {
        const given = match.submit(side, command as Command);
        return given.done ? given.events : [];
      });
      const told = witnessed(game.rules, before, events, 'umpire');
      heard.push(game.scenes(game.rules.view(before, 'umpire'), told));
    }
    heard.push(game.picture(game.rules.view(match.state, 'umpire'), []));
  }
  return JSON.stringify(heard, null, 1).split('\n');
}

function laid(game: Laid): AnyTableGame {
  if ('rules' in game) return game;
  throw new TypeError(JSON.stringify(game));
}

/** Registers the tests for every language. */
export function wordsApartTests({
  ruleset,
  spoken,
  toldIn,
  toldWith = async (_, words) => words,
  arrange,
  arrangeWhole,
}: WordsOnTrial): void {
  describe.each(spoken)('$table.language', ({ table, withParts = table, all }) => {
    test('of the rules, at least those that can forbid something have their sentences', () => {
      expect(Object.keys(withParts.rules)).toEqual(expect.arrayContaining(Object.keys(all.remedies)));
    });

    test('a rule that stands against something is told the same, in every edition', () => {
      for (const { id } of ruleset.editions) {
        const inForce = ruleset.inForce(id);
        if (inForce instanceof Problem) throw new TypeError(id);
        const told = (words: Words, rule: string) =>
          [wordsOf, labelOf, refusalTitleOf, remedyOf].map((tell) => tell(words, inForce.ruleNumbers, rule));
        for (const rule of Object.keys(all.remedies)) expect(told(withParts, rule)).toEqual(told(all, rule));
      }
      for (const { id, source } of ruleset.catalogue)
        if (id in all.remedies || id in all.labels)
          expect(sourceText(withParts, source)).toBe(sourceText(all, source));
    });

    test.each(ruleset.scenarios)('$id: the same battle says the same', async ({ id, data, editions }) => {
      const edition = editions.at(-1)!;
      const phrases = { ...table.phrases, ...(await toldIn(id, table.language)) };
      const words = await toldWith(data, { ...table, phrases });
      const here = said(laid(await arrange(data, edition, {}, words)));
      const there = said(laid(await arrangeWhole(data, edition, {}, all)));
      expect(here.filter((line, at) => line !== there[at]).slice(0, 10)).toEqual([]);
      expect(here).toHaveLength(there.length);
    });
  });
}
