import { lazyRulesets } from '@grognard/rulesets/lazy';
import { expect, it } from 'vitest';
import { isThrough, learn, lessonHost } from './testing/random-learner.ts';

const lessons = lazyRulesets.filter(({ loadLesson }) => loadLesson !== null).map(({ id }) => id);
const taught = [0, 1, 2, 3, 4, 5, 6];
const freeFight = 7;

it.each(lessons)(
  '%s: whatever a learner does, every step comes to an end or is offered again',
  async (ruleset) => {
    const desk = lessonHost();
    let acted = 0;
    const steps = [...Array.from({ length: 14 }, () => taught).flat(), freeFight, freeFight];
    for (const [seed, step] of steps.entries()) {
      const end = await learn(desk, ruleset, step, seed);
      expect(await isThrough(desk, end), `step ${step}, seed ${seed}: ${JSON.stringify(end.coach)}`).toBe(
        true,
      );
      acted += end.actions;
    }
    expect(acted).toBeGreaterThan(steps.length);
  },
  120_000,
);
