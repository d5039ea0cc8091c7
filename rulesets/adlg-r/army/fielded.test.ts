/** Tests of battles with armies that players bring. */
import { expect, it } from 'vitest';
import { isScenario, readScenario } from '../scenarios/check.ts';
import freeBattle from '../scenarios/free-battle.json' with { type: 'json' };
import { armies } from './index.ts';

function bundled(id: string) {
  const file = armies.bundled.find((each) => each.id === id)!.file;
  const army = armies.read(file);
  if (!('page' in army)) throw new Error(JSON.stringify(army));
  return army;
}

function battleWith(...ids: readonly (string | null)[]) {
  const data = armies.fielded(
    freeBattle,
    ids.map((id) => (id === null ? null : bundled(id))),
    'en',
  );
  const read = readScenario(data, 'adlg-r');
  if (!isScenario(read)) throw new Error(JSON.stringify(read));
  return read;
}

it('army.formats, deploy.zone-other: two lists of 100 points fight on the table of their format, and are told apart', () => {
  const battle = battleWith('mill-hill-foragers', 'mill-hill-foragers');
  expect([battle.points, battle.table]).toEqual([100, { widthUd: 24, depthUd: 16 }]);
  const [one, other] = battle.sides;
  expect(other!.name).toBe(`${one!.name} (2)`);
  expect(battle.balance).toBeNull();
});

it('army.corps: who brings none keeps the army and the plan of the battle', () => {
  const battle = battleWith(null, 'rocroi-spain');
  const [swedes, spain] = battle.sides;
  expect(swedes!.name).toBe('Swedes');
  expect(swedes!.plan).toContain('strategist');
  expect([spain!.plan, spain!.corps.length]).toEqual(['None.', 3]);
  expect(battle.table).toEqual({ widthUd: 30, depthUd: 20 });
});
