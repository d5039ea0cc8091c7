/** English words for the reasons of computer players. */
import type { SearchReport } from '@grognard/engine';
import { plusMinus } from '@grognard/rules-kit';

/** A chance in hundredths in words: 1 in 6, or 44 in 100. */
function odds(chance: number): string {
  for (const one of [2, 3, 6, 36]) if (Math.abs(chance - 100 / one) < 0.5) return `1 in ${one}`;
  return `${Math.max(1, Math.round(chance))} in 100`;
}

/** The styles of a good player, one line each. */
const manners: Readonly<Record<string, string>> = {
  steady: 'Steady: fire, cover and aim weighed alike.',
  press: 'Press on: blows before cover.',
  hold: 'Hold: fire from cover, the aim can wait.',
  'aim first': 'The aim first, at some risk.',
  'fall back': 'Fall back: no risk that can be helped.',
  outguess: 'Outguess them: be where they do not look for us.',
};

/** The search report of a captain. */
function weighed({ manner, battles, worth, changes: { tried, kept, worth: after } }: SearchReport): string {
  const bettered = kept === 0 ? 'none was better' : `${kept} made it ${plusMinus(after)}`;
  return `Tried in ${battles} imagined battles, "${manner}" came out at ${plusMinus(worth)}; of ${tried} other orders ${bettered}.`;
}

export const doctrineWords = {
  weighed,
  manners,
  odds,
  byChance: 'By chance.',
  recruit: 'Every man at the nearest enemy.',
  lieInWait: 'Lie in wait',
  row: 'Row to where we can land.',
  open: 'Open the ranks and fight.',
  march: 'March on in close order.',
  ashore: 'Go ashore.',
  fireOn: (target: string, chance: number) => `Fire on ${target}, ${odds(chance)}`,
  takeUp: 'Take it up',
  reload: 'Reload',
  stand: 'Stand',
  keepDown: 'Keep down in cover',
  helpToLoad: (name: string) => `Help ${name} to load`,
  wait: 'Wait for a target',
  fireAndStrike: 'Fire into the man in front and strike',
  strike: 'Strike',
  goOn: (aim: string) => `Go on: ${aim}`,
  betterPlace: 'Go to a better place',
  goFor: (enemy: string, kills: number, dies: number) =>
    `Go for ${enemy}: ${odds(kills)} to strike him down, ${odds(dies)} to fall`,
  covers: (aim: string) => `Covers: ${aim}`,
  denies: (aim: string) => `Keeps them from it: ${aim}`,
  /** An order as a sentence, with the chance of being shot meanwhile in hundredths. */
  line: (says: string, danger: number | null) => {
    const plain = says.replace(/\.$/, '');
    return danger === null ? `${plain}.` : `${plain}; danger ${Math.round(danger)} in 100.`;
  },
};
