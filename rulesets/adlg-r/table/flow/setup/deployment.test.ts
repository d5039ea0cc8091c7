/** Camps, works, plans, markers and corps (`deploy.camp` to `deploy.ambush-who`). */
import { describe, expect, it } from 'vitest';
import { zoneDepths } from '../../field/index.ts';
import { secondSide } from '../../state/sides.ts';
import type { CommandInput, ScriptedBattle } from '../../testing/play.ts';
import { areaAt, freeSetUp, type SetUpBattle, setUp, ud } from '../../testing/set-up.ts';

const at = (x: number, y: number) => ({ x: ud(x), y: ud(y) });

/** North, the defender, lays its camp or works first. */
function camping(more: Omit<SetUpBattle, 'start'>): ScriptedBattle {
  return setUp({
    start: 'initiative',
    ...more,
    arrange: (_table, state) => {
      state.setup = { ...state.setup!, step: 'camps', side: secondSide };
    },
  });
}

describe('armies of a free battle', () => {
  it('army.camp, army.corps, army.budget: each has a camp, three corps and a chief; a broken army loses', () => {
    const { table } = freeSetUp();
    expect(table.scenario.sides.map(({ camp, corps }) => [camp !== null, corps.length])).toEqual([
      [true, 3],
      [true, 3],
    ]);
    expect(table.corps.filter(({ isChief }) => isChief)).toHaveLength(2);
  });

  it('army.sample: the sample army is that of the rules, or of the option', () => {
    const [usual, other] = [{}, { 'army.sample': [{ kind: 'keil', count: 2 }] }].map(
      (options) => setUp({ start: 'plan', options }).table.rules.table.sample,
    );
    expect(usual).toHaveLength(9);
    expect(other).toMatchObject([{ kind: 'keil', count: 2 }]);
  });
});

describe('camps and works', () => {
  const camp = { at: null, fortified: false };
  const place = (played: ScriptedBattle, x: number, y: number) =>
    played.against({ kind: 'camp', at: at(x, y), heading: 2700 });

  it('deploy.camp: in its zone, on open ground, at the own edge or at water, with a free side', () => {
    const played = camping({ north: { camp }, areas: [areaAt('wood', [15, 18])] });
    expect([place(played, 8, 19), place(played, 8, 17), place(played, 15, 19), place(played, 2, 19)]).toEqual(
      [null, ['deploy.camp'], ['deploy.camp'], ['deploy.camp']],
    );
    const atWater = camping({ north: { camp }, areas: [areaAt('river', [12, 10], [2, 20])] });
    expect(place(atWater, 14, 17)).toBeNull();
  });

  it('deploy.camp: a fortified one anywhere in the zone', () => {
    const played = camping({ north: { camp: { at: null, fortified: true } } });
    expect([place(played, 8, 17), place(played, 8, 14)]).toEqual([null, ['deploy.camp']]);
    played.give({ kind: 'camp', at: at(8, 17), heading: 2700 });
    expect(played.state.camps[1]).toMatchObject({ fortified: true, lost: false });
  });

  it('deploy.works, army.price-camp: in the zone of heavy troops, out of marsh, touching in line or 1 UD apart, as long as was bought', () => {
    const works = [{ kind: 'fortification', ud: 8 }] as const;
    const played = camping({ north: { works }, areas: [areaAt('marsh', [20, 16], [3, 2])] });
    const line = (x1: number, y1: number, x2: number, y2: number) =>
      played.against({ kind: 'works', work: 'fortification', from: at(x1, y1), to: at(x2, y2) });
    // Wholly inside the marsh.
    expect(line(19.5, 16, 20.5, 16)).toEqual(['deploy.works']);
    expect([line(6, 15, 10, 15), line(6, 14, 10, 14), line(5, 15, 14, 15), line(18, 16, 22, 16)]).toEqual([
      null,
      ['deploy.works'],
      ['army.price-camp'],
      ['deploy.works'],
    ]);
    played.give({ kind: 'works', work: 'fortification', from: at(6, 15), to: at(10, 15) });
    expect([
      line(10, 15, 13, 15),
      line(10, 15, 10, 18),
      line(10.5, 15, 13, 15),
      line(11, 15, 13, 15),
    ]).toEqual([null, ['deploy.works'], ['deploy.works'], null]);
  });
});

describe('plans', () => {
  const plan = (more: object = {}) =>
    ({ kind: 'plan', corps: ['north-foot', 'north-horse'], ...more }) as const;

  it('deploy.plan: every corps once, deployed or on the march; each side seals for itself', () => {
    const played = setUp({ start: 'plan' });
    expect(played.against({ kind: 'seal' })).toEqual(['deploy.plan']);
    expect(played.against(plan({ corps: ['north-foot'] }))).toEqual(['deploy.plan']);
    const march = { corps: 'north-horse', edge: 'west' };
    expect(played.against(plan({ corps: ['north-foot'], march }))).toBeNull();
    played.give(plan());
    played.give(plan({ corps: ['north-horse', 'north-foot'] }));
    played.give({ kind: 'seal' });
    expect(played.asked()).toBe('south plan');
  });

  it('deploy.flank-march: not the chief’s corps, no guns, over no coast or impassable river', () => {
    const march = (corps: string, edge = 'west') => ({ march: { corps, edge } });
    const played = setUp({ start: 'plan', areas: [areaAt('coast', [28, 10], [4, 20])] });
    const ask = (corps: string, edge?: string) =>
      played.against(
        plan({ corps: ['north-foot', 'north-horse'].filter((one) => one !== corps), ...march(corps, edge) }),
      );
    expect([ask('north-horse'), ask('north-foot'), ask('north-horse', 'east')]).toEqual([
      null,
      ['deploy.flank-march'],
      ['deploy.flank-march'],
    ]);
    const ford = { ...areaAt('river', [3, 10], [2, 20]), ground: 'impassable' } as const;
    const shut = setUp({ start: 'plan', areas: [ford] });
    expect(shut.against(plan({ corps: ['north-foot'], ...march('north-horse') }))).toEqual([
      'deploy.flank-march',
    ]);
  });

  it('deploy.ambush-who, command.group-mix: only such as may form a group', () => {
    const together = (options: Readonly<Record<string, unknown>>) => {
      const played = setUp({ start: 'plan', options });
      played.give(plan());
      played.give({ kind: 'seal' });
      const south = { kind: 'plan', corps: ['south-foot', 'south-horse'] } as const;
      return played.against({ ...south, markers: [['south-riders', 'south-dragoons']] });
    };
    expect([together({}), together({ 'command.group-dragoons': 'foot' })]).toEqual([
      null,
      ['deploy.ambush-who'],
    ]);
  });

  it('deploy.ambush, deploy.ambush-who: two markers, of one corps and without guns; three with a strategist', () => {
    const played = setUp({ start: 'plan' });
    const markers = (...lists: string[][]) => played.against(plan({ markers: lists }));
    expect(markers(['north-skirmishers', 'north-shot'], [])).toBeNull();
    expect(markers([], [], [])).toEqual(['deploy.ambush']);
    expect(markers(['north-skirmishers', 'north-riders'])).toEqual(['deploy.ambush-who']);
    expect(markers(['north-skirmishers'], ['north-skirmishers'])).toEqual(['deploy.plan']);
    played.give(plan());
    played.give({ kind: 'seal' });
    const south = { kind: 'plan', corps: ['south-foot', 'south-horse'] } as const;
    expect(played.against({ ...south, markers: [['south-gun']] })).toEqual(['deploy.ambush-who']);
    const led = setUp({
      start: 'plan',
      north: {
        corps: [
          {
            id: 'north-foot',
            name: 'Foot',
            grade: 'strategist',
            chief: true,
            unreliable: false,
            included: null,
            at: null,
            units: [],
          },
        ],
      },
    });
    expect(led.against({ kind: 'plan', corps: ['north-foot'], markers: [[], [], []] })).toBeNull();
  });
});

/** North has planned a marker with these units, and lays it. */
function laying(units: readonly string[], more: Omit<SetUpBattle, 'start'> = {}): ScriptedBattle {
  const played = setUp({ start: 'plan', ...more });
  played.give({ kind: 'plan', corps: ['north-foot', 'north-horse'], markers: [units] });
  played.give({ kind: 'seal' });
  played.give({ kind: 'plan', corps: ['south-foot', 'south-horse'] });
  played.give({ kind: 'seal' });
  return played;
}

describe('markers', () => {
  const lay = (played: ScriptedBattle, x: number, y: number) =>
    played.against({ kind: 'marker', index: 0, at: at(x, y) });

  it('deploy.ambush: up to 5 UD in, 7 for light troops alone, the defender’s on the flanks up to mid-table', () => {
    const areas = [areaAt('wood', [15, 13], [5, 4]), areaAt('wood', [5, 12], [5, 3])];
    const light = laying(['north-skirmishers'], { areas });
    expect([lay(light, 15, 14), lay(light, 15, 12), lay(light, 5, 12), lay(light, 15, 11.5)]).toEqual([
      null,
      ['deploy.ambush'],
      null,
      ['deploy.ambush'],
    ]);
    const heavy = laying(['north-pikes'], { areas });
    expect([lay(heavy, 15, 14), lay(heavy, 5, 12)]).toEqual([['deploy.ambush'], null]);
  });

  it('deploy.ambush-where: in ground that hides all of them, or behind a wood, a village or a hill', () => {
    const areas = [areaAt('field', [10, 15]), areaAt('wood', [20, 14], [6, 3])];
    expect(lay(laying(['north-skirmishers'], { areas }), 10, 15)).toBeNull();
    expect(lay(laying(['north-pikes'], { areas }), 10, 15.6)).toEqual(['deploy.ambush-where']);
    expect(lay(laying([], { areas }), 10, 15)).toBeNull();
    expect(lay(laying([], { areas }), 15, 17)).toEqual(['deploy.ambush-where']);
    const wall = [areaAt('wood', [15, 12], [28, 2])];
    expect(lay(laying(['north-pikes'], { areas: wall }), 15, 17)).toBeNull();
  });

  it('deploy.ambush: an empty marker is laid like any other, and one that is not laid is left out', () => {
    const played = laying([], { areas: [areaAt('wood', [20, 17])] });
    played.give({ kind: 'marker', index: 0, at: at(20, 17) });
    expect(played.state.markers).toMatchObject([{ units: [], gone: null }]);
    const none = laying(['north-pikes']);
    none.give({ kind: 'done' });
    expect(none.asked()).toBe('north deploy');
    expect(none.state.markers).toEqual([]);
  });
});

const unit = (id: string, x: number, y: number, heading = 2700) => ({ unit: id, at: at(x, y), heading });

function foot(pikes: readonly [number, number], light: readonly [number, number], x = 12): CommandInput {
  return {
    kind: 'deploy',
    corps: 'north-foot',
    places: [
      unit('north-pikes', ...pikes),
      unit('north-skirmishers', ...light),
      unit('north-shot', light[0] + 1, light[1]),
    ],
    commander: at(x, 17),
  };
}

describe('corps', () => {
  const deploying = (more: Omit<SetUpBattle, 'start'> = {}): ScriptedBattle =>
    setUp({ start: 'corps', ...more });
  const ask = (played: ScriptedBattle, command: object) => played.against({ kind: 'deploy', ...command });

  it('deploy.zone-heavy, deploy.zone-light, deploy.table: heavy troops 5 UD in and 4 from the sides, light ones 7 UD', () => {
    const played = deploying();
    expect(played.table.field.width / ud(1)).toBe(30);
    expect(zoneDepths(played.table)).toEqual({ heavy: ud(5), light: ud(7) });
    expect(ask(played, foot([12, 15.6], [12, 13.5]))).toBeNull();
    expect(ask(played, foot([12, 14.6], [12, 13.5]))).toEqual(['deploy.zone-heavy']);
    expect(ask(played, foot([4, 15.6], [6, 13.5], 6))).toEqual(['deploy.zone-heavy']);
    expect(ask(played, foot([12, 15.6], [12, 12.5]))).toEqual(['deploy.zone-light']);
  });

  it('deploy.zone-other: on other tables light troops stay 3 UD from the centre line, others 5 UD', () => {
    const played = deploying({ size: [24, 16] });
    expect(zoneDepths(played.table)).toEqual({ heavy: ud(3), light: ud(5) });
  });

  it.each([
    ['light', null],
    ['heavy', ['deploy.zone-drag']],
  ])('deploy.zone-drag: dragoons %s', (how, refusals) => {
    const played = deploying({ options: { 'deploy.zone-drag': how } });
    played.give(foot([12, 15.6], [12, 13.5]));
    const horse = {
      corps: 'south-horse',
      places: [unit('south-riders', 12, 4, 900), unit('south-dragoons', 12, 6.4, 900)],
      commander: at(12, 3),
    };
    expect(ask(played, horse)).toEqual(refusals);
  });

  it('deploy.corps: all units, each in command range, on ground they may enter, not in a river', () => {
    const played = deploying({
      areas: [areaAt('river', [20, 10], [2, 20]), areaAt('impassable', [8, 17], [2, 2])],
    });
    expect(ask(played, foot([12, 15.6], [12, 13.5], 25))).toEqual(['deploy.corps']);
    expect(ask(played, foot([20, 15.6], [18, 13.5], 18))).toEqual(['deploy.corps']);
    expect(ask(played, foot([8, 17], [9, 13.5], 9))).toEqual(['deploy.corps']);
    expect(ask(played, { ...foot([12, 15.6], [12, 13.5]), places: [unit('north-pikes', 12, 15.6)] })).toEqual(
      ['deploy.corps'],
    );
    expect(ask(played, foot([12, 15.6], [12, 15.6]))).toEqual(['deploy.corps']);
  });

  it('deploy.corps, deploy.plan: none behind another, from left to right as planned; then the other side', () => {
    const played = setUp({ start: 'plan' });
    played.give({ kind: 'plan', corps: ['north-horse', 'north-foot'] });
    played.give({ kind: 'seal' });
    played.give({ kind: 'plan', corps: ['south-foot', 'south-horse'] });
    played.give({ kind: 'seal' });
    // The north looks south, so that its left is the east.
    played.give(foot([12, 15.6], [12, 13.5]));
    expect(played.asked()).toBe('south deploy');
    played.give({
      kind: 'deploy',
      corps: 'south-horse',
      places: [unit('south-riders', 20, 4, 900), unit('south-dragoons', 20, 6.4, 900)],
      commander: at(20, 3),
    });
    const riders = (x: number) => ({
      corps: 'north-horse',
      places: [unit('north-riders', x, 14), unit('north-lancers', x + 1, 14)],
      commander: at(x, 17),
    });
    expect([ask(played, riders(17)), ask(played, riders(5)), ask(played, riders(12.5))]).toEqual([
      null,
      ['deploy.corps'],
      ['deploy.corps'],
    ]);
    played.give({ kind: 'deploy', ...riders(17) });
    const left = {
      corps: 'south-foot',
      places: [
        unit('south-pikes', 10, 4, 900),
        unit('south-gun', 12, 4, 900),
        unit('south-skirmishers', 10, 6, 900),
      ],
      commander: at(10, 2),
      attach: 'south-pikes',
    };
    played.give({ kind: 'deploy', ...left });
    expect(played.asked()).toBe('south activation');
    expect(played.state).toMatchObject({ phase: 'sequence', setup: null, turn: 1, sequence: 1 });
    expect(played.state.commands[0]?.commander).toMatchObject({ status: 'with' });
  });
});
