/** What players may read of a battle before it: lists, but no plan of others, no ambush and no march. */
import { expect, it } from 'vitest';
import { isScenario, readScenario } from './check.ts';
import freeBattle from './free-battle.json' with { type: 'json' };
import { knownData, knownParts } from './known-scenario.ts';
import rocroi from './rocroi.json' with { type: 'json' };
import { scenarioWordsOf } from './words.ts';

function read(file: unknown) {
  const found = readScenario(file, 'adlg-r');
  if (!isScenario(found)) throw new Error(JSON.stringify(found));
  return found;
}

it('deploy.ambush, deploy.lists: the enemy reads that there are markers, not what lies in them nor where their units stand', () => {
  const told = JSON.stringify(knownData(read(rocroi), 'france', scenarioWordsOf()));
  expect(told).toContain('"markers":[{"at":[24,11.5],"units":[]},{"at":[22,12],"units":[]}]');
  expect(told).toContain('Hidden musketeers');
  expect(told).not.toContain('[23,11.5]');
  expect(JSON.stringify(knownData(read(rocroi), 'spain', scenarioWordsOf()))).toContain('[23,11.5]');
});

it('deploy.lists: by option only what stands on the table is known of the enemy', () => {
  const known = (options: object) => {
    const scenario = read({ ...freeBattle, options });
    const words = scenarioWordsOf();
    return JSON.stringify([knownData(scenario, 'swedes', words), knownParts(scenario, 'swedes', words)]);
  };
  expect(known({ 'deploy.lists': 'open' })).toContain('Black cuirassiers 1');
  expect(known({ 'deploy.lists': 'seen' })).not.toContain('Black cuirassiers 1');
  expect(known({ 'deploy.lists': 'seen' })).toContain('Old Blue Brigade');
});
