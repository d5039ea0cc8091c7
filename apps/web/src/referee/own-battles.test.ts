/** Battles that the player brings: checked, kept, played and deleted; hostile files are refused with their place. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refereeInProcess } from './testing/referee-in-process.ts';

const fileOf = (path: string) =>
  readFileSync(new URL(`../../../../rulesets/${path}`, import.meta.url), 'utf8');
const well = fileOf('argad/scenarios/starter.json');
const changed = (change: (file: Record<string, unknown>) => object) =>
  JSON.stringify(change(JSON.parse(well) as Record<string, unknown>));

describe('a battle that the player brings', () => {
  it.each([
    ['argad', 'argad/scenarios/starter.json', 'argad-2024'],
    ['giorgi', 'giorgi/scenarios/crossroads.json', 'giorgi'],
  ])(
    'of %s is kept, listed in the language of the page, and played by every level',
    async (ruleset, path, edition) => {
      const referee = refereeInProcess();
      const text = JSON.stringify({ ...(JSON.parse(fileOf(path)) as object), title: 'Mine' });
      const kept = await referee.keepBattle(text);
      expect(kept).toMatchObject({ ruleset });
      expect(await referee.keepBattle(`\uFEFF${text}`)).toEqual(kept);
      await referee.speak('fr');
      const own = await referee.ownBattles();
      expect(own.map(({ title }) => title)).toEqual(['Mine']);
      const scenario = own[0]?.own?.scenario ?? {};
      for (const level of ['recruit', 'sergeant', 'captain'] as const) {
        const begun = await referee.begin({
          edition,
          scenario,
          options: {},
          seats: ['person', level],
          setUp: 'done',
        });
        expect(await referee.open('game' in begun ? begun.game : '')).toMatchObject({ title: 'Mine' });
      }
      await referee.forgetBattle(own[0]?.id ?? '');
      expect(await referee.ownBattles()).toEqual([]);
    },
  );

  it('is refused with every problem and its place, and nothing is kept', async () => {
    const referee = refereeInProcess();
    const bad = await referee.keepBattle(changed((file) => ({ ...file, turns: -1, sides: [] })));
    const places = 'refused' in bad ? bad.refused.map(({ at }) => at) : [];
    expect(places).toEqual(expect.arrayContaining(['turns', 'sides']));
    const rogue = await referee.keepBattle(changed((file) => ({ ...file, editions: ['chess'] })));
    expect(rogue).toMatchObject({ refused: [{ at: expect.stringMatching(/^editions/) as string }] });
    expect(await referee.ownBattles()).toEqual([]);
  });

  it.each([
    ['no JSON', '{', /no JSON/],
    ['nothing', '', /no JSON/],
    ['a list', '[]', /./],
    ['a number', '7', /./],
    ['too deep', '['.repeat(5000) + ']'.repeat(5000), /nests deeper/],
    ['too long', `"${'x'.repeat(1_000_001)}"`, /longer than/],
    ['__proto__', well.replace('{', '{"__proto__": {"isAdmin": true},'), /not allowed/],
    ['constructor', well.replace('{', '{"constructor": {"prototype": {"x": 1}},'), /not allowed/],
  ])('is refused if its file is %s', async (_, text, why) => {
    const answer = await refereeInProcess().keepBattle(text);
    expect('refused' in answer ? answer.refused[0]?.message : '').toMatch(why);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });
});
