import { expect, it } from 'vitest';
import { draftOf, redone, undone, withStep } from './draft.ts';

it('steps are taken back and taken again, and a new step forgets those that were taken back', () => {
  const three = withStep(withStep(draftOf(1), 2), 3);
  const one = undone(undone(three));
  expect(one.now).toBe(1);
  expect(undone(one).now).toBe(1);
  expect(redone(one).now).toBe(2);
  expect(redone(redone(redone(one))).now).toBe(3);
  expect(redone(withStep(one, 4)).now).toBe(4);
});

it('letters typed into one field are one step, and what changes nothing is none', () => {
  const typed = ['G', 'Gr', 'Gra'].reduce((draft, name) => withStep(draft, { name }, 'name'), draftOf({}));
  expect(typed.now).toEqual({ name: 'Gra' });
  expect(undone(typed).now).toEqual({});
  expect(withStep(typed, { name: 'Gra' })).toBe(typed);
  const after = withStep(withStep(typed, { name: 'Gra', n: 1 }, 'n'), { name: 'Grau', n: 1 }, 'name');
  expect(undone(undone(after)).now).toEqual({ name: 'Gra' });
});

it('a hundred steps can be taken back', () => {
  let draft = draftOf(0);
  for (let n = 1; n <= 150; n++) draft = withStep(draft, n);
  for (let n = 0; n < 200; n++) draft = undone(draft);
  expect(draft.now).toBe(50);
});
