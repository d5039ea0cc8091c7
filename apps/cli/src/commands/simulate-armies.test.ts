/** Tests of battles to which players bring their own armies (`--army`). */
import { createGame, rulesets } from '@grognard/rulesets';
import { expect, it } from 'vitest';
import { ran } from '../testing/fake-terminal.ts';

const say = (line: string) => ran(line.split(' '), { rulesets, tables: createGame });

it('army.limits: two lists fight a free battle, whose sides are named after them', async () => {
  const { out, err, code } = await say(
    'simulate free-battle --army emperor-and-league --army swedes --games 1 --sides random --option turn.limit=1 --workers 1 --quiet',
  );
  expect({ err, code }).toEqual({ err: '', code: 0 });
  expect(out).toContain('Emperor and League, 1631–35');
});

it.each([
  ['simulate ravenna --army swedes', 'in ravenna the armies are those of the battle'],
  ['simulate free-battle --army mill-hill-foragers', 'it is an army of 100 points, for another battle'],
  ['simulate free-battle --army swedes --army swedes --army swedes', 'has 2 sides, not 3'],
])('deploy.lists: %s is refused', async (line, why) => {
  const { err, code } = await say(line);
  expect(code).toBe(2);
  expect(err).toContain(why);
});
