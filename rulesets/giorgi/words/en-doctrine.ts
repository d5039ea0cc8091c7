/** English reasons of computer players, one line each. */
import type { SearchReport } from '@grognard/engine';
import { plusMinus } from '@grognard/rules-kit';

/** The styles of a computer player, each in a line. */
const manners: Readonly<Record<string, string>> = {
  steady: 'Steady: fire, danger and aim count alike.',
  bold: 'Bold: attack before they are ready.',
  cautious: 'Cautious: let them come into our fire.',
  wary: 'Wary: watch for two against one, on both sides.',
};

/** Report of a captain's search in a sentence. */
function weighed({ manner, battles, worth, changes: { tried, kept, worth: after } }: SearchReport): string {
  const bettered =
    kept === 0
      ? `none of ${tried} changes did better`
      : `${kept} of ${tried} changes made it ${plusMinus(after)}`;
  return `In ${battles} simulated battles the “${manner}” plan scored ${plusMinus(worth)}; ${bettered}.`;
}

export const doctrineWords = {
  manners,
  weighed,
  beforeBattle: 'Before the battle.',
  place: 'As the scenario deploys it.',
  rally: 'Rally and reform while there is time.',
  fire: (target: string, kills: number) => `Fire on ${target}: ${kills.toFixed(1)} expected losses.`,
  holdFire: 'Hold fire: there is something better to do.',
  nothingToFire: 'Nothing worth a shot.',
  attack: (target: string, gain: number) => `Attack ${target} (gain ${Math.round(gain)}).`,
  march: 'March on.',
  marchTo: (aim: string) => `March on ${aim}.`,
  form: (formation: string) => `Form ${formation}.`,
  turn: 'Turn towards the enemy.',
  back: 'Fall back out of their reach.',
  man: 'Back to the guns.',
  ride: 'The general rides to where he is needed.',
  stand: 'All other units hold.',
  letThemCome: 'Let them come.',
  answerFire: 'Stand and fire.',
  answerSquare: 'Cavalry is coming: form square.',
  answerForm: 'Change formation before they arrive.',
  answerFlee: 'Give way before they arrive.',
  answerFireAndFlee: 'Fire, then flee.',
  answerFallBack: 'Fall back in good order.',
  answerCounter: 'Go out to meet them.',
  answerSupport: 'Support the unit under attack.',
  fight: 'The surest melee first.',
  advance: 'Pursue.',
  halt: 'Stay where we are safe.',
  occupy: 'The house is ours.',
  choose: 'The cheapest choice.',
};
