/** Interaction with single figures: paths and shots. */
import { describe, expect, test } from 'vitest';
import { at, handOn } from './testing/table-interaction.ts';

const musket = { firearms: ['flintlock-musket'] as ['flintlock-musket'] };
const pistol = { firearms: ['pistol'] as ['pistol'] };

const meadow = handOn({
  sides: {
    blue: { hale: { at: [20, 20], ...musket, leader: true }, dunn: { at: [20, 30], ...pistol } },
    red: { kergu: { at: [20, 45], ...musket }, brehat: { at: [80, 80] } },
  },
});

describe('ways', () => {
  test('move.foot-light: a way as long as the speed is proposed as it is, on the millimetre', () => {
    const { commands, refusals, stretches } = meadow.propose('hale', { way: [{ x: 2003, y: 3998 }] });
    expect(refusals).toEqual([]);
    expect(commands).toEqual([expect.objectContaining({ figure: 'hale', path: [{ x: 2000, y: 4000 }] })]);
    expect(stretches).toEqual([expect.objectContaining({ length: 2000, isWithin: true, price: '' })]);
  });

  test('move.foot-light: a longer way is refused by the speed, shown in two stretches, and cut where it fits', () => {
    const proposal = meadow.propose('hale', { way: [at(45, 20)] });
    expect(proposal.refusals).toEqual([
      expect.objectContaining({ rule: 'move.foot-light', piece: 'hale', standing: 'stated' }),
    ]);
    expect(proposal.stretches.map(({ length, isWithin }) => [length, isWithin])).toEqual([
      [2000, true],
      [500, false],
    ]);
    expect(proposal.longestLegal?.values).toEqual({ way: [at(40, 20)] });
  });

  test('terrain.high-wall: a way is cut before the wall that bars it', () => {
    const { propose } = handOn({
      sides: { blue: { hale: { at: [20, 20] } }, red: { kergu: { at: [80, 80] } } },
      map: {
        lines: [
          {
            id: 'wall',
            kind: 'high-wall',
            points: [
              [30, 0],
              [30, 60],
            ],
          },
        ],
      },
    });
    const { refusals, longestLegal } = propose('hale', { way: [at(38, 20)] });
    expect(refusals.map(({ rule }) => rule)).toEqual(['terrain.high-wall']);
    expect(longestLegal?.values).toEqual({ way: [at(29, 20)] });
  });

  test('move.difficult-foot: slowing dice are priced by stretch and told with their odds', () => {
    const { propose } = handOn({
      sides: { blue: { hale: { at: [20, 20] } }, red: { kergu: { at: [80, 80] } } },
      map: {
        areas: [
          {
            id: 'rye',
            kind: 'high-crops',
            corners: [
              [26, 10],
              [34, 10],
              [34, 30],
              [26, 30],
            ],
          },
        ],
      },
    });
    const { stretches, notes } = propose('hale', { way: [at(38, 20)] });
    expect(stretches.map(({ ground, price }) => [ground, price])).toEqual([
      ['open ground', ''],
      ['high crops', '1 slowing die, 16.7% chance of being stopped'],
      ['open ground', ''],
    ]);
    const dice = notes.find(({ title }) => title === 'Slowing dice');
    expect(dice?.lines.filter(({ kind }) => kind === 'effect')).toEqual([
      expect.objectContaining({
        rule: 'move.blocked-foot',
        title: 'If it is stopped',
        label: 'On foot a 6 blocks for the turn: it stays where it stands and reloads nothing',
      }),
    ]);
    expect(dice?.lines.filter(({ kind }) => kind === 'odds')).toEqual([
      expect.objectContaining({ text: 'arrives', p: '1/3' }),
      expect.objectContaining({ text: 'moves 17 cm', p: '1/6' }),
      expect.objectContaining({ text: 'moves 16 cm', p: '1/6' }),
      expect.objectContaining({ text: 'moves 15 cm', p: '1/6' }),
      expect.objectContaining({ text: 'is stopped', p: '1/6' }),
    ]);
  });

  test('figure.carry: the allowance names the rows that count and those that do not', () => {
    const { notes } = meadow.propose('hale', { way: [at(20, 30)] });
    const rows = notes[0]!.lines.flatMap((line) => ('rule' in line ? [`${line.kind} ${line.rule}`] : []));
    expect(rows).toEqual([
      'modifier move.foot-light',
      'idle terrain.very-difficult',
      'idle move.load-heavy',
      'idle move.load-very-heavy',
    ]);
  });
});

describe('shots', () => {
  test('shoot.cover: the sum lists what counts and what does not', () => {
    const { task } = handOn({
      sides: { blue: { hale: { at: [20, 20], ...musket } }, red: { kergu: { at: [20, 40], ...musket } } },
      map: {
        lines: [
          {
            id: 'hedge',
            kind: 'hedge',
            points: [
              [10, 38],
              [30, 38],
            ],
          },
        ],
      },
    });
    const [, , kergu] = task('target', 'hale', 'target').choices;
    expect(kergu).toEqual(expect.objectContaining({ value: 'kergu', piece: 'kergu', refusals: [] }));
    const rows = kergu!.sum.flatMap((line) => ('rule' in line ? [`${line.kind} ${line.rule}`] : []));
    expect(rows[0]).toBe('modifier shoot.cover');
    expect(rows).toContain('idle shoot.forest');
    expect(kergu!.odds.map(({ text, p }) => [text, p])).toEqual([
      ['1 hit', '1/6'],
      ['miss', '5/6'],
    ]);
  });

  test('shoot.range: every known enemy is offered, with what stands against it', () => {
    const { choices } = meadow.task('target', 'hale', 'target');
    expect(choices.map(({ value, refusals }) => [value, refusals.map(({ rule }) => rule)])).toEqual([
      [null, []],
      ['*', []],
      ['kergu', ['shoot.line-figure']],
      ['brehat', ['shoot.range']],
    ]);
  });

  test('turn.shot-end: a shot at the end is judged from where the way leads', () => {
    const offersAt = (values: Parameters<typeof meadow.tasks>[1]) =>
      meadow.task('target', 'dunn', 'target', values).choices.find(({ value }) => value === 'kergu');
    expect(offersAt({})?.odds[0]?.p).toBe('1/36');
    expect(offersAt({ way: [at(20, 38)] })?.sum).toContainEqual(
      expect.objectContaining({ kind: 'modifier', rule: 'shoot.moving' }),
    );
    expect(offersAt({ way: [at(20, 38)] })?.sum[0]).toEqual(expect.objectContaining({ value: '5 cm' }));
  });

  test('turn.shot-moving: a shot on the move is judged from that point of the way', () => {
    const values = { way: [at(20, 40)], target: 'kergu', moment: 'moving', after: 300 };
    const { commands, refusals, notes } = meadow.propose('dunn', values);
    expect(refusals).toEqual([]);
    expect(commands[0]).toEqual(expect.objectContaining({ shot: expect.objectContaining({ after: 300 }) }));
    const shot = notes.find(({ title }) => title.startsWith('Shot at'));
    expect(shot?.lines).toContainEqual(expect.objectContaining({ title: 'Range', value: '10 cm' }));
  });

  test('shoot.contact-later: whoever walks into contact does not fire a musket at the end', () => {
    const { task } = handOn({
      sides: { blue: { hale: { at: [20, 20], ...musket } }, red: { kergu: { at: [20, 30] } } },
    });
    const { choices } = task('target', 'hale', 'target', { way: [at(20, 28)] });
    expect(choices.at(-1)?.refusals.map(({ rule }) => rule)).toContain('shoot.contact-later');
  });

  test('hide.secret: an enemy of whom nothing is known is no target', () => {
    const { tasks, interaction } = handOn(
      { sides: { blue: { hale: { at: [20, 20], ...musket } }, red: { kergu: { at: [20, 45] } } } },
      ({ figures }) => {
        figures[1]!.known = 2;
      },
    );
    expect(JSON.stringify([tasks('hale'), interaction.pieces])).not.toContain('kergu');
  });
});
