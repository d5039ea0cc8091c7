/** French words of the briefing. */
import type { briefingWords as english } from '../en-briefing.ts';

export const briefingWords: typeof english = {
  phases: ['Ordres', 'Dés de ralentissement', 'Mouvements', 'Tirs', 'Mêlée', 'Fin du tour'],
  course:
    'Chaque camp donne ses ordres en secret. Une fois tous les ordres validés, tous se déplacent, tirent et combattent en même temps.',
  setUp:
    'Avant le premier tour, vous pouvez placer vos personnages où vous voulez dans votre zone. L’autre camp fait de même, à votre insu.',
};
