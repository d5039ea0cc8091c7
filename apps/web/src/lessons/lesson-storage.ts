/** withLessons: keeps the games of lessons in memory, since every step is laid afresh. All others are stored as before. */
import { createMemoryStorage, type GameId, type GameStorage } from '@grognard/session';

const mark = 'lesson-';

export function lessonGameId(digits: string): GameId {
  return `${mark}${digits}`;
}

export function withLessons(storage: GameStorage): GameStorage {
  const lessons = createMemoryStorage();
  const of = (id: GameId) => (id.startsWith(mark) ? lessons : storage);
  return {
    records: () => storage.records(),
    read: (id) => of(id).read(id),
    create: (record, entries) => of(record.id).create(record, entries),
    append: (step) => of(step.record.id).append(step),
    erase: (id) => of(id).erase(id),
  };
}
