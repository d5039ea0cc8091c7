/** Tests of refusals, rule by rule. */
import { asking } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { giorgi } from '../index.ts';

const { refused } = asking(giorgi, 'giorgi');

type Case = readonly [rule: string, procedure: string, input: Readonly<Record<string, unknown>>];

/** One case for each rule that refuses in no worked example. */
const cases: readonly Case[] = [
  [
    'fire.weapon',
    'fire',
    { shot: 'round', firer: { kind: 'line' }, target: { kind: 'line' }, sector: 'near' },
  ],
  [
    'morale.routing',
    'fire',
    { shot: 'small-arms', firer: { kind: 'line', state: 'routing' }, target: { kind: 'line' } },
  ],
  [
    'turn.fire-or-move',
    'fire',
    { shot: 'small-arms', firer: { kind: 'line', moved: true }, target: { kind: 'line' } },
  ],
  [
    'turn.fire-then-move',
    'fire',
    {
      shot: 'small-arms',
      firer: { kind: 'light', formation: 'open', moved: true },
      target: { kind: 'line' },
    },
  ],
  [
    'turn.guns-fire-or-move',
    'fire',
    { shot: 'canister', firer: { kind: 'gun', moved: true }, target: { kind: 'line' } },
  ],
  [
    'artillery.limbered',
    'fire',
    { shot: 'canister', firer: { kind: 'gun', formation: 'limbered' }, target: { kind: 'line' } },
  ],
  [
    'fire.open-order-line',
    'fire',
    { shot: 'small-arms', firer: { kind: 'line', formation: 'open' }, target: { kind: 'line' } },
  ],
  [
    'fire.arc-line',
    'fire',
    { shot: 'small-arms', firer: { kind: 'line' }, target: { kind: 'line' }, inArc: false },
  ],
  [
    'artillery.arc',
    'fire',
    { shot: 'canister', firer: { kind: 'gun' }, target: { kind: 'line' }, inArc: false },
  ],
  [
    'fire.friends-between',
    'fire',
    { shot: 'small-arms', firer: { kind: 'line' }, target: { kind: 'line' }, blocked: 'friends' },
  ],
  [
    'fire.line-of-fire',
    'fire',
    { shot: 'small-arms', firer: { kind: 'line' }, target: { kind: 'line' }, blocked: 'terrain' },
  ],
  [
    'artillery.line-of-fire',
    'fire',
    { shot: 'round', firer: { kind: 'gun' }, target: { kind: 'line' }, sector: 'far', blocked: 'friends' },
  ],
  [
    'artillery.canister-nearest',
    'fire',
    { shot: 'canister', firer: { kind: 'gun' }, target: { kind: 'line', nearest: false } },
  ],
  [
    'artillery.canister-range',
    'fire',
    { shot: 'canister', firer: { kind: 'gun', calibre: '4lb' }, target: { kind: 'line' }, rangeCm: 26 },
  ],
  [
    'artillery.rod-range',
    'fire',
    { shot: 'round', firer: { kind: 'gun' }, target: { kind: 'line' }, rangeCm: 91 },
  ],
  [
    'artillery.howitzer-range',
    'fire',
    { shot: 'shell', firer: { kind: 'howitzer' }, target: { kind: 'line' }, rangeCm: 15 },
  ],
  [
    'fire.weapon',
    'fire',
    { shot: 'canister', firer: { kind: 'howitzer' }, target: { kind: 'line' }, rangeCm: 15 },
  ],
  [
    'building.foot-only',
    'fire',
    {
      shot: 'small-arms',
      firer: { kind: 'medium-cavalry', carbine: true, place: 'building' },
      target: { kind: 'line' },
    },
  ],
  ['attack.guns-never', 'melee', { attackers: [{ kind: 'gun' }], defenders: [{ kind: 'line' }] }],
  [
    'attack.open-order',
    'melee',
    { attackers: [{ kind: 'line', formation: 'open' }], defenders: [{ kind: 'line' }] },
  ],
  [
    'square.no-attack',
    'melee',
    { attackers: [{ kind: 'line', formation: 'square' }], defenders: [{ kind: 'line' }] },
  ],
  [
    'building.leave',
    'melee',
    { attackers: [{ kind: 'line', cover: 'building' }], defenders: [{ kind: 'line' }] },
  ],
  [
    'building.own-combat',
    'melee',
    { attackers: [{ kind: 'line' }], defenders: [{ kind: 'line', cover: 'building' }, { kind: 'line' }] },
  ],
  [
    'building.one-value',
    'melee',
    {
      attackers: [{ kind: 'line' }],
      defenders: [
        { kind: 'line', cover: 'building' },
        { kind: 'grenadier', cover: 'building' },
      ],
    },
  ],
  [
    'building.foot-only',
    'melee',
    { attackers: [{ kind: 'heavy-cavalry' }], defenders: [{ kind: 'line', cover: 'building' }] },
  ],
  [
    'terrain.woods-forbidden',
    'melee',
    {
      attackers: [{ kind: 'light-cavalry', cover: 'woods' }],
      defenders: [{ kind: 'light', formation: 'open', cover: 'woods' }],
    },
  ],
  [
    'command.general',
    'melee',
    { attackers: [{ kind: 'line', general: true }], defenders: [{ kind: 'line' }] },
  ],
  ['woods.edge-melee', 'skirmish', { manner: 'pressed-home', soldiers: [3], place: 'wood-edge' }],
  ['building.own-combat', 'skirmish', { manner: 'pressed-home', soldiers: [3], place: 'building' }],
  ['attack.shaken', 'react', { kind: 'line', action: 'counter-attack', shaken: true }],
  ['terrain.woods-forbidden', 'react', { kind: 'heavy-cavalry', action: 'flee', place: 'woods' }],
];

describe('refusals', () => {
  for (const [rule, procedure, input] of cases) {
    it(`${rule}: ${procedure} ${JSON.stringify(input)}`, () => {
      expect(refused(procedure, input)).toEqual([rule]);
    });
  }
});

const line = { kind: 'line' };

describe('several refusals stand in the order of the rulebook', () => {
  it('fire.weapon: nothing else is looked at', () => {
    const firer = { kind: 'howitzer', state: 'routing', moved: true };
    expect(refused('fire', { shot: 'canister', firer, target: line, inArc: false })).toEqual(['fire.weapon']);
  });

  it('fire: a routing, moved line in open order, out of its arc, with friends between, too far, without dice', () => {
    const firer = { kind: 'line', state: 'routing', moved: true, formation: 'open', bases: 1 };
    expect(
      refused('fire', {
        shot: 'small-arms',
        firer,
        target: line,
        inArc: false,
        blocked: 'friends',
        rangeCm: 21,
      }),
    ).toEqual([
      'morale.routing',
      'turn.fire-or-move',
      'fire.open-order-line',
      'fire.arc-line',
      'fire.friends-between',
      'fire.range',
      'fire.no-dice',
    ]);
  });

  it('artillery.rod-range: beyond the rod no kill number can be too low', () => {
    const firer = { kind: 'gun', halfLost: true };
    expect(refused('fire', { shot: 'round', firer, target: line, rangeCm: 91 })).toEqual([
      'artillery.rod-range',
    ]);
    expect(refused('fire', { shot: 'round', firer, target: line, rangeCm: 90 })).toEqual([
      'artillery.half-minimum',
    ]);
  });

  it('melee: two defenders of whom one is in a building, attacked by five cavalry units', () => {
    const horse = { kind: 'heavy-cavalry' };
    const house = { kind: 'line', cover: 'building' };
    expect(refused('melee', { attackers: Array(5).fill(horse), defenders: [house, house, line] })).toEqual([
      'building.own-combat',
      'building.one-value',
      'building.four-battalions',
      'building.foot-only',
    ]);
  });

  it('react: a shaken battery that failed its test', () => {
    expect(
      refused('react', {
        kind: 'gun',
        action: 'support',
        testPassed: false,
        shaken: true,
        place: 'woods',
      }),
    ).toEqual(['attack.tested', 'attack.shaken', 'attack.guns-never', 'terrain.woods-forbidden']);
  });
});

describe('what does not refuse', () => {
  it('turn.fire-or-move: not in reaction', () => {
    const firer = { kind: 'line', moved: true };
    expect(refused('fire', { shot: 'small-arms', firer, target: line, reaction: true })).toEqual([]);
  });

  it('fire.arc-round: light infantry in open order, carbines and garrisons fire all round', () => {
    const firers = [
      { kind: 'light', formation: 'open' },
      { kind: 'rifle', place: 'woods' },
      { kind: 'light-cavalry', carbine: true },
      { kind: 'line', place: 'building' },
    ];
    for (const firer of firers)
      expect(refused('fire', { shot: 'small-arms', firer, target: line, inArc: false })).toEqual([]);
  });

  it('artillery.howitzer-arc, artillery.howitzer-friends: nothing blocks shell', () => {
    for (const blocked of ['friends', 'terrain'])
      expect(refused('fire', { shot: 'shell', firer: { kind: 'howitzer' }, target: line, blocked })).toEqual(
        [],
      );
  });

  it('building.no-fire-massed: only a garrison, only in reaction', () => {
    const target = { kind: 'line', massed: true };
    const garrison = { kind: 'line', place: 'building' };
    expect(refused('fire', { shot: 'small-arms', firer: garrison, target })).toEqual([]);
    expect(refused('fire', { shot: 'small-arms', firer: line, target, reaction: true })).toEqual([]);
  });

  it('artillery.limbered: the formation is not read inside a building', () => {
    const firer = { kind: 'gun', formation: 'limbered', place: 'building' };
    expect(
      refused('fire', { shot: 'canister', firer, target: line }, { 'building.foot-only': false }),
    ).toEqual([]);
  });

  it('attack.tested: flight needs no test', () => {
    expect(refused('react', { kind: 'line', action: 'flee', testPassed: false })).toEqual([]);
    expect(refused('react', { kind: 'line', action: 'fire-and-flee', testPassed: false })).toEqual([
      'attack.tested',
    ]);
  });

  it('woods.full-value, woods.edge-melee: routing units are struck in woods too', () => {
    for (const place of ['woods', 'wood-edge'])
      expect(refused('skirmish', { manner: 'pass-through', soldiers: [3], state: 'routing', place })).toEqual(
        [],
      );
  });

  it('skirmish.own-procedure: not inside woods, at their edge or in a building', () => {
    for (const cover of ['woods', 'wood-edge', 'building']) {
      const defender = { kind: 'light', formation: 'open', cover };
      expect(refused('melee', { attackers: [line], defenders: [defender] })).toEqual([]);
    }
  });
});
