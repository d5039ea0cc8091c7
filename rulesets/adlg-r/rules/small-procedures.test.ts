/** Cases of command, moves, rally, charge, evade and commanders that the worked examples do not cover. */
import type { Answer } from '@grognard/rules-kit';
import { asking, type Data } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { adlgR } from '../index.ts';

const asked = asking(adlgR, 'adlg-r');

function ask(procedure: string, input: object, options: Data = {}, dice?: readonly number[]): Answer {
  return asked.ask(procedure, input, { options, ...(dice && { dice }) });
}

describe('command', () => {
  it('command.lost-free: by option a corps without commander has a free CP', () => {
    expect(ask('command', { grade: 'lost' }, { 'command.lost-free': 1 }, [6])).toMatchObject({
      facts: { value: 0, rangeUd: 0, lightRangeUd: 0 },
      rolled: { outcome: { cp: 3, free: 1 } },
    });
    expect(ask('command', { grade: 'lost' }, { 'command.lost-free': 2 })).toMatchObject({
      error: { code: 'option', at: 'options["command.lost-free"]' },
    });
  });
});

describe('move', () => {
  const ud = (input: object, options?: Data) => asked.lines('move', input, options);
  it.each([
    ['move.hi-far: no enemy near', { kind: 'levy' }, ['move.hi 2', 'move.hi-far 1']],
    ['move.hi-far: not in brush', { kind: 'keil', terrain: 'brush' }, ['move.hi 2']],
    ['move.drag-edge: null is far', { kind: 'dragoons' }, ['move.cv 4']],
    ['commander.move: nothing more on a road', { kind: 'commander', road: true }, ['commander.move 5']],
    [
      'move.road: the open allowance',
      { kind: 'war-wagon', terrain: 'impassable', road: true },
      ['move.wagon 2', 'move.road 1'],
    ],
    [
      'elephant.field: an enclosed field',
      { kind: 'elephants', terrain: 'enclosed-field' },
      ['elephant.move 3'],
    ],
    ['terrain.classes: a field is rough', { kind: 'gendarmes', terrain: 'field' }, ['move.kn 2']],
  ])('%s', (_, input, due) => {
    expect(ud(input)).toEqual(due);
  });
  it('options of the table', () => {
    expect(ud({ kind: 'dragoons', distanceUd: 4 }, { 'move.drag-edge': 'foot' })).toEqual(['move.mi 3']);
    expect(ud({ kind: 'dragoons', distanceUd: 4.01 }, { 'move.drag-edge': 'foot' })).toEqual(['move.cv 4']);
    expect(ud({ kind: 'elephants', terrain: 'difficult' }, { 'elephant.move': [4, 2.5, 0] })).toEqual([
      'elephant.move 0',
    ]);
    const rough = { 'terrain.enclosed-field': { elephantOpen: false } };
    expect(ud({ kind: 'elephants', terrain: 'enclosed-field' }, rough)).toEqual(['elephant.move 2']);
    expect(ud({ kind: 'elephants', terrain: 'field' }, rough)).toEqual(['elephant.move 3']);
  });
  it('refusals', () => {
    expect(asked.refused('move', { kind: 'heavy-artillery', terrain: 'impassable' })).toEqual([
      'artillery.heavy',
      'terrain.impassable',
    ]);
    expect(asked.refused('move', { kind: 'heavy-artillery', terrain: 'difficult', road: true })).toEqual([
      'artillery.heavy',
    ]);
    expect(asked.refused('move', { kind: 'war-wagon', terrain: 'impassable' })).toEqual([
      'terrain.impassable',
    ]);
    expect(asked.refused('move', { kind: 'commander', terrain: 'impassable' })).toEqual([
      'terrain.impassable',
    ]);
    expect(asked.refused('move', { kind: 'light-artillery', terrain: 'difficult' })).toEqual(['move.wagon']);
  });
});

describe('rally', () => {
  it('all refusals in their order', () => {
    const everything = { kind: 'elephants', expendable: true, tried: true, moved: true, lost: 0 };
    expect(asked.refused('rally', everything)).toEqual([
      'elephant.no-rally',
      'rally.expendable',
      'rally.once',
      'rally.no-move',
      'rally.nothing',
    ]);
  });
  it('rally.melee goes before distance; rally.two needs both and two markers', () => {
    expect(ask('rally', { inMelee: true, distanceUd: 50 })).toMatchObject({ facts: { need: 5, bonus: 0 } });
    expect(ask('rally', { commander: true, lost: 7 }, {}, [6])).toMatchObject({
      rolled: { outcome: { recovered: 1 } },
    });
    expect(ask('rally', { commander: true, rearSupport: true, lost: 2 }, {}, [3])).toMatchObject({
      rolled: { outcome: { recovered: 2 } },
    });
    expect(
      ask('rally', { distanceUd: 4, commander: true, rearSupport: true, lost: 2 }, {}, [3]),
    ).toMatchObject({
      rolled: { outcome: { recovered: 1 } },
    });
  });
});

describe('charge-adjust', () => {
  it('charge.hi-not-reduced: by option HI is', () => {
    const faces = ask('charge-adjust', { kind: 'levy' }, { 'charge.hi-not-reduced': false }, [2]);
    expect(faces).toMatchObject({ rolled: { outcome: { ud: -1 } } });
    expect(ask('charge-adjust', { kind: 'levy' }, {}, [2])).toMatchObject({ rolled: { outcome: { ud: 0 } } });
  });
  it('charge.minimum: dragoons are foot, by option mounted', () => {
    expect(ask('charge-adjust', { kind: 'dragoons' })).toMatchObject({ facts: { minimumUd: 1 } });
    expect(ask('charge-adjust', { kind: 'dragoons' }, { 'unit.dragoons-on-foot': false })).toMatchObject({
      facts: { minimumUd: 2 },
    });
  });
  it('charge.prohibited: expendable levies', () => {
    expect(asked.refused('charge-adjust', { kind: 'levy', expendable: true })).toEqual(['charge.prohibited']);
  });
});

describe('evade-adjust', () => {
  it('all refusals in their order', () => {
    expect(asked.refused('evade-adjust', { kind: 'keil', inMelee: true, blocked: true })).toEqual([
      'evade.who',
      'evade.in-melee',
      'evade.blocked',
    ]);
  });
  it.each(['impact', 'shock', 'pistol', 'headstrong'])('evade.who: not cavalry with %s', (ability) => {
    expect(asked.refused('evade-adjust', { kind: 'heavy-cavalry', [ability]: true })).toEqual(['evade.who']);
    expect(ask('evade-adjust', { kind: 'light-cavalry', [ability]: true })).toMatchObject({
      allowed: true,
      facts: {},
      lines: [],
    });
  });
});

describe('commander-risk', () => {
  it.each([
    ['included, in melee', { result: 'lost', role: 'included' }, 1],
    ['attached: never', { result: 'routed', role: 'attached' }, 0],
    ['attached, otherwise routed', { result: 'routed', role: 'attached', cause: 'other' }, 0],
    ['engaged, otherwise routed', { result: 'routed', cause: 'other' }, 0],
    ['included, otherwise lost', { result: 'lost', role: 'included', cause: 'other' }, 0],
    ['tied', { result: 'tied' }, 0],
  ])('%s', (_, input, killedOn) => {
    expect(ask('commander-risk', input)).toMatchObject({ facts: { killedOn } });
  });
  it('commander.included-routed: the option gives the number, 0 needs no die', () => {
    const input = { result: 'routed', role: 'included', cause: 'other' };
    expect(ask('commander-risk', input, { 'commander.included-routed': 6 })).toMatchObject({
      facts: { killedOn: 6 },
      outcomes: [{ p: '1/1', outcome: { killed: true } }],
    });
    expect(ask('commander-risk', input, { 'commander.included-routed': 0 }, [])).toMatchObject({
      facts: { killedOn: 0 },
      lines: [{ rule: 'commander.included-routed', of: 'killedOn', value: 0 }],
      rolled: { dice: [], outcome: { killed: false } },
    });
  });
});

describe('options that only the table reads', () => {
  it('may be given in part and change nothing', () => {
    const options = {
      'unit.footprint': { LI: [1, 1] },
      'army.prices': { keil: 30, elite: 3 },
      'rally.rear-support-means': { angle: 90 },
      'turn.limit': 0,
      'terrain.choose-what': { plain: ['wood'] },
      'army.limits': 'none',
      'charge.stops-order': ['edge', 'zoc', 'friend', 'enemy'],
    };
    expect(ask('rally', {}, options)).toEqual(ask('rally', {}));
  });
  it.each([
    ['turn.limit', 0.5],
    ['turn.limit', 41],
    ['unit.ud', { small: 9 }],
    ['unit.ud', { tiny: 20 }],
    ['unit.footprint', { LI: [1] }],
    ['ability.reduced-who', ['knights']],
    ['victory.value-battle-unit', 1.5],
    ['fortification.stakes', { cp: 4 }],
    ['elephant.move', [1, 2]],
    ['army.limits', 'all'],
    ['square.when', null],
  ])('%s refuses %j', (id, value) => {
    expect(ask('rally', {}, { [id]: value })).toMatchObject({
      ok: false,
      error: { code: 'option', at: `options["${id}"]` },
    });
  });
});
