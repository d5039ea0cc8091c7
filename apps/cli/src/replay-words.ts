/** The words of replays and of lists of battles that belong to no ruleset, in every language. */
import type { Level } from '@grognard/opponent';
import { counted, type Language } from '@grognard/rules-kit';

export interface ReplayWords {
  readonly turn: (turn: number) => string;
  readonly turns: (turns: number) => string;
  readonly soFar: string;
  readonly end: string;
  readonly against: string;
  readonly unknown: string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly notOver: string;
  readonly losses: (lost: string) => string;
  readonly nothing: string;
  readonly draw: string;
  readonly won: (winners: string) => string;
  readonly points: (points: string) => string;
}

export const replayWords: Readonly<Record<Language, ReplayWords>> = {
  en: {
    turn: (turn) => `Turn ${turn}`,
    turns: (turns) => counted(turns, 'turn'),
    soFar: 'So far',
    end: 'The end',
    against: ' against ',
    unknown: 'unknown',
    levels: { random: 'random', recruit: 'recruit', sergeant: 'sergeant', captain: 'captain' },
    notOver: 'The battle is not over yet.',
    losses: (lost) => `Losses: ${lost}.`,
    nothing: 'Nothing to be seen.',
    draw: 'a draw',
    won: (winners) => `${winners} won`,
    points: (points) => `Points: ${points}.`,
  },
  fr: {
    turn: (turn) => `Tour ${turn}`,
    turns: (turns) => counted(turns, 'tour', 'tours', 'fr'),
    soFar: 'Jusqu’ici',
    end: 'La fin',
    against: ' contre ',
    unknown: 'inconnu',
    levels: { random: 'coups au hasard', recruit: 'recrue', sergeant: 'sergent', captain: 'capitaine' },
    notOver: 'La bataille n’est pas encore finie.',
    losses: (lost) => `Pertes\u202f: ${lost}.`,
    nothing: 'Rien de visible.',
    draw: 'partie nulle',
    won: (winners) => `victoire\u202f: ${winners}`,
    points: (points) => `Points\u202f: ${points}.`,
  },
  it: {
    turn: (turn) => `Turno ${turn}`,
    turns: (turns) => counted(turns, 'turno', 'turni', 'it'),
    soFar: 'Finora',
    end: 'Esito',
    against: ' contro ',
    unknown: 'sconosciuto',
    levels: { random: 'mosse casuali', recruit: 'recluta', sergeant: 'sergente', captain: 'capitano' },
    notOver: 'La battaglia non è ancora finita.',
    losses: (lost) => `Perdite: ${lost}.`,
    nothing: 'Niente da vedere.',
    draw: 'pareggio',
    won: (winners) => `vittoria: ${winners}`,
    points: (points) => `Punti: ${points}.`,
  },
};
