/** English reasons of computer players, one line each. */
import type { SearchReport } from '@grognard/engine';
import { plusMinus } from '@grognard/rules-kit';

/** The styles of a computer player, each in a line. */
const manners: Readonly<Record<string, string>> = {
  steady: 'Steady: fire, danger and aim weighed alike.',
  bold: 'Bold: attack before they are ready.',
  cautious: 'Cautious: let them come into our fire.',
  wary: 'Wary: two of theirs may fall on one of ours, and two of ours on one of theirs.',
};

/** Report of a captain's search in a sentence. */
function weighed({ manner, battles, worth, changes: { tried, kept, worth: after } }: SearchReport): string {
  const bettered = kept === 0 ? 'none was better' : `${kept} made it ${plusMinus(after)}`;
  return `Tried in ${battles} imagined battles, "${manner}" came out at ${plusMinus(worth)}; of ${tried} other orders ${bettered}.`;
}

export const doctrineWords = {
  manners,
  weighed,
  beforeBattle: 'Before the battle.',
  place: 'Where the battle prints it.',
  rally: 'Rally and reform while there is time.',
  fire: (target: string, kills: number) => `Fire on ${target}: ${kills.toFixed(1)} to be expected.`,
  holdFire: 'Hold the fire: there is something better to do.',
  nothingToFire: 'Nothing worth a shot.',
  attack: (target: string, gain: number) => `Attack ${target}, worth ${plusMinus(Math.round(gain))}.`,
  march: 'March on.',
  marchTo: (aim: string) => `March on: ${aim}.`,
  form: (formation: string) => `Form up: ${formation}.`,
  turn: 'Turn towards the enemy.',
  back: 'Go back out of their reach.',
  man: 'Back to the guns.',
  ride: 'The general rides to where he is needed.',
  stand: 'Everybody stands where he should.',
  letThemCome: 'Let them come.',
  answerFire: 'Stand and fire.',
  answerSquare: 'Horse is coming: form square.',
  answerForm: 'Change formation before they are here.',
  answerFlee: 'Give way before they are here.',
  answerFireAndFlee: 'Fire, and away.',
  answerFallBack: 'Fall back in good order.',
  answerCounter: 'Go out to meet them.',
  answerSupport: 'Come to the help of whoever is attacked.',
  fight: 'The surest melee first.',
  advance: 'On after them.',
  halt: 'Stay where we are safe.',
  occupy: 'The house is ours.',
  choose: 'As it costs least.',
};
