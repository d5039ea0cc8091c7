/** The lessons as data: every remark, label and phrase has its words in every language, and none is unused. */
import type { LessonStep, LessonWords } from '@grognard/engine';
import { languages } from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import { lazyRulesets } from './lazy.ts';

const taught = lazyRulesets.flatMap(({ id, loadLesson }) =>
  loadLesson === null ? [] : [{ id, loadLesson }],
);

const remarksOf = ({ otherwise, after }: LessonStep) =>
  [...new Set([...otherwise, ...after].map(({ words }) => words))].sort();

function textsOf(words: LessonWords): readonly string[] {
  const { opening, steps, freeFight, labels } = words;
  const ofSteps = Object.values(steps).flatMap(({ title, about, say, hint, remarks }) => [
    title,
    about,
    say,
    hint,
    ...Object.values(remarks),
  ]);
  return [opening, ...ofSteps, ...Object.values(freeFight), ...Object.values(labels)];
}

describe.each(taught)('the lesson of $id', ({ loadLesson }) => {
  it('has at most eight steps, each with something to do, and ends in a free fight', async () => {
    const { lesson } = await loadLesson();
    expect(lesson.steps.length + 1).toBeLessThanOrEqual(8);
    for (const { id, cues, after } of lesson.steps) {
      expect(cues.length, id).toBeGreaterThan(1);
      expect(after.at(-1), id).not.toHaveProperty('when');
    }
  });

  it.each(languages)('has exactly the words that it says (%s)', async (language) => {
    const { lesson, loadWords } = await loadLesson();
    const words = await loadWords(language);
    expect(Object.keys(words.steps)).toEqual(lesson.steps.map(({ id }) => id));
    for (const step of lesson.steps)
      expect(Object.keys(words.steps[step.id]!.remarks).sort(), step.id).toEqual(remarksOf(step));
    const labels = new Set(lesson.steps.flatMap(({ shows }) => shows.map(({ label }) => label)));
    expect(Object.keys(words.labels).sort()).toEqual([...labels].sort());
    for (const text of textsOf(words)) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      if (language === 'fr') expect(text).not.toMatch(/[^\u202f«][;:!?»]|«[^\u202f]/);
    }
  });

  it('shows each figure of a step under a label of its own', async () => {
    const { lesson } = await loadLesson();
    for (const { id, shows } of lesson.steps)
      expect(new Set(shows.map(({ label }) => label)).size, id).toBe(shows.length);
  });
});
