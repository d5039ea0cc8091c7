/** Remembered groups: kept by game and side, read back after a reload, and safe from broken storage. */
import { expect, it } from 'vitest';
import { freeKey, keepGroups, readGroups, withGroup } from './remembered-groups.ts';

function deviceStorage(text: string | null = null) {
  let kept = text;
  return () => ({
    getItem: () => kept,
    setItem: (_: string, next: string) => {
      kept = next;
    },
  });
}

it('each side of each game has its own', () => {
  const storage = deviceStorage();
  keepGroups('one', 'red', { 1: ['ned', 'john'] }, storage);
  keepGroups('one', 'blue', { 2: ['yves'] }, storage);
  keepGroups('two', 'red', { 1: ['sam'] }, storage);
  expect(readGroups('one', 'red', storage)).toEqual({ 1: ['ned', 'john'] });
  expect(readGroups('one', 'blue', storage)).toEqual({ 2: ['yves'] });
  expect(readGroups('two', 'red', storage)).toEqual({ 1: ['sam'] });
  expect(readGroups('two', 'blue', storage)).toEqual({});
});

it('of more games than are kept, the oldest is dropped', () => {
  const storage = deviceStorage();
  for (let n = 0; n < 41; n++) keepGroups(`game ${n}`, 'red', { 1: ['ned'] }, storage);
  expect(readGroups('game 0', 'red', storage)).toEqual({});
  expect(readGroups('game 1', 'red', storage)).toEqual({ 1: ['ned'] });
  expect(readGroups('game 40', 'red', storage)).toEqual({ 1: ['ned'] });
});

it('what is broken is as if it were not there', () => {
  for (const text of ['{', '{}', '[3]', '[{"game":"one","bySide":{"red":{"1":"ned","2":[4],"x":["a"]}}}]'])
    expect(readGroups('one', 'red', deviceStorage(text))).toEqual({});
});

it('a group replaces the one of its key, an empty one forgets it, and a new one takes the first free key', () => {
  const groups = withGroup(withGroup({}, 1, ['ned']), 2, ['john']);
  expect(withGroup(groups, 1, ['sam'])).toEqual({ 1: ['sam'], 2: ['john'] });
  expect(withGroup(groups, 1, [])).toEqual({ 2: ['john'] });
  expect([freeKey({}), freeKey(groups), freeKey({ 2: ['john'] })]).toEqual([1, 3, 1]);
});
