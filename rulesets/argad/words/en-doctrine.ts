/** English words for the reasons of computer players. */
import type { SearchReport } from '@grognard/engine';
import { plusMinus } from '@grognard/rules-kit';

/** A chance in hundredths as a percentage, never 0. */
function odds(chance: number): string {
  return `${Math.max(1, Math.round(chance))}%`;
}

/** The styles of a good player, one line each. */
const manners: Readonly<Record<string, string>> = {
  steady: 'Steady: fire, cover and aim count alike.',
  press: 'Press on: blows before cover.',
  hold: 'Hold: fire from cover, the aim can wait.',
  'aim first': 'The aim first, at some risk.',
  'fall back': 'Fall back: no avoidable risk.',
  outguess: 'Outguess them: be where they do not expect us.',
};

/** The search report of a captain. */
function weighed({ manner, battles, worth, changes: { tried, kept, worth: after } }: SearchReport): string {
  const bettered =
    kept === 0
      ? `none of ${tried} changes did better`
      : `${kept} of ${tried} changes made it ${plusMinus(after)}`;
  return `In ${battles} simulated battles the “${manner}” plan scored ${plusMinus(worth)}; ${bettered}.`;
}

export const doctrineWords = {
  weighed,
  manners,
  odds,
  byChance: 'At random.',
  recruit: 'Everyone attacks the nearest enemy.',
  lieInWait: 'Lie in wait',
  row: 'Row to where we can land.',
  open: 'Open the ranks and fight.',
  march: 'March on in close order.',
  ashore: 'Go ashore.',
  fireOn: (target: string, chance: number) => `Fire on ${target}, ${odds(chance)}`,
  takeUp: 'Pick it up',
  reload: 'Reload',
  stand: 'Stand',
  keepDown: 'Keep down in cover',
  helpToLoad: (name: string) => `Help ${name} to load`,
  wait: 'Wait for a target',
  fireAndStrike: 'Fire at close quarters, then strike',
  strike: 'Strike',
  goOn: (aim: string) => `Go on: ${aim}`,
  betterPlace: 'Go to a better place',
  goFor: (enemy: string, kills: number, dies: number) =>
    `Attack ${enemy}: ${odds(kills)} to kill, ${odds(dies)} to be killed`,
  covers: (aim: string) => `Covers: ${aim}`,
  denies: (aim: string) => `Denies them: ${aim}`,
  /** An order as a sentence, with the chance of being shot meanwhile in hundredths. */
  line: (says: string, danger: number | null) => {
    const plain = says.replace(/\.$/, '');
    return danger === null ? `${plain}.` : `${plain}; risk ${Math.round(danger)}%.`;
  },
};
