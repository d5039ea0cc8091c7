/** Charges, answers and what follows them, by commands (chapters charge and evade). */
import { describe, expect, it } from 'vitest';
import type { TestUnit } from '../testing/battle.ts';
import { begin, type Position } from '../testing/position.ts';

const ud = 400;
const unit = (kind: TestUnit['kind'], x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind,
  at: [x, y],
  ...more,
});
const foot = (x: number, y: number, more: Partial<TestUnit> = {}) => unit('medium-swordsmen', x, y, more);
const horse = (x: number, y: number, more: Partial<TestUnit> = {}) => unit('heavy-cavalry', x, y, more);
const light = (x: number, y: number, more: Partial<TestUnit> = {}) => unit('light-cavalry', x, y, more);
const charge = (units: string | readonly string[], target = 'z', more: object = {}) =>
  ({ kind: 'charge', units: [units].flat(), target, ...more }) as const;
const evade = (more: object = {}) => ({ kind: 'answer', units: ['z'], how: 'evade', ...more }) as const;

const against = (position: Position, command: ReturnType<typeof charge> = charge('a')) =>
  begin(position).against(command);

describe('who may charge whom', () => {
  it('charge.range, charge.target: as far as the allowance, the first on the path', () => {
    expect(against({ south: { a: foot(14, 8) }, north: { z: foot(14, 12) } })).toBeNull();
    expect(against({ south: { a: foot(14, 8) }, north: { z: foot(14, 12.2) } })).toEqual(['charge.range']);
    expect(against({ south: { a: foot(14, 8) }, north: { z: foot(14, 11.8), y: foot(14.5, 10) } })).toEqual([
      'charge.target',
    ]);
  });

  it('charge.target, evade.must: heavy troops aim past light infantry in the open, which must evade', () => {
    const played = begin({
      south: { a: horse(14, 8) },
      north: { z: foot(14, 12), y: unit('light-infantry', 14, 10) },
    });
    played.give(charge('a'));
    expect(played.asked()).toBe('north answer');
    expect(played.against({ kind: 'answer', units: ['y'], how: 'stand' })).toEqual(['evade.must']);
  });

  it('charge.light-infantry-open, charge.light-infantry-rough, charge.light-infantry-front: whom light infantry charges', () => {
    const wood = { kind: 'wood', at: [14, 9.5], size: [6, 4] } as const;
    const li = unit('light-infantry', 14, 8);
    expect(against({ south: { a: li }, north: { z: foot(14, 10) } })).toEqual(['charge.light-infantry-open']);
    expect(against({ south: { a: li }, north: { z: light(14, 10) } })).not.toBeNull();
    expect(against({ south: { a: li }, north: { z: unit('light-artillery', 14, 10) } })).toBeNull();
    expect(against({ areas: [wood], south: { a: li }, north: { z: foot(14, 10) } })).toBeNull();
    const brush = { kind: 'brush', at: [14, 9.5], size: [6, 4] } as const;
    expect(against({ areas: [brush], south: { a: li }, north: { z: foot(14, 10) } })).toEqual([
      'charge.light-infantry-rough',
    ]);
  });

  it('charge.not-allowed: not after a move in this phase, and not onto the covered face of a column', () => {
    const played = begin({ south: { a: horse(14, 6) }, north: { z: foot(14, 12) } });
    played.give({ kind: 'move', units: ['a'], steps: [{ step: 'advance', by: ud }] });
    expect(played.against(charge('a'))).toContain('charge.not-allowed');
    expect(
      against({
        south: { a: horse(14, 14, { facing: 180 }) },
        north: { z: foot(14, 11), y: foot(14, 12) },
      }),
    ).toEqual(['charge.target']);
  });

  it('charge.corner: those who touch conform, they do not charge', () => {
    expect(against({ south: { a: foot(14, 8) }, north: { z: foot(14.5, 9) } })).toContain('charge.corner');
  });

  it('charge.opening, charge.opening-turn: one slide or wheel, or a turn and a wheel', () => {
    const of = (opening: readonly object[], z = foot(14, 11)) =>
      against({ south: { a: horse(14, 8) }, north: { z } }, charge('a', 'z', { opening }));
    const slide = { step: 'slide', by: 200 };
    const wheel = { step: 'wheel', about: 'left', angle: 50 };
    const quarter = { step: 'quarter', to: 'right' };
    expect(of([slide])).toBeNull();
    expect(of([wheel])).toBeNull();
    expect(of([slide, wheel])).toEqual(['charge.opening']);
    expect(of([quarter, slide])).toEqual(['charge.opening-turn']);
    expect(of([quarter], foot(17, 8))).toBeNull();
  });

  it('charge.spontaneous, charge.spontaneous-how, command.spontaneous: for nothing at who stands in the own zone', () => {
    const played = begin({ south: { a: horse(25, 8) }, north: { z: foot(25, 9.6) } });
    const go = { kind: 'spontaneous', units: ['a'], target: 'z' } as const;
    expect(played.check(go)).toMatchObject({ allowed: true, cost: { cp: 0 } });
    expect(begin({ south: { a: horse(14, 8) }, north: { z: foot(14, 10.5) } }).against(go)).toEqual([
      'charge.spontaneous',
    ]);
  });

  it('zoc.charge, zoc.charge-between: only who threatens most, or who stands before him', () => {
    const held: Position = {
      south: { a: horse(14, 8) },
      north: { z: foot(16.2, 9.6), y: foot(14, 9.5) },
    };
    expect(against(held, charge('a', 'y'))).toBeNull();
    expect(against(held, charge('a', 'z', { opening: [{ step: 'slide', by: 400 }] }))).not.toBeNull();
  });
});

describe('edges', () => {
  const edge = (a: TestUnit) => {
    const played = begin({ south: { a }, north: { z: foot(14, 11) } });
    played.give(charge('a'));
    return played.state.contacts[0]?.edge;
  };
  it('charge.edge-front, charge.edge-flank, charge.edge-rear, charge.edge-line: by where its front edge starts', () => {
    expect(edge(horse(14, 8))).toBe('front');
    expect(edge(horse(17, 11, { facing: 270 }))).toBe('left');
    expect(edge(horse(11, 11.2, { facing: 90 }))).toBe('right');
    expect(edge(horse(14, 14, { facing: 180 }))).toBe('rear');
  });

  it('charge.edge-choice: a closed edge that is met first gives way to an open one', () => {
    // It starts wholly ahead of the front line, and meets the flank.
    const played = begin({
      south: { a: horse(16.3, 9.8, { facing: 315 }) },
      north: { z: foot(14, 11) },
    });
    played.give(charge('a'));
    expect(played.state.contacts[0]?.edge).toBe('front');
  });
});

describe('answers', () => {
  it('charge.adjust, charge.minimum, evade.turn, evade.turn-which, evade.distance: charged in front a half-turn, then the dice', () => {
    const played = begin({
      south: { a: horse(14, 8) },
      north: { z: light(14, 10.5) },
      dice: { z: { evade: [3] }, a: { charge: [1] } },
    });
    played.give(charge('a'));
    played.give(evade());
    expect(played.unit('z').pose).toEqual({ x: 14 * ud, y: 15.5 * ud, heading: 900 });
    expect(played.asked()).toBe('south follow');
    expect(played.against({ kind: 'follow', by: [799] })).toEqual(['charge.minimum']);
    expect(played.against({ kind: 'follow', by: [1201] })).toEqual(['charge.continue']);
    played.give({ kind: 'follow', by: [800] });
    expect(played.unit('a').pose.y).toBe(10 * ud);
  });

  it('evade.end-turn, evade.no-shooting, charge.no-shooting: a half-turn at the end; neither of them shoots', () => {
    const played = begin({
      south: { a: horse(14, 8, { weapon: 'caracole' }) },
      north: { z: light(14, 10.5, { weapon: 'bow' }) },
      dice: { z: { evade: [1] }, a: { charge: [6] } },
    });
    played.give(charge('a'));
    played.give(evade({ turnBack: true }));
    expect(played.unit('z').pose.heading).toBe(2700);
    played.give({ kind: 'follow', by: [3 * ud] });
    played.give({ kind: 'done' });
    expect(played.all('shotLaid')).toEqual([]);
    expect(played.state.step).not.toBe('shooting');
  });

  it('evade.turn-which: charged on the flank a quarter-turn away, on the rear none', () => {
    const heading = (a: TestUnit) => {
      const played = begin({ south: { a }, north: { z: light(14, 10) }, dice: { z: { evade: [3] } } });
      played.give(charge('a'));
      played.give(evade());
      return played.unit('z').pose.heading;
    };
    expect(heading(horse(16.5, 10, { facing: 270 }))).toBe(1800);
    expect(heading(horse(14, 12.5, { facing: 180 }))).toBe(2700);
  });

  it('evade.caught, charge.secondary: caught, it loses a point and is struck on the rear', () => {
    const played = begin({
      south: { a: horse(14, 9.2) },
      north: { z: unit('dragoons', 14, 10.5) },
      dice: { z: { evade: [1] }, a: { charge: [6] } },
    });
    played.give(charge('a'));
    played.give(evade());
    const top = played.state.agenda.at(-1);
    if (top?.do === 'follow') played.give({ kind: 'follow', by: [...top.most] });
    expect(played.all('lost')).toMatchObject([{ by: 'evade.caught' }]);
    expect(played.state.contacts).toMatchObject([{ edge: 'rear', first: true }]);
  });

  it('evade.off-table, victory.fled: over the edge it is lost', () => {
    const played = begin({
      south: { a: horse(14, 14) },
      north: { z: light(14, 17) },
      dice: { z: { evade: [6] } },
    });
    played.give(charge('a'));
    played.give(evade());
    expect(played.unit('z').status).toBe('fled');
  });

  it('evade.who, ability.headstrong-effects: no pistols, no Headstrong; nobody is asked', () => {
    const asked = (traits: TestUnit['traits']) => {
      const played = begin({
        south: { a: horse(14, 8) },
        north: { z: unit('medium-cavalry', 14, 10.5, { traits: traits! }) },
      });
      played.give(charge('a'));
      return played.all('declared').length > 0 && played.asked() === 'north answer';
    };
    expect([asked([]), asked(['pistol']), asked(['headstrong']), asked(['impact'])]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('charge.maximum-headstrong, charge.continue-must: Headstrong units go their whole way after evaders', () => {
    const played = begin({
      south: { a: horse(14, 8, { traits: ['headstrong'] }) },
      north: { z: light(14, 10.5) },
      dice: { z: { evade: [6] }, a: { charge: [6] } },
    });
    played.give(charge('a'));
    played.give(evade());
    expect(played.asked()).toBe('south orders');
    expect(played.unit('a').pose.y).toBe(13 * ud);
  });

  it('charge.stand, charge.some-evade, charge.adjust-group: who stands is met; the others go on without the die', () => {
    const played = begin({
      south: { a: horse(14, 8), b: horse(15, 8) },
      north: { z: light(13.9, 10.5), y: foot(15.6, 10.6) },
    });
    played.give(charge(['a', 'b']));
    played.give(evade());
    expect(played.state.contacts).toMatchObject([{ how: 'charge' }]);
    expect(played.all('distanceRolled')).toHaveLength(1);
  });

  it('charge.stops-terrain: after evaders it stops at ground that penalises it, unless it is led in', () => {
    const most = (into: boolean) => {
      const played = begin({
        areas: [{ kind: 'brush', at: [14, 12.5], size: [6, 2] }],
        south: { a: horse(14, 8) },
        north: { z: light(14, 10.5) },
        dice: { z: { evade: [6] }, a: { charge: [3] } },
      });
      played.give(charge('a', 'z', { into }));
      played.give(evade());
      const top = played.state.agenda.at(-1);
      return top?.do === 'follow' ? top.most[0]! / ud : null;
    };
    expect(most(false)).toBeLessThan(3.2);
    expect(most(true)).toBeGreaterThanOrEqual(3);
  });
});
