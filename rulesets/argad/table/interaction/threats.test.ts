/** Threats to a proposed place, and instruments. */
import type { Threat } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { at, handOn } from './testing/table-interaction.ts';

const musket = { firearms: ['flintlock-musket'] as ['flintlock-musket'] };
const sword = { weapons: ['sword'] as ['sword'] };

describe('threats', () => {
  const battle = {
    sides: {
      blue: { hale: { at: [20, 20] as [number, number], ...sword } },
      red: {
        kergu: { at: [20, 60] as [number, number], ...musket },
        brehat: { at: [50, 20] as [number, number], ...sword },
      },
    },
  };

  test('shoot.range: fire from where enemies stand is told with its odds, worst first', () => {
    const { interaction } = handOn(battle);
    const there = interaction.threats({ pieces: ['hale'], values: { way: [at(20, 40)] } });
    const told = ({ from, title, odds }: Threat) => [from, title, odds[0]?.p];
    expect(there.map(told)).toEqual([['kergu', 'kergu fires the flintlock musket', '1/3']]);
    expect(there[0]?.also?.map(told)).toEqual([
      ['kergu', 'kergu comes up and strikes with bare hands', '1/9'],
    ]);
  });

  test('shoot.range: enemies are counted, each once, and the count stands over them', () => {
    const { interaction } = handOn(battle);
    const near = interaction.threats({ pieces: ['hale'], values: { way: [at(32, 28)] } });
    expect(near.map(({ from }) => from).sort()).toEqual(['brehat', 'kergu']);
    const { lines, threats, items } = interaction.measure({ kind: 'threats', of: 'hale' });
    expect(lines).toEqual(['1 enemy you can see could hit it next turn:']);
    expect(threats).toHaveLength(1);
    expect(items).toHaveLength(1);
    expect(interaction.measure({ kind: 'threats', of: 'kergu' }).lines).toEqual([
      'It could hit 1 figure next turn:',
    ]);
  });

  test('weapon.reload: an empty firearm threatens once it is reloaded', () => {
    const { interaction } = handOn(battle, (state) => {
      state.figures[1]!.loaded = 0;
    });
    const [kergu] = interaction.threats({ pieces: ['hale'], values: { way: [at(20, 40)] } });
    expect(kergu?.title).toBe('kergu fires the flintlock musket after reloading');
  });

  test('turn.contact-stops: whoever can come up is told with the odds of the bout', () => {
    const { interaction } = handOn(battle);
    const threats = interaction.threats({ pieces: ['hale'], values: { way: [at(32, 20)] } });
    const blow = threats.find(({ from }) => from === 'brehat');
    expect(blow?.title).toBe('brehat comes up and strikes with the sword');
    expect(blow?.odds.map(({ text }) => text)).toEqual(['killed', 'driven back', 'stands']);
    expect(interaction.threats({ pieces: ['hale'], values: {} }).map(({ from }) => from)).not.toContain(
      'brehat',
    );
  });

  test('charge.definition: a rider with room to run charges', () => {
    const { interaction } = handOn({
      sides: {
        blue: { hale: { at: [20, 20], ...sword } },
        red: { kergu: { at: [50, 20], troop: 'light-cavalry', weapons: ['sabre'], facing: 270 } },
      },
    });
    const [kergu] = interaction.threats({ pieces: ['hale'], values: {} });
    expect(kergu?.title).toBe('kergu charges with the sabre');
    expect(kergu?.sum).toContainEqual(expect.objectContaining({ kind: 'modifier', rule: 'melee.charge' }));
  });

  test('melee.cavalry-ground: at a man in bushes he only comes up', () => {
    const corners = [
      [19.5, 10],
      [30, 10],
      [30, 30],
      [19.5, 30],
    ];
    const { interaction: hand } = handOn({
      sides: {
        blue: { hale: { at: [20, 20], ...sword } },
        red: { kergu: { at: [5, 20], troop: 'light-cavalry', weapons: ['sabre'], facing: 90 } },
      },
      map: { areas: [{ id: 'bushes', kind: 'bushes', corners }] },
      options: { 'charge.run': 5 },
    });
    const [kergu] = hand.threats({ pieces: ['hale'], values: {} });
    expect(kergu?.title).toBe('kergu comes up and strikes with the sabre');
  });

  test('scenario.edge: whoever goes off the table is out of reach', () => {
    const { interaction } = handOn({
      sides: { blue: { hale: { at: [5, 20] } }, red: { kergu: { at: [5, 40], ...musket } } },
    });
    expect(interaction.threats({ pieces: ['hale'], values: {} })).not.toEqual([]);
    expect(interaction.threats({ pieces: ['hale'], values: { way: [at(-2, 20)] } })).toEqual([]);
  });

  test('hide.secret: who is unseen is not threatened by those who do not know of him', () => {
    const { interaction } = handOn(battle, (state) => {
      state.figures[0]!.known = 1;
    });
    expect(interaction.threats({ pieces: ['hale'], values: {} })).toEqual([]);
  });
});

describe('instruments', () => {
  const { interaction } = handOn({
    sides: { blue: { hale: { at: [20, 20], ...musket } }, red: { kergu: { at: [20, 40], ...musket } } },
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
  const between = { from: { piece: 'hale' }, to: { piece: 'kergu' } } as const;

  test('figure.measure: the ruler lies from edge to edge', () => {
    const { items, lines } = interaction.measure({ kind: 'measure', ...between });
    expect(lines).toEqual(['18 cm edge to edge', 'Flintlock musket: needs 5 at this range']);
    expect(items).toEqual([{ kind: 'ruler', id: 'measure', points: [at(20, 21), at(20, 39)] }]);
  });

  test('shoot.line-solid: sight ends at the wall', () => {
    const { items, lines } = interaction.measure({
      kind: 'sight',
      from: { piece: 'hale' },
      to: { at: at(40, 20) },
    });
    expect(lines[0]).toContain('blocked');
    const [sight] = items;
    const x = sight?.kind === 'sight' ? sight.blockedAt?.x : 0;
    expect(Math.abs(x! - 3000)).toBeLessThan(5);
    expect(interaction.measure({ kind: 'sight', ...between }).lines).toEqual(['Clear line of sight.']);
  });

  test('terrain.high-wall: the outline of what a figure reaches ends before the wall', () => {
    const { items } = interaction.measure({ kind: 'reach', of: 'hale' });
    const [reach] = items;
    const corners = reach?.kind === 'reach' ? reach.corners : [];
    expect(corners).toHaveLength(72);
    expect(Math.max(...corners.map(({ x }) => x))).toBeLessThanOrEqual(2900);
    expect(Math.max(...corners.map(({ y }) => y))).toBeGreaterThan(3990);
  });

  test('figure.facing: loose figures shoot all round, as far as the weapon carries', () => {
    expect(interaction.measure({ kind: 'arc', of: 'hale' }).items).toEqual([
      expect.objectContaining({ kind: 'arc', radius: 6000, spread: 3600 }),
    ]);
  });

  test('hide.secret: nothing is read of somebody who is not known', () => {
    expect(interaction.measure({ kind: 'reach', of: 'nobody' })).toEqual({
      items: [],
      lines: [],
      threats: [],
    });
  });
});
