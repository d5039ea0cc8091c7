/** Battles through the library: created with checks, played by commands, watched by views and events, saved and verified, simulated, painted. */
import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type BattleOf,
  type CommandOf,
  createBattle,
  type EventOf,
  paintScenario,
  readScenario,
  scenarios,
  simulate,
  type ToldEpisode,
  type ViewOf,
  verifySave,
} from './index.ts';

const british = { side: 'british' } as const;

function starter(seed = 1805): BattleOf<'argad-2024'> {
  const { battle } = createBattle({ edition: 'argad-2024', scenario: 'starter', seed });
  if (battle === null) throw new Error('the starter is refused');
  return battle;
}

/** Lets recruits play to the end, or for as many answers as given. */
function playOn(battle: Pick<BattleOf<'argad-2024'>, 'awaits' | 'answer'>, answers = 1000): void {
  for (let n = 0; n < answers; n++) {
    const awaits = battle.awaits();
    if (awaits.kind === 'over') return;
    for (const side of awaits.sides) expect(battle.answer(side, 'recruit').refused).toEqual([]);
  }
}

describe('a scenario', () => {
  it('is found by its id, or read from a file; each problem names its place', () => {
    expect(readScenario('starter')).toMatchObject({ scenario: { id: 'starter' }, problems: [] });
    expect(readScenario('statrer').problems).toMatchObject([
      { at: 'scenario', message: expect.stringContaining('"starter"') },
    ]);
    for (const { data, id } of scenarios) {
      const file = Object(data);
      expect(readScenario(file).problems, id).toEqual([]);
      expect(readScenario({ ...file, title: 7 }).problems, id).toMatchObject([{ at: 'title' }]);
    }
  });

  it('is painted, with the secrets of a side on demand', () => {
    const map = paintScenario('convoy', { theme: 'ink', width: 800 });
    expect(map).toMatch(/^<svg .* width="800"/);
    const sides = readScenario('convoy').scenario?.summary.sides ?? [];
    expect(
      sides.some(({ id }) => paintScenario('convoy', { side: id, theme: 'ink', width: 800 }) !== map),
    ).toBe(true);
    expect(paintScenario({ editions: ['giorgi'] })).toBeNull();
  });
});

describe('createBattle', () => {
  it('says everything that is wrong with scenario, edition and options', () => {
    const at = (answer: { readonly problems: readonly { readonly at: string }[] }) =>
      answer.problems.map((problem) => problem.at);
    const edition = 'argad-2024';
    expect(at(createBattle({ edition, scenario: 'nowhere', seed: 1 }))).toEqual(['scenario']);
    expect(at(createBattle({ edition, scenario: {}, seed: 1 }))).toContain('title');
    expect(at(createBattle({ edition: 'giorgi', scenario: 'starter', seed: 1 }))).not.toEqual([]);
    const options = { 'turn.leave': 'never' } as const;
    // @ts-expect-error: the option has no such value
    expect(at(createBattle({ edition, scenario: 'starter', seed: 1, options }))).toEqual([
      expect.stringMatching(/^options/),
    ]);
  });

  it('names its commands as JSON Schema', () => {
    const { commands } = starter();
    expect(commands.seal).toMatchObject({ type: 'object' });
    // @ts-expect-error: nobody casts spells
    expect(commands.cast).toBeUndefined();
  });
});

describe('a battle', () => {
  it('carries commands out, and refuses with the rule or the place', () => {
    const battle = starter();
    expect(battle.check('british', { kind: 'seal' })).toMatchObject({ allowed: true });
    expect(battle.submit('british', { kind: 'seal' })).toMatchObject({ done: true });
    expect(battle.submit('british', { kind: 'seal' })).toMatchObject({
      done: false,
      because: { error: { code: 'not-your-turn' } },
    });
    // @ts-expect-error: there is no such command
    expect(battle.submit('french', { kind: 'charge-home' })).toMatchObject({ done: false });
    expectTypeOf<CommandOf<'giorgi'>['kind']>().not.toEqualTypeOf<string>();
  });

  it('gives the same battle for the same seed and commands, another for another seed', () => {
    const [one, other, third] = [starter(7), starter(7), starter(8)];
    for (const battle of [one, other, third]) playOn(battle, 8);
    expect(other.fingerprint).toBe(one.fingerprint);
    expect(third.fingerprint).not.toBe(one.fingerprint);
  });

  it('tells a viewer what he may know, and only that; his last episode ends in his view', () => {
    const battle = starter();
    const told: ToldEpisode<ViewOf<'argad-2024'>, EventOf<'argad-2024'>>[] = [];
    const toldToAll: typeof told = [];
    const stop = battle.watch(british, (episode) => told.push(episode));
    battle.watch('umpire', (episode) => toldToAll.push(episode));
    playOn(battle);
    expect(battle.awaits().kind).toBe('over');
    expect(told.length).toBeGreaterThan(10);
    expect(toldToAll.length).toBeGreaterThan(told.length);
    const secret = told
      .flatMap(({ events }) => events)
      .filter(({ only }) => only?.includes('british') === false);
    expect(secret).toEqual([]);
    expect(told.flatMap(({ lines }) => lines).some((line) => line.includes('fires'))).toBe(true);
    expect(told.at(-1)?.after).toEqual(battle.view(british));
    stop();
    const count = told.length;
    battle.undo('british');
    expect(told).toHaveLength(count);
  });

  it('takes commands back, and tells of it', () => {
    const battle = starter();
    playOn(battle, 1);
    const before = battle.fingerprint;
    const side = battle.awaits().kind === 'over' ? '' : 'british';
    const [order] = battle.answer(side, 'recruit').carriedOut;
    expect(order).toBeDefined();
    let episodes = 0;
    battle.watch(british, () => episodes++);
    while (battle.undo(side).done && battle.fingerprint !== before);
    expect(battle.fingerprint).toBe(before);
    expect(episodes).toBeGreaterThan(0);
  });

  it('is saved under seals, and verified; a changed file differs, and says where', () => {
    const battle = starter();
    playOn(battle);
    const text = battle.save();
    expect(verifySave(text)).toMatchObject({
      verdict: 'ok',
      sealed: true,
      differences: [],
      remarks: [],
      scenario: { kind: 'published', id: 'starter' },
    });
    expect(JSON.parse(text)).toMatchObject({
      header: { players: { british: 'recruit', french: 'recruit' }, made: { engine: versionOfPackage() } },
    });
    expect(verifySave(text.replace('"recruit"', '"captain"'))).toMatchObject({
      verdict: 'differs',
      differences: [{ at: 'header' }],
    });
    expect(verifySave('{}')).toMatchObject({ verdict: 'no-game', problems: [{ at: 'header.format' }] });
  });

  it('is painted as each viewer sees it', () => {
    const battle = starter();
    playOn(battle, 4);
    expect(battle.paint(british)).toMatch(/^<svg /);
    expect(battle.paint({ side: null }, { theme: 'night' })).not.toBe(battle.paint({ side: null }));
  });
});

function versionOfPackage(): string {
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  );
  return manifest.version;
}

describe('simulate', () => {
  const input = { edition: 'giorgi', scenario: 'crossroads', seed: 1796, games: 2 } as const;

  it('gives the same report for the same input', async () => {
    const fought = () => simulate({ ...input, sides: ['recruit', 'random'] });
    const { report } = await fought();
    expect(report).toMatchObject({ games: 2, sides: [{ level: 'recruit' }, { level: 'random' }] });
    expect((await fought()).report).toEqual(report);
  });

  it('says why nothing was fought', async () => {
    expect(await simulate({ ...input, sides: ['recruit'] })).toMatchObject({
      report: null,
      problems: [{ at: 'sides' }],
    });
    expect(await simulate({ ...input, scenario: 'nowhere', sides: ['recruit', 'recruit'] })).toMatchObject({
      report: null,
      problems: [{ at: 'scenario' }],
    });
  });
});
