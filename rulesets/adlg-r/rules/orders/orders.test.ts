/** Prices of orders that the worked examples do not cover. */
import { asking, type Data } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { adlgR } from '../../index.ts';

const asked = asking(adlgR, 'adlg-r');
const lines = (input: object, options?: Data) => asked.lines('order-cost', input, options);
const refusals = (input: object, options?: Data) => asked.refused('order-cost', input, options);

describe('base price', () => {
  it('command.headstrong-other: a rally far off is not free for a Headstrong unit in reach', () => {
    expect(
      lines({ order: 'rally', rally: 'far', headstrong: true, inReach: true, outOfRange: true }),
    ).toEqual(['command.headstrong-other 3', 'command.out-of-range 1']);
  });
  it.each(['move', 'rally', 'square', 'disengage', 'leave-zoc'])(
    'command.headstrong-other: %s with an enemy in reach',
    (name) => {
      expect(lines({ order: name, headstrong: true, inReach: true, turn: true, shortMove: true })).toEqual([
        'command.headstrong-other 3',
      ]);
    },
  );
  it.each(['charge', 'support-move'])('command.headstrong-other: not %s', (name) => {
    expect(lines({ order: name, headstrong: true, inReach: true })).toEqual([`command.${name} 1`]);
  });
  it('command.headstrong-surcharge: by option nothing comes on top', () => {
    const off = { 'command.headstrong-surcharge': false };
    const far = { outOfRange: true, commanderEngaged: true, headstrong: true };
    expect(lines({ order: 'hold', ...far }, off)).toEqual(['command.hold 3']);
    expect(lines({ order: 'move', inReach: true, ...far }, off)).toEqual(['command.headstrong-other 3']);
    expect(lines({ order: 'move', ...far }, off)).toHaveLength(3);
  });
  it('command.commander-engaged: the exception is for the rally of his own unit only', () => {
    expect(lines({ order: 'move', commanderEngaged: true, ownUnit: true })).toEqual([
      'command.move 1',
      'command.commander-engaged 1',
    ]);
    expect(
      lines({ order: 'rally', commanderEngaged: true, ownUnit: true, headstrong: true, inReach: true }),
    ).toEqual(['command.headstrong-other 3']);
  });
});

describe('difficult manoeuvres', () => {
  const easy = ['command.move 1'];
  const hard = ['command.move 1', 'command.difficult 1'];
  it.each([
    ['move.third-difficult: a unit of no kind', { moveNumber: 3, commanderWith: true }, hard],
    ['move.third-difficult: dragoons', { moveNumber: 3, commanderWith: true, kind: 'dragoons' }, easy],
    ['move.third-difficult: shot', { moveNumber: 3, commanderWith: true, kind: 'shot' }, hard],
    ['a second move is not', { moveNumber: 2, kind: 'shot' }, easy],
    ['move.deep-turn: Keil', { turn: true, kind: 'keil' }, hard],
    ['move.deep-turn: Colunela', { turn: true, kind: 'colunela' }, hard],
    ['move.deep-turn: their extension is easy', { frontChange: true, kind: 'keil' }, easy],
    ['move.unmanoeuvrable-turn: war wagons', { turn: true, kind: 'war-wagon' }, hard],
    ['move.unmanoeuvrable-front: Headstrong', { frontChange: true, headstrong: true }, hard],
    ['move.unmanoeuvrable-short: Headstrong', { shortMove: true, headstrong: true }, hard],
    ['unless into contact', { shortMove: true, headstrong: true, endsInContact: true }, easy],
    ['a short move of others', { shortMove: true, kind: 'tercio' }, easy],
  ])('%s', (_, input, price) => {
    expect(lines({ order: 'move', ...input })).toEqual(price);
  });
  it('move.unmanoeuvrable-short: charges and support moves are not looked at', () => {
    expect(lines({ order: 'charge', shortMove: true, kind: 'levy' })).toEqual(['command.charge 1']);
    expect(lines({ order: 'support-move', shortMove: true, kind: 'levy' })).toEqual([
      'command.support-move 1',
    ]);
  });
  it('disengage.cost: easy for others', () => {
    expect(lines({ order: 'disengage', kind: 'shot' })).toEqual(['disengage.cost 1']);
    expect(lines({ order: 'disengage', headstrong: true })).toHaveLength(2);
  });
});

describe('refusals', () => {
  it.each(['charge', 'spontaneous-charge', 'uncontrolled-charge'])('charge.prohibited: %s', (name) => {
    expect(refusals({ order: name, kind: 'war-wagon', headstrong: true, moveNumber: 2 })).toEqual([
      'charge.prohibited',
      'move.multiple-distance',
    ]);
    expect(refusals({ order: name, expendable: true, headstrong: true })).toEqual(['charge.prohibited']);
  });
  it.each([
    ['charge.support-prohibited', { order: 'support-move', kind: 'light-artillery' }],
    ['charge.uncontrolled', { order: 'uncontrolled-charge' }],
    ['move.multiple-distance', { order: 'support-move', moveNumber: 3 }],
    ['move.third-forbidden', { order: 'move', moveNumber: 3, commanderWith: true, headstrong: true }],
    ['move.third-forbidden', { order: 'move', moveNumber: 3 }],
    ['artillery.heavy', { order: 'move', moveNumber: 2, kind: 'heavy-artillery' }],
    ['elephant.no-rally', { order: 'rally', kind: 'elephants' }],
    ['rally.expendable', { order: 'rally', expendable: true }],
    ['command.hold', { order: 'hold' }],
    ['zoc.exit-evade', { order: 'leave-zoc', exit: 'evade' }],
    ['zoc.exit-back', { order: 'leave-zoc', canEvade: true }],
    ['zoc.exit-ahead', { order: 'leave-zoc', exit: 'ahead', kind: 'dragoons' }],
  ])('%s', (rule, input) => {
    expect(refusals(input)).toEqual([rule]);
  });
  it('several at once keep the order of the ledger', () => {
    expect(refusals({ order: 'move', moveNumber: 3, kind: 'heavy-artillery' })).toEqual([
      'move.third-forbidden',
      'artillery.heavy',
    ]);
    expect(refusals({ order: 'rally', kind: 'elephants', expendable: true })).toEqual([
      'elephant.no-rally',
      'rally.expendable',
    ]);
  });
  it('square.who: the list is the option’s; a unit of no kind may', () => {
    expect(lines({ order: 'square' })).toEqual(['command.square 2']);
    expect(refusals({ order: 'square', kind: 'pike-and-shot' }, { 'square.who': ['keil'] })).toEqual([
      'square.who',
    ]);
    expect(lines({ order: 'square', kind: 'keil' }, { 'square.who': ['keil'] })).toEqual([
      'command.square 2',
    ]);
  });
  it('fields an order does not need change nothing', () => {
    expect(lines({ order: 'move', rally: 'far', exit: 'evade', expendable: true, canEvade: true })).toEqual([
      'command.move 1',
    ]);
    expect(lines({ order: 'leave-zoc', exit: 'ahead' })).toEqual(['zoc.exit-ahead 1']);
    expect(lines({ order: 'hold', headstrong: true, kind: 'heavy-artillery', moveNumber: 3 })).toHaveLength(
      1,
    );
  });
});
