/** The words of a battle are a part of all words: whoever plays reads the same in both. */
import { type AnyTableGame, type Command, hashedFaces, type Luck, Match } from '@grognard/engine';
import { labelOf, Problem, remedyOf, sourceText, type Words, wordsOf } from '@grognard/rules-kit';
import { describe, expect, test } from 'vitest';
import { arrange as arrangeWhole, giorgi } from '../index.ts';
import { arrange, toldIn } from '../play.ts';
import { words as allFr } from './fr/index.ts';
import { words as fr } from './fr/table.ts';
import { words as allIt } from './it/index.ts';
import { words as it } from './it/table.ts';
import { words as en } from './table-en.ts';
import { words as allEn } from './whole-en.ts';

/** The same whole numbers every time. */
function sameLuck(seed: number): Luck {
  let drawn = seed;
  return { below: (n) => ++drawn % n };
}

/** What a battle of eight steps says: hands, proposals, threats, scenes, pictures. */
function said(game: AnyTableGame): unknown {
  const match = new Match(game.rules, game.rules.start(null), hashedFaces(7), 'state');
  const heard: unknown[] = [game.title, game.sides];
  for (let step = 0; step < 8; step++) {
    const before = game.rules.copy(match.state);
    const awaits = match.awaits();
    if (awaits.kind === 'over') break;
    for (const side of awaits.sides) {
      const view = match.view(side);
      const hand = game.handling!(view, side);
      const mine = hand.pieces.filter(({ isMine }) => isMine).slice(0, 4);
      for (const { id, at } of mine) {
        const gesture = { pieces: [id], told: { way: [{ x: at.x + 1900, y: at.y + 900 }] } };
        heard.push(hand.tasks(gesture), hand.propose(gesture), hand.threats(gesture));
      }
      heard.push(hand.pieces, hand.asked);
      const { commands } = game.doctrine.plan(view, side, 'recruit', sameLuck(3));
      const events = commands.flatMap((command) => {
        const given = match.submit(side, command as Command);
        return given.done ? given.events : [];
      });
      heard.push(game.scenes!(before, events, 'umpire'));
    }
    heard.push(game.picture(match.state, 'umpire', []));
  }
  return heard;
}

/** The same, line by line. */
const saidIn = (game: AnyTableGame) => JSON.stringify(said(game), null, 1).split('\n');

describe.each([
  ['en', en, allEn],
  ['fr', fr, allFr],
  ['it', it, allIt],
] as const)('%s', (_, table: Words, all: Words) => {
  test('of the rules, those that can forbid something have their sentences', () => {
    expect(Object.keys(table.rules)).toEqual(expect.arrayContaining(Object.keys(all.remedies)));
  });

  test('a rule that stands against something is told the same, in every edition', () => {
    for (const { id } of giorgi.editions) {
      const inForce = giorgi.inForce(id);
      if (inForce instanceof Problem) throw new TypeError(id);
      const told = (words: Words, rule: string) =>
        [wordsOf, labelOf, remedyOf].map((tell) => tell(words, inForce.figures, rule));
      for (const rule of Object.keys(all.remedies)) expect(told(table, rule)).toEqual(told(all, rule));
    }
    for (const { id, source } of giorgi.catalogue)
      if (id in all.remedies || id in all.labels)
        expect(sourceText(table, source)).toBe(sourceText(all, source));
  });

  test.each(giorgi.scenarios)('$id: the same battle says the same', async ({ id, data, editions }) => {
    const edition = editions.at(-1)!;
    const phrases = { ...table.phrases, ...(await toldIn(id, table.language)) };
    const apart = arrange(data, edition, {}, { ...table, phrases });
    const whole = arrangeWhole(data, edition, {}, all);
    if (!('rules' in apart) || !('rules' in whole)) throw new TypeError('no battle');
    const [here, there] = [saidIn(apart), saidIn(whole)];
    expect(here.filter((line, at) => line !== there[at]).slice(0, 10)).toEqual([]);
    expect(here).toHaveLength(there.length);
  });
});
