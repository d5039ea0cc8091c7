/** Ten thousand random learners. */
import { lazyRulesets } from '@grognard/rulesets/lazy';
import { expect, it } from 'vitest';
import { isThrough, learn, lessonHost } from './testing/random-learner.ts';

const lessons = lazyRulesets.filter(({ loadLesson }) => loadLesson !== null).map(({ id }) => id);
const steps = 8;
const sequences = 10_000;

it.each(lessons)(
  '%s: every step comes to an end or is offered again',
  async (ruleset) => {
    const desk = lessonHost();
    for (let seed = 0; seed < sequences / lessons.length; seed++) {
      const end = await learn(desk, ruleset, seed % steps, 10_000 + seed);
      expect(await isThrough(desk, end), `seed ${seed}: ${JSON.stringify(end.coach)}`).toBe(true);
    }
  },
  3_600_000,
);
