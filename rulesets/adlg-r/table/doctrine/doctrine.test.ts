/** Tests of computer players: legal commands at every prompt, use of the view alone, sense in small positions. */
import { entryAt } from '@grognard/lists';
import { describe, expect, it } from 'vitest';
import { doctrineWords } from '../../words/en-doctrine.ts';
import { tableRules } from '../rules.ts';
import type { AdlgCommand } from '../state/commands.ts';
import { firstSide } from '../state/sides.ts';
import { type BattleSetup, indexIn, layBattle } from '../testing/battle.ts';
import { playFrom } from '../testing/play.ts';
import { doctrineOf } from './doctrine.ts';
import { mastery } from './mastery.ts';
import { bodyIn, mindOf } from './mind.ts';
import { placeWorth, weighingOf } from './place.ts';
import { steady, styles } from './sergeant/styles.ts';
import { fightOut, luckOf } from './testing/fight.ts';
import { bundledTable } from './testing/tables.ts';

const manners = ['random', 'recruit', ...styles.map(({ name }) => name)];

describe('every command is legal', () => {
  it.each(manners)('a %s fights Mill Hill to its end', { timeout: 60_000 }, (manner) => {
    const { result } = fightOut(bundledTable('mill-hill', { 'turn.limit': 3 }), [manner, 'recruit'], 1);
    expect(result.by).toMatch(/^victory\./);
  });
});

/** The answer of the south side to a position in which its corps has been activated. */
function ordersIn(battle: BattleSetup, manner = 'steady', die = 6): readonly AdlgCommand[] {
  const played = playFrom(battle, { 'south-corps': { command: [die] } });
  played.give({ kind: 'activate', corps: 'south-corps' });
  const view = tableRules(played.table).view(played.state, { side: 'south' });
  return doctrineOf(played.table, doctrineWords, mastery).plan(view, 'south', manner, luckOf(1)).commands;
}

it('the same view and luck give the same plan', () => {
  const { table, state } = layBattle({
    south: { a: { kind: 'shot', at: [10, 4] } },
    north: { z: { kind: 'shot', at: [10, 16] } },
  });
  const view = tableRules(table).view(state, { side: 'south' });
  const doctrine = doctrineOf(table, doctrineWords, mastery);
  for (const manner of manners)
    expect(doctrine.plan(view, 'south', manner, luckOf(5))).toEqual(
      doctrine.plan(view, 'south', manner, luckOf(5)),
    );
  expect(doctrine.plan(view, 'north', 'steady', luckOf(5)).commands).toEqual([]);
});

describe('orders', () => {
  it('command.group: a joined line marches by one order', () => {
    const commands = ordersIn({
      south: {
        a: { kind: 'shot', weapon: 'musket', at: [10, 4] },
        b: { kind: 'shot', weapon: 'musket', at: [12, 4] },
      },
      north: { z: { kind: 'shot', at: [11, 16] } },
    });
    expect(entryAt(commands, 0)).toMatchObject({ kind: 'move', units: ['a', 'b'] });
  });

  it('shoot.range: shot in range of foot that cannot shoot stays there', () => {
    const commands = ordersIn({
      south: { a: { kind: 'shot', weapon: 'musket', at: [10, 8] } },
      north: { z: { kind: 'heavy-swordsmen', at: [10, 11.5] } },
    });
    expect(commands.filter(({ kind }) => kind === 'move')).toEqual([]);
  });

  it('command.hold: a Headstrong unit is held from a charge that it would lose', () => {
    const battle = (enemy: 'light-artillery' | 'keil'): BattleSetup => ({
      south: { a: { kind: 'medium-swordsmen', traits: ['headstrong'], at: [10, 8] } },
      north: { z: { kind: enemy, at: [10, 11] } },
    });
    const kinds = (enemy: 'light-artillery' | 'keil') => ordersIn(battle(enemy)).map(({ kind }) => kind);
    expect(kinds('keil')).toContain('hold');
    expect(kinds('light-artillery')).not.toContain('hold');
  });

  it('rally.far: who is far from the enemy rallies for nothing', () => {
    const battle: BattleSetup = {
      south: { a: { kind: 'heavy-swordsmen', at: [10, 2] } },
      north: { z: { kind: 'heavy-swordsmen', at: [10, 18] } },
    };
    const played = playFrom(battle, {}, (_table, state) => {
      for (const unit of state.units) unit.lost = 2;
    });
    played.give({ kind: 'activate', corps: 'south-corps' });
    const view = tableRules(played.table).view(played.state, { side: 'south' });
    const { commands } = doctrineOf(played.table, doctrineWords, mastery).plan(
      view,
      'south',
      'steady',
      luckOf(1),
    );
    expect(commands).toContainEqual({ kind: 'rally', unit: 'a', free: false });
  });
});

describe('places', () => {
  /** What standing here is worth to `a`, an enemy ahead. */
  function worthOf(setup: BattleSetup): number {
    const { table, state } = layBattle(setup);
    const mind = mindOf(table, state, firstSide, steady);
    const body = bodyIn(mind, indexIn(table, 'a'));
    if (body === null) throw new Error('it stands there');
    return placeWorth(weighingOf(mind, []), body);
  }

  it('terrain.penalising: guns keep out of woods, light infantry does not mind them', () => {
    const wood = [{ kind: 'wood', form: 'rectangle', at: [10, 4], size: [6, 6] }] as const;
    const lost = (kind: 'light-artillery' | 'light-infantry') => {
      const battle: BattleSetup = {
        south: { a: { kind, at: [10, 4] } },
        north: { z: { kind: 'heavy-swordsmen', at: [10, 16] } },
      };
      return worthOf(battle) - worthOf({ ...battle, areas: wood });
    };
    expect(lost('light-artillery')).toBeGreaterThan(1);
    expect(lost('light-infantry')).toBeCloseTo(0, 5);
  });

  it('shoot.sight: a gun behind friends counts no fire', () => {
    const north: BattleSetup['north'] = { z: { kind: 'heavy-swordsmen', at: [10, 11] } };
    const gun = { kind: 'light-artillery', at: [10, 8] } as const;
    const open = worthOf({ south: { a: gun }, north });
    const masked = worthOf({ south: { a: gun, b: { kind: 'heavy-swordsmen', at: [10, 9.2] } }, north });
    const beside = worthOf({ south: { a: gun, b: { kind: 'heavy-swordsmen', at: [14, 9.2] } }, north });
    expect(beside - open).toBeCloseTo(0, 5);
    expect(masked).not.toBeCloseTo(open, 1);
  });
});
