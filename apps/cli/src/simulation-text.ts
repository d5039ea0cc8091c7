/** simulationRows: the statistics of many battles, as text. */
import { capital, counted, type TextRow } from '@grognard/rules-kit';
import { type RuleCount, type Share, type SimulationReport, shareOf, type Tally } from '@grognard/simulator';
import type { ChosenBattle } from './battle-flags.ts';
import { sideName } from './result-text.ts';
import { type Column, heading, paragraph, table } from './table.ts';

/** Maximum number of rules listed. More would not help a reader. */
const mostRules = 12;

const columns = (first: string, second: string): Column[] => [
  { title: first, align: 'left' },
  { title: second, align: 'left' },
  { title: 'wins', align: 'right' },
  { title: '', align: 'right' },
  { title: '95% interval', align: 'right' },
  { title: 'losses', align: 'right' },
];

export function simulationRows(battle: ChosenBattle, report: SimulationReport, width: number): TextRow[] {
  const { game, edition } = battle;
  const { games, seed, turns, commands } = report;
  return [
    [{ text: game.title, tone: 'title' }],
    ...paragraph(`${edition} · ${counted(games, 'game')} · seed ${seed}`, width),
    [],
    ...standings(battle, report),
    [],
    ...paragraph(
      `Length: ${turns.mean.toFixed(1)} turns on average, ${turns.max} at most; ${counted(commands, 'command')} in all.`,
      width,
    ),
    ...measureRows(battle, report),
    ...ruleRows('Endings', report.endings, width),
    ...ruleRows(
      `Most frequent rules, in ${counted(report.explained, 'explained game')}`,
      report.rules,
      width,
    ),
  ];
}

/** Tallies by side, and also by level if the levels changed sides. */
function standings({ game }: ChosenBattle, report: SimulationReport): TextRow[] {
  const { sides, players, draws, games } = report;
  const swapped = sides.some(({ level }) => level === null);
  const drawn = ['draws', '', ...shares(draws, shareOf(draws, games)), ''];
  const bySide = sides.map((each) => [
    capital(sideName(game, each.side)),
    each.level ?? 'swapped',
    ...cells(each),
  ]);
  const byLevel = players.map((each) => [each.level, 'swapped', ...cells(each)]);
  return [
    ...table(columns('side', 'level'), [...bySide, drawn]),
    ...(swapped ? [[], ...table(columns('level', 'side'), byLevel)] : []),
  ];
}

function cells({ wins, won, meanLosses }: Tally): string[] {
  return [...shares(wins, won), meanLosses.toFixed(1)];
}

function shares(count: number, { share, low, high }: Share): string[] {
  return [String(count), percent(share), `${percent(low)} to ${percent(high)}`];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** Measures of play with what good players keep to. */
function measureRows({ game }: ChosenBattle, { measures }: SimulationReport): TextRow[] {
  if (measures.length === 0) return [];
  const listed = game.measures?.list ?? [];
  const rows = listed.flatMap(({ id, words, goal }) => {
    const tally = measures.find((measure) => measure.id === id);
    if (tally === undefined) return [];
    const share = tally.share === null ? 'no case' : percent(tally.share);
    const wanted = goal === null ? '' : `at ${goal.at} ${percent(goal.share)}`;
    return [[words, share, `${tally.count} of ${tally.of}`, wanted]];
  });
  const named: Column[] = [
    { title: 'measure', align: 'left' },
    { title: 'share', align: 'right' },
    { title: 'cases', align: 'right' },
    { title: 'goal', align: 'right' },
  ];
  return [[], ...table(named, rows)];
}

function ruleRows(title: string, rules: readonly RuleCount[], width: number): TextRow[] {
  if (rules.length === 0) return [];
  const shown = rules.slice(0, mostRules).map(({ rule, times }) => `${rule} ${times}`);
  return [...heading(title), ...paragraph(shown.join(' · '), width, 'plain', '  ')];
}
