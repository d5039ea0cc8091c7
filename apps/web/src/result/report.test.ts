/** The result and the report of battles that were played: verdicts, moments, and one file that needs nothing else. */
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BattleResult, BeginInput, Replay } from '../referee/contract.ts';
import { refereeInProcess } from '../referee/testing/referee-in-process.ts';
import { seatsAt, seatsChanged } from './again.ts';
import { lossesByPiece } from './losses.ts';
import { momentIn, partRound } from './moment.ts';
import { reportOf, turnsThatMattered } from './report.ts';
import { reportFile } from './report-file.ts';
import { playersOf, readerOf, reasonOf, verdictOf } from './verdict.ts';

const referee = refereeInProcess();

/** Names that would run, fetch or break out if they were not written as text. */
const hostileTexts: readonly string[] = [
  '<script>canary()</script>',
  '</title><script>canary()</script>',
  '</style><script>canary()</script>',
  '"><img src=x onerror=canary()>',
  '<svg onload=canary()>',
  '<a href="javascript:canary()">a</a>',
  '" onfocus="canary()" autofocus="',
  '&lt;script&gt;canary()',
  ']]><script>canary()</script>',
];

interface Ended {
  readonly battle: BattleResult;
  readonly replay: Replay;
}

async function ended(how: Partial<BeginInput>): Promise<Ended> {
  const begun = await referee.begin({
    edition: 'argad-2024',
    scenario: 'starter',
    options: {},
    seats: ['recruit', 'recruit'],
    seed: 7,
    setUp: 'done',
    ...how,
  });
  const game = 'game' in begun ? begun.game : '';
  for (let status = await referee.open(game); status !== null && status.waits !== 'over'; )
    ({ status } =
      status.prompt === null || status.prompt.concede === null
        ? await referee.goOn(game)
        : await referee.confirm(game, [status.prompt.concede]));
  const [battle, replay] = [await referee.result(game), await referee.replay(game, 'umpire')];
  if (battle === null || replay === null) throw new Error('the battle goes on');
  return { battle, replay };
}

let played: Ended;
let inTurn: Ended;

beforeAll(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  played = await ended({});
  inTurn = await ended({ edition: 'giorgi', scenario: 'crossroads' });
});

describe('the result of a battle', () => {
  it('speaks to nobody as you if computers or several people played', () => {
    expect(readerOf(played.battle)).toBeNull();
    expect(readerOf({ people: ['a', 'b'] })).toBeNull();
    expect(readerOf({ people: ['a'] })).toBe('a');
    expect(verdictOf(played.battle)).toMatch(/^result\.(won|draw), \d+ : \d+$/);
    expect(playersOf(played.battle)).not.toContain('result.youAgainst');
  });

  it('has words of its own for a draw, and for who gives up in the first turn', async () => {
    const { battle } = await ended({ seats: ['person', 'recruit'] });
    expect(battle).toMatchObject({ concededBy: battle.people[0], turns: 1 });
    expect([verdictOf(battle), reasonOf(battle)]).toEqual(['result.defeat', 'result.youGaveUp']);
    const drawn: BattleResult = {
      ...played.battle,
      result: { ...played.battle.result, winners: [] },
    };
    expect(verdictOf(drawn)).toMatch(/^result\.draw/);
    expect(reasonOf(drawn)).toBe('result.even');
  });

  it('is told only when the battle is over', async () => {
    const begun = await referee.begin({
      edition: 'argad-2024',
      scenario: 'starter',
      options: {},
      seats: ['person', 'recruit'],
      setUp: 'done',
    });
    expect(await referee.result('game' in begun ? begun.game : '')).toBeNull();
    expect(await referee.result('nowhere')).toBeNull();
  });

  it('counts every loss once, with the turn and the hand that dealt it', () => {
    for (const { battle } of [played, inTurn])
      for (const { id, losses } of battle.sides) {
        const own = lossesByPiece(battle.tolls).filter(({ side }) => side === id);
        expect(own.reduce((sum, { lost }) => sum + lost, 0)).toBe(losses);
        for (const { words, turns } of own) {
          expect(words).not.toBe('');
          expect(turns[1]).toBeLessThanOrEqual(battle.turns);
        }
      }
  });

  it('begins again with the same, other or exchanged players', async () => {
    expect(seatsChanged(['person', 'sergeant'])).toEqual(['sergeant', 'person']);
    expect(seatsAt(['person', 'sergeant'], 'captain')).toEqual(['person', 'captain']);
    const begun = await referee.again(played.battle.summary.id, ['sergeant', 'person']);
    const status = await referee.open('game' in begun ? begun.game : '');
    expect(status?.sides.map(({ seat }) => seat)).toEqual(['sergeant', 'person']);
    expect(status).toMatchObject({ title: played.battle.summary.title, turn: 1 });
    expect(status?.prompt?.isSetup).toBe(false);
  });
});

describe('a moment of a battle', () => {
  it('shows the end of its turn, and begins where the turn began', () => {
    for (const { battle, replay } of [played, inTurn])
      for (const turn of turnsThatMattered(battle, [])) {
        const note = momentIn(turn, replay.episodes, battle.tolls, replay.sides);
        const before = replay.episodes.findIndex(({ scenes }) => scenes.some((scene) => scene.turn === turn));
        expect(note).toMatchObject({ turn, before });
        expect(note?.sentences.length).toBeGreaterThan(0);
      }
  });

  it('lies within the table, whatever its places', () => {
    const table = { width: 12_000, depth: 8000 };
    const corners = [0, 12_000].flatMap((x) => [0, 8000].map((y) => ({ x, y })));
    for (const places of [[], corners, ...corners.map((corner) => [corner])]) {
      const { x, y, width, depth } = partRound(places, table);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(table.width);
      expect(y + depth).toBeLessThanOrEqual(table.depth);
    }
  });
});

/** Elements of our pictures and of the report. */
const allowed = new Set(
  'html head meta title style body p h1 h2 table thead tbody tr th td figure figcaption svg defs g path rect circle ellipse polygon polyline line text tspan use pattern linearGradient radialGradient stop clipPath mask filter feTurbulence feColorMatrix feComposite feBlend feGaussianBlur feOffset feMerge feMergeNode feFlood feDiffuseLighting feDistantLight feComponentTransfer feFuncA feFuncR feFuncG feFuncB feDisplacementMap feMorphology symbol marker'.split(
    ' ',
  ),
);

function harmIn(html: string): readonly string[] {
  const tags = [...html.matchAll(/<([a-zA-Z][\w-]*)((?:[^>"]|"[^"]*")*)>/g)];
  return tags.flatMap(([, name = '', attributes = '']) => [
    ...(allowed.has(name) ? [] : [`<${name}>`]),
    ...(attributes.match(/\s(?:on\w+|src|action|srcdoc)=/g) ?? []),
    ...(attributes.match(/(?:href|url)\s*[=(]\s*"?(?!#|"#)[^\s")]*/g) ?? []).filter(
      (each) => !/[=(]"?#/.test(each),
    ),
  ]);
}

describe('the report as a file', () => {
  const reportIn = ({ battle, replay }: Ended) =>
    reportOf({ battle, replay, curve: [], swings: [], battles: 0 });

  it('has maps of the moments that mattered, and needs no script and no address', () => {
    for (const each of [played, inTurn]) {
      const report = reportIn(each);
      const maps = report.blocks.filter(({ kind }) => kind === 'map');
      expect(maps.length).toBeGreaterThan(1);
      const html = reportFile(report, 'en');
      expect(html.match(/<svg /g)).toHaveLength(maps.length);
      expect(harmIn(html)).toEqual([]);
      expect(html).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
      expect(reportFile(reportIn(each), 'en')).toBe(html);
    }
  });

  it('writes hostile names as text', () => {
    for (const words of hostileTexts) {
      const rows = [[words, words]];
      const blocks = [
        { kind: 'heading', words },
        { kind: 'text', words },
        { kind: 'table', head: [words, words], rows },
      ] as const;
      expect(harmIn(reportFile({ title: words, verdict: words, blocks }, 'en'))).toEqual([]);
    }
  });
});
