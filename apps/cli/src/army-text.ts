/** Armies on the terminal: the list, one in full with its prices, and what is not legal. */
import {
  type ArmyCorps,
  type ArmyLine,
  type ArmyPage,
  counted,
  plusMinus,
  signed,
  type TextRow,
} from '@grognard/rules-kit';
import type { FoundArmy, FoundArmyProblem } from './find-army.ts';
import { entry, heading, paragraph } from './table.ts';

function priceText({ prices, count, each, points }: ArmyLine): string {
  const parts = prices.map(({ item, points: of }, n) => `${item} ${n === 0 ? signed(of) : plusMinus(of)}`);
  const sum = prices.length > 1 ? ` = ${signed(each)}` : '';
  const all = count > 1 ? ` · ${count} × ${signed(each)} = ${signed(points)}` : '';
  return `${parts.join(', ')}${sum}${all}`;
}

function lineRows(line: ArmyLine, width: number): TextRow[] {
  const { count, name, details } = line;
  const more = details.length === 0 ? '' : `: ${details.join(', ')}`;
  return [
    ...paragraph(`${count} × ${name}${more}`, width, 'plain', '  '),
    ...paragraph(priceText(line), width, 'faint', '      '),
  ];
}

function corpsRows({ title, commander, units, points, value }: ArmyCorps, page: ArmyPage, width: number) {
  const { headings } = page;
  const { name, details } = commander;
  return [
    ...heading(
      `${title}: ${points} ${headings.points.toLowerCase()}, ${headings.value.toLowerCase()} ${value}`,
    ),
    ...paragraph(`${name}: ${details.join(', ')}`, width, 'plain', '  '),
    ...paragraph(priceText(commander), width, 'faint', '      '),
    ...units.flatMap((line) => lineRows(line, width)),
  ];
}

export function pageRows(page: ArmyPage, width: number): TextRow[] {
  const { title, subtitle, note, figures, corps, extras, headings, options } = page;
  return [
    [{ text: title, tone: 'title' }],
    ...paragraph(subtitle, width),
    ...figures.flatMap(({ title: of, count, most }) =>
      paragraph(`${of}: ${count}${most === null ? '' : ` / ${most}`}`, width),
    ),
    ...(note === '' ? [] : [[], ...paragraph(note, width)]),
    ...corps.flatMap((each) => corpsRows(each, page, width)),
    ...heading(headings.extras),
    ...extras.flatMap((line) => lineRows(line, width)),
    ...(options.length === 0
      ? []
      : [...heading(headings.options), ...options.flatMap((text) => paragraph(text, width, 'plain', '  '))]),
    [],
    ...paragraph(page.credit, width, 'faint'),
  ];
}

/** Where a problem is: line and column of a text, the place in a file. */
function placeText({ at, place }: FoundArmyProblem): string {
  if (place !== null) return `${place.line}:${place.column}`;
  return at === '' ? 'the file' : at;
}

export function problemRows(problems: readonly FoundArmyProblem[], width: number): TextRow[] {
  return problems.flatMap((each) => {
    const { message, remedy, rule } = each;
    return entry(
      placeText(each),
      [
        { text: message, tone: 'plain' },
        ...(remedy === null ? [] : [{ text: remedy, tone: 'good' as const }]),
        ...(rule === null ? [] : [{ text: rule, tone: 'faint' as const }]),
      ],
      { indent: 30, width },
    );
  });
}

export function checkRows(file: string, { army, problems }: FoundArmy, width: number): TextRow[] {
  const about = army === null ? '' : `${army.name}, ${army.points}/${army.budget}, value ${army.value}`;
  if (problems.length === 0)
    return [
      [
        { text: 'OK', tone: 'good' },
        { text: `  ${file}: ${about}`, tone: 'plain' },
      ],
    ];
  const told = [...(about === '' ? [] : [about]), counted(problems.length, 'problem')];
  return [
    [
      { text: 'NO', tone: 'bad' },
      { text: `  ${file}: ${told.join(', ')}`, tone: 'plain' },
    ],
    ...problemRows(problems, width),
  ];
}
