/** lessonPlaces: the step at which the learner left each lesson, kept in the browser. */
import { createStore, type Store } from '../look/store.ts';

/** Step by ruleset, from 0. A lesson that was never begun is missing, one that is done stands at its end. */
export type LessonPlaces = Readonly<Record<string, number>>;

const key = 'grognard.lessons';

function read(): LessonPlaces {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const places = Object.entries(kept).filter(
      (entry): entry is [string, number] => Number.isInteger(entry[1]) && entry[1] >= 0 && entry[1] <= 20,
    );
    return Object.fromEntries(places);
  } catch {
    // The browser forbids storage, or the entry is broken.
    return {};
  }
}

export const lessonPlaces: Store<LessonPlaces> = createStore(read());

/** The step at which a lesson goes on. */
export function placeIn(ruleset: string): number {
  const place = lessonPlaces.get()[ruleset];
  return place === undefined ? 0 : place;
}

export function keepPlace(ruleset: string, step: number): void {
  lessonPlaces.set({ ...lessonPlaces.get(), [ruleset]: step });
  try {
    localStorage.setItem(key, JSON.stringify(lessonPlaces.get()));
  } catch {
    // Kept for this visit only.
  }
}
