/** The list of battles tells each in the language of the page. What only the page of a battle shows is asked for by its id. */
import { expect, it } from 'vitest';
import { refereeInProcess } from './testing/referee-in-process.ts';

it('a battle of the list has its history, aims and places, in the language of the page', async () => {
  const referee = refereeInProcess();
  for (const { ruleset, id } of await referee.battles()) {
    const english = await referee.battleDetails(ruleset, id);
    expect(english?.parts.length).toBeGreaterThan(2);
    await referee.speak('fr');
    const french = await referee.battleDetails(ruleset, id);
    expect(french?.parts.length).toBe(english?.parts.length);
    expect(french?.places.length).toBe(english?.places.length);
    expect(french?.parts[0]).not.toEqual(english?.parts[0]);
    await referee.speak('en');
  }
});

it.each([
  ['argad', 'crossroads'],
  ['chess', 'starter'],
  ['constructor', 'assign'],
  ['__proto__', 'toString'],
])('there are no details of %s, %s', async (ruleset, battle) => {
  expect(await refereeInProcess().battleDetails(ruleset, battle)).toBeNull();
});
