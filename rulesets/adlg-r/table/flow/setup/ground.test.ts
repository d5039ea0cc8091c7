/** Initiative, roles and the ground that players lay (`deploy.initiative` to `terrain.adjust`). */
import { expect, it } from 'vitest';
import { drawPiece, leadershipOf, scoutingOf } from '../../actions/setup/index.ts';
import { onGround } from '../../field/index.ts';
import type { State } from '../../state/model.ts';
import type { LaidPiece, SetupState } from '../../state/setup.ts';
import { firstSide, secondSide } from '../../state/sides.ts';
import { tableOf, turnOn } from '../../testing/battle.ts';
import type { ScriptedBattle } from '../../testing/play.ts';
import { freeSetUp, setUp, ud } from '../../testing/set-up.ts';

const lists = (...kinds: string[]) => ({ kind: 'pieces', list: kinds.map((piece) => ({ piece })) }) as const;

/** The free battle with the Swedes attacking, up to the choice of terrain. Imperial riders defend. */
function chosen(region: string, dice: Parameters<typeof freeSetUp>[0] = {}): ScriptedBattle {
  const played = freeSetUp({ swedes: { initiative: [4] }, imperial: { initiative: [3] }, ...dice });
  played.give({ kind: 'done' });
  played.give({ kind: 'choose', take: 'attacker' });
  played.give({ kind: 'choose', take: region });
  return played;
}

function laying(dice: Parameters<typeof freeSetUp>[0], own: string[], theirs: string[]): ScriptedBattle {
  const played = chosen('plain', dice);
  played.give(lists(...own));
  played.give(lists(...theirs));
  return played;
}

it('deploy.initiative: half of the commanders’ values and 1 for a strategist; what one is better by is added to his die', () => {
  const played = freeSetUp({ swedes: { initiative: [3] }, imperial: { initiative: [4] } });
  expect([leadershipOf(played.table, firstSide), leadershipOf(played.table, secondSide)]).toEqual([3, 1]);
  expect(played.asked()).toBe('swedes initiative');
  played.give({ kind: 'done' });
  expect(played.all('initiativeRolled')).toMatchObject([{ winner: firstSide, sums: [5, 4] }]);
});

it('deploy.initiative: equal sums are thrown again', () => {
  const played = freeSetUp({ swedes: { initiative: [2, 1] }, imperial: { initiative: [4, 6] } });
  played.give({ kind: 'done' });
  expect(played.all('initiativeRolled')).toMatchObject([{ winner: secondSide, sums: [3, 6] }]);
  expect(played.asked()).toBe('imperial role');
});

it('deploy.scouting: a point for three light horse, three light infantry or a troop of dragoons counting as one', () => {
  const riders = Object.fromEntries(
    ['a', 'b'].map((id, n) => [id, { kind: 'light-cavalry', at: [4 + 2 * n, 2] } as const]),
  );
  const foot = Object.fromEntries(
    ['c', 'd', 'e'].map((id, n) => [id, { kind: 'light-infantry', at: [10 + 2 * n, 2] } as const]),
  );
  const dragoons = { f: { kind: 'dragoons', at: [18, 2] } } as const;
  const points = (units: object, options = {}) =>
    scoutingOf(tableOf({ south: { ...units }, options }), firstSide);
  expect([points(riders), points({ ...riders, ...foot }), points({ ...riders, ...dragoons })]).toEqual([
    0, 1, 1,
  ]);
  expect(points({ ...riders, ...dragoons }, { 'deploy.scouting': { drag: false } })).toBe(0);
  expect(points(riders, { 'deploy.scouting': { lhPerPoint: 2 } })).toBe(1);
  expect(points({ ...riders, ...foot }, { 'deploy.scouting': { liPerLh: 4 } })).toBe(0);
});

it('deploy.role, terrain.region: the winner attacks or defends and picks the region; the defender chooses terrain first', () => {
  const played = freeSetUp({ swedes: { initiative: [4] }, imperial: { initiative: [3] } });
  played.give({ kind: 'done' });
  expect(played.against({ kind: 'choose', take: 'neither' })).toEqual(['deploy.role']);
  played.give({ kind: 'choose', take: 'defender' });
  expect(played.state.first).toBe(secondSide);
  expect(played.against({ kind: 'choose', take: 'sea' })).toEqual(['terrain.region']);
  played.give({ kind: 'choose', take: 'steppe' });
  expect(played.asked()).toBe('swedes pieces');
});

it('deploy.order: each step comes in its place, up to the first sequence', () => {
  const played = chosen('plain');
  expect(played.asked()).toBe('imperial pieces');
  expect(played.against({ kind: 'seal' })).toEqual(['kind: seal is no answer to pieces']);
});

it('terrain.choose: two to four pieces, not more than two alike, the compulsory one included', () => {
  const played = chosen('plain');
  expect(played.against(lists('wood'))).toEqual(['terrain.choose']);
  expect(played.against(lists('wood', 'wood', 'brush', 'marsh', 'dunes'))).toEqual(['terrain.choose']);
  expect(played.against(lists('wood', 'wood', 'wood'))).toEqual(['terrain.choose']);
  expect(played.against(lists('field', 'field'))).toEqual(['terrain.choose']);
  expect(played.against(lists('field', 'wood'))).toBeNull();
});

it.each([
  ['plain', 'field'],
  ['forest', 'wood'],
  ['mountain', 'steep-hill'],
  ['desert', 'dunes'],
  ['steppe', 'brush'],
])('terrain.compulsory: in the %s the defender has a %s besides', (region, kind) => {
  const played = chosen(region);
  played.give(lists('gully', 'marsh'));
  played.give(lists('gully', 'marsh'));
  const [queued] = played.all('piecesQueued');
  expect(queued?.pieces[0]).toMatchObject({ kind, compulsory: true, owner: secondSide });
});

it('terrain.compulsory: another piece by option', () => {
  const { table } = setUp({ start: 'initiative', options: { 'terrain.compulsory': { plain: 'wood' } } });
  expect(table.rules.table.compulsory.plain).toBe('wood');
});

it('terrain.choose-what: all pieces in every region, or those of the list', () => {
  const dice = { south: { initiative: [6] }, north: { initiative: [1] } };
  const options = { 'terrain.choose-what': { plain: ['wood', 'field', 'gentle-hill'] } };
  const played = setUp({ start: 'initiative', dice, options });
  played.give({ kind: 'done' });
  played.give({ kind: 'choose', take: 'attacker' });
  played.give({ kind: 'choose', take: 'plain' });
  expect(played.against(lists('wood', 'marsh'))).toEqual(['terrain.choose-what']);
  expect(played.against(lists('wood', 'gentle-hill'))).toBeNull();
  expect(chosen('plain').against(lists('wood', 'marsh'))).toBeNull();
});

it('terrain.order: compulsory, water, village, the defender’s, the attacker’s, roads; one water, the village only the defender’s', () => {
  const played = chosen('plain');
  expect(played.against(lists('river', 'coast'))).toEqual(['terrain.order']);
  played.give(lists('wood', 'village', 'river'));
  expect(played.against(lists('village', 'wood'))).toEqual(['terrain.order']);
  expect(played.against(lists('coast', 'wood'))).toEqual(['terrain.order']);
  played.give(lists('road', 'brush'));
  expect(played.all('piecesQueued')[0]?.pieces.map(({ kind }) => kind)).toEqual([
    'field',
    'river',
    'village',
    'wood',
    'brush',
    'road',
  ]);
});

it('terrain.order: a road that came with the village alone does not come without it', () => {
  const drawn = (...own: string[]) => {
    const played = laying({}, own, ['wood', 'brush']);
    const { turn, all } = turnOn(played.table, played.state, { imperial: { terrain: [1, 1] } });
    const setup = played.state.setup!;
    const road = { kind: 'road', small: false, compulsory: false, owner: secondSide } as const;
    drawPiece(turn, { ...setup, queue: [road] });
    return all('pieceDrawn')[0]?.inHand?.piece.kind ?? null;
  };
  expect([drawn('village', 'wood'), drawn('village', 'road')]).toEqual([null, 'road']);
});

it('terrain.order: a river comes on 4 or more, else its owner picks another piece', () => {
  const dice = { imperial: { initiative: [3], comes: [3], terrain: [1, 1] } };
  const played = laying(dice, ['river', 'wood'], ['wood', 'brush']);
  played.give({ kind: 'lay', piece: 'field', at: { x: ud(28), y: ud(18.5) }, heading: 900 });
  expect(played.asked()).toBe('imperial replace');
  expect(played.against({ kind: 'choose', take: 'coast' })).toEqual(['terrain.choose-what']);
  played.give({ kind: 'choose', take: 'marsh' });
  expect(played.state.setup?.inHand?.piece.kind).toBe('marsh');
});

it('terrain.place, terrain.sectors: one die the third of the own half, the other an edge or 2 UD from all', () => {
  const played = laying(
    { imperial: { initiative: [3], terrain: [1, 4] } },
    ['wood', 'marsh'],
    ['wood', 'brush'],
  );
  const lay = (x: number, y: number) =>
    played.against({ kind: 'lay', piece: 'field', at: { x: ud(x), y: ud(y) }, heading: 900 });
  // The north looks south: its left is the east.
  expect(played.state.setup?.inHand).toMatchObject({ sectors: [{ third: 'left' }], where: 'edge' });
  expect([lay(28, 15), lay(25, 18.5)]).toEqual([null, null]);
  expect([lay(25, 15), lay(28, 5), lay(2, 15)]).toEqual([
    ['terrain.place'],
    ['terrain.place'],
    ['terrain.place'],
  ]);
  const inside = laying(
    { imperial: { initiative: [3], terrain: [3, 5] } },
    ['wood', 'marsh'],
    ['wood', 'brush'],
  );
  const place = (x: number, y: number) =>
    inside.against({ kind: 'lay', piece: 'field', at: { x: ud(x), y: ud(y) }, heading: 900 });
  expect([place(15, 15), place(15, 18.5)]).toEqual([null, ['terrain.place']]);
  expect(inside.against({ kind: 'lay', piece: 'wood', at: { x: ud(15), y: ud(15) }, heading: 900 })).toEqual([
    'terrain.order',
  ]);
});

const bare: Omit<LaidPiece, 'kind' | 'at'> = {
  small: false,
  compulsory: false,
  owner: firstSide,
  heading: 900,
  through: [],
  ground: null,
};
const piece = (kind: LaidPiece['kind'], x: number, y: number, more: Partial<LaidPiece> = {}): LaidPiece => ({
  ...bare,
  kind,
  at: { x: ud(x), y: ud(y) },
  ...more,
});

/** A battle in which a piece is in hand. */
function inHand(
  kind: LaidPiece['kind'],
  hand: Partial<NonNullable<SetupState['inHand']>>,
  pieces: readonly LaidPiece[] = [],
): ScriptedBattle {
  return setUp({
    start: 'initiative',
    arrange: (_table, state) => {
      const chosenPiece = { kind, small: false, compulsory: false, owner: firstSide };
      Object.assign(state, {
        ground: { pieces, works: [] },
        setup: {
          ...state.setup!,
          step: 'laying',
          inHand: { piece: chosenPiece, sectors: [], where: null, ...hand },
        },
      } satisfies Partial<State>);
    },
  });
}

it('terrain.place: on no other piece but a road; impassable ground never in the centre', () => {
  const sector = { half: firstSide, third: 'centre' } as const;
  const at = { x: ud(15), y: ud(5) };
  const wood = inHand('wood', { sectors: [sector] }, [piece('marsh', 13, 6)]);
  expect(wood.against({ kind: 'lay', piece: 'wood', at, heading: 900 })).toEqual(['terrain.place']);
  const rocks = inHand('impassable', { sectors: [sector] });
  expect(rocks.against({ kind: 'lay', piece: 'impassable', at, heading: 900 })).toEqual(['terrain.place']);
});

it('terrain.river-place, terrain.river: 2 to 6 UD from a short edge; a die says what it is', () => {
  const river = (x: number) =>
    ({ kind: 'lay', piece: 'river', at: { x: ud(x), y: ud(10) }, heading: 900 }) as const;
  const played = inHand('river', {});
  expect([river(2), river(6), river(15)].map((one) => played.against(one))).toEqual([
    ['terrain.river-place'],
    ['terrain.river-place'],
    ['terrain.river-place'],
  ]);
  expect([river(3), river(27)].map((one) => played.against(one))).toEqual([null, null]);
  const grounds = [1, 2, 4, 6].map((face) => {
    const one = setUp({
      start: 'initiative',
      dice: { south: { river: [face] } },
      arrange: (_table, state) => {
        const hand = { kind: 'river', small: false, compulsory: false, owner: firstSide } as const;
        state.setup = { ...state.setup!, step: 'laying', inHand: { piece: hand, sectors: [], where: null } };
      },
    });
    one.give(river(3));
    return one.state.ground.pieces[0]?.ground;
  });
  expect(grounds).toEqual(['open', 'rough', 'difficult', 'impassable']);
});

it('terrain.coast: 4 UD along a whole short edge', () => {
  const coast = (x: number) =>
    ({ kind: 'lay', piece: 'coast', at: { x: ud(x), y: ud(10) }, heading: 900 }) as const;
  const played = inHand('coast', {});
  expect([played.against(coast(2)), played.against(coast(28)), played.against(coast(3))]).toEqual([
    null,
    null,
    ['terrain.coast'],
  ]);
});

it('terrain.road-place: from an edge of one sector to an edge of the other, with a bend at most, 10 to 30 UD, over no coast', () => {
  const sectors = [
    { half: firstSide, third: 'left' },
    { half: secondSide, third: 'left' },
  ] as const;
  const road = (
    played: ScriptedBattle,
    from: readonly [number, number],
    ...to: (readonly [number, number])[]
  ) =>
    played.against({
      kind: 'lay',
      piece: 'road',
      at: { x: ud(from[0]), y: ud(from[1]) },
      heading: 900,
      through: to.map(([x, y]) => ({ x: ud(x), y: ud(y) })),
    });
  const played = inHand('road', { sectors });
  expect(road(played, [5, 0], [25, 20])).toBeNull();
  expect(road(played, [5, 0], [15, 10], [25, 20])).toBeNull();
  expect(road(played, [5, 0], [5, 20])).toEqual(['terrain.road-place']);
  expect(road(played, [5, 1], [25, 20])).toEqual(['terrain.road-place']);
  const barred = inHand('road', { sectors }, [piece('impassable', 15, 10)]);
  expect(road(barred, [5, 0], [25, 20])).toEqual(['terrain.road-place']);
});

it('terrain.balance: a half that leads by three pieces gets no more', () => {
  const three = [piece('wood', 4, 5), piece('marsh', 12, 5), piece('brush', 20, 5)];
  const halves = [three, [...three.slice(1), piece('river', 3, 10)]].map((pieces) => {
    const played = setUp({
      start: 'initiative',
      dice: { south: { terrain: [3, 1] } },
      arrange: (_table, state) => {
        const next = { kind: 'wood', small: false, compulsory: false, owner: firstSide } as const;
        state.ground = { pieces, works: [] };
        state.setup = { ...state.setup!, step: 'laying', queue: [next, next] };
      },
    });
    played.state.setup = {
      ...played.state.setup!,
      inHand: {
        piece: { kind: 'coast', small: false, compulsory: false, owner: firstSide },
        sectors: [],
        where: null,
      },
    };
    played.give({ kind: 'lay', piece: 'coast', at: { x: ud(28), y: ud(10) }, heading: 900 });
    return played.state.setup?.inHand?.sectors[0]?.half;
  });
  expect(halves).toEqual([secondSide, firstSide]);
});

it('terrain.box, terrain.size: ovals, rectangles and villages have their sizes, and others by option', () => {
  const widths = [{}, { 'terrain.box': { oval: [6, 4] } }].map((options) => {
    const { table, state } = setUp({ start: 'initiative', options });
    const on = onGround(table, { ...state, ground: { pieces: [piece('wood', 15, 5)], works: [] } });
    const { minX, maxX } = on.field.areas[0]!.polygon;
    return (maxX - minX) / ud(1);
  });
  expect(widths).toEqual([5, 6]);
});

it('terrain.ridge: a hill that is laid has a ridge along its width', () => {
  const { table, state } = setUp({ start: 'initiative' });
  const on = onGround(table, { ...state, ground: { pieces: [piece('gentle-hill', 15, 5)], works: [] } });
  expect(on.field.areas[0]?.ridge?.points).toHaveLength(2);
  expect(on.field.areas[0]?.level).toBe(1);
});

/** Adjusting with a die. */
function adjusting(
  face: number,
  pieces: readonly LaidPiece[],
  more: Partial<SetupState> = {},
): ScriptedBattle {
  return setUp({
    start: 'initiative',
    arrange: (_table, state) => {
      state.ground = { pieces, works: [] };
      state.setup = { ...state.setup!, step: 'adjusting', side: firstSide, die: face, ...more };
    },
  });
}

it('terrain.adjust: 3–4 move up to 4 UD, 5 up to 6 UD or turn, 6 also take one off, but not the compulsory one', () => {
  const pieces = [piece('wood', 15, 5), piece('field', 5, 5, { compulsory: true }), piece('marsh', 24, 5)];
  const adjust = (x: number, y: number, more: object = {}) =>
    ({ kind: 'adjust', piece: 'piece-1', at: { x: ud(x), y: ud(y) }, heading: 900, ...more }) as const;
  const three = adjusting(3, pieces);
  expect([three.against(adjust(15, 9)), three.against(adjust(15, 9.5))]).toEqual([null, ['terrain.adjust']]);
  expect(three.against(adjust(15, 5, { heading: 0 }))).toEqual(['terrain.adjust']);
  expect(three.against(adjust(20, 5))).toEqual(['terrain.adjust', 'terrain.place']);
  const five = adjusting(5, pieces);
  expect([five.against(adjust(15, 11)), five.against(adjust(15, 5, { heading: 0 }))]).toEqual([null, null]);
  expect(five.against(adjust(15, 5, { remove: true }))).toEqual(['terrain.adjust']);
  const six = adjusting(6, pieces);
  expect(six.against(adjust(15, 5, { remove: true }))).toBeNull();
  expect(six.against({ ...adjust(5, 5, { remove: true }), piece: 'piece-2' })).toEqual(['terrain.adjust']);
  expect(adjusting(6, pieces.slice(0, 2)).against(adjust(15, 5, { remove: true }))).toEqual([
    'terrain.choose',
  ]);
});

it('terrain.adjust: neither roads, water nor the village; the attacker first, and who chose few tries more often', () => {
  const river = adjusting(6, [piece('river', 3, 10), piece('wood', 15, 5), piece('wood', 24, 5)]);
  const move = { kind: 'adjust', piece: 'piece-1', at: { x: ud(4), y: ud(10) }, heading: 900 } as const;
  expect(river.against(move)).toEqual(['terrain.adjust']);
  const { table, state } = freeSetUp();
  expect(state.setup?.tries).toEqual([0, 0]);
  expect(table.corps.some(({ grade }) => grade === 'strategist')).toBe(true);
});

it('terrain.adjust: a strategist tries once more, or throws a die anew', () => {
  const again = setUp({
    start: 'initiative',
    dice: { south: { adjust: [5] } },
    arrange: (_table, state) => {
      state.ground = { pieces: [piece('wood', 15, 5), piece('wood', 24, 5)], works: [] };
      const extras = state.setup!.extras.map((_, n) => (n === 0 ? 1 : 0));
      state.setup = { ...state.setup!, step: 'adjusting', side: firstSide, die: 1 };
      Object.assign(state.setup, { extras });
    },
  });
  expect(again.asked()).toBe('south adjust');
  again.give({ kind: 'choose', take: 'again' });
  expect(again.state.setup).toMatchObject({ die: 5, extras: [0, 0] });
  expect(again.against({ kind: 'choose', take: 'again' })).toEqual(['terrain.adjust']);
});
