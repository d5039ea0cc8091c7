/** English words of the briefing: how a turn goes, and its phases in order. */
const phases: readonly string[] = ['Orders', 'Slowing dice', 'Movement', 'Shots', 'Melee', 'End of turn'];

export const briefingWords = {
  phases,
  course:
    'Each side gives its orders in secret. When both are sealed, everybody moves, shoots and fights at the same time.',
  setUp:
    'Before the first turn you may place your figures anywhere in your zone. The other side does the same, unseen.',
};
