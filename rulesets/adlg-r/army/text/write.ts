/** armyText: an army as text that can be pasted: a paragraph a corps, a line a kind of unit. */
import { kitWords } from '@grognard/rules-kit';
import { about } from '../../about.ts';
import type { ArmyFigures } from '../figures.ts';
import { pricesOfCommander, pricesOfUnit, sumOf } from '../price.ts';
import type { ArmyRules } from '../rules-of-army.ts';
import type { Army, ArmyCommander, ArmyUnits, Corps } from '../shape.ts';
import { itemName } from '../words/index.ts';
import type { ArmyWords } from '../words/model.ts';

/** Stands before the name of a commander. */
const dash = ' – ';

export function unitDetails(words: ArmyWords, { weapon, quality, abilities }: ArmyUnits): readonly string[] {
  return [
    ...(weapon === null ? [] : [itemName(words, weapon)]),
    ...abilities.map((ability) => itemName(words, ability)),
    ...(quality === 'ordinary' ? [] : [itemName(words, quality)]),
  ];
}

export function commanderDetails(words: ArmyWords, commander: ArmyCommander): readonly string[] {
  const { chief, grade, included, loyalty } = commander;
  return [
    ...(chief ? [words.keywords.chief] : []),
    itemName(words, grade),
    ...(included ? [itemName(words, 'included')] : []),
    ...(loyalty === 'reliable' ? [] : [itemName(words, loyalty)]),
  ];
}

function unitLine(words: ArmyWords, rules: ArmyRules, units: ArmyUnits): string {
  const details = unitDetails(words, units);
  const { colon } = kitWords(words.language);
  const what = [itemName(words, units.kind), ...(details.length === 0 ? [] : [details.join(', ')])];
  return `${units.count} × ${what.join(colon)} (${sumOf(pricesOfUnit(rules, units))})`;
}

function corpsLines(words: ArmyWords, rules: ArmyRules, corps: Corps, at: number, points: number): string[] {
  const { commander, units } = corps;
  const { colon } = kitWords(words.language);
  const price = sumOf(pricesOfCommander(rules, commander));
  const called = commander.name === null ? '' : `${dash}${commander.name}`;
  const details = commanderDetails(words, commander).join(', ');
  return [
    `${words.keywords['corps-line']} ${at + 1} (${points})${colon}${details} (${price})${called}`,
    ...units.map((each) => unitLine(words, rules, each)),
  ];
}

export function armyText(words: ArmyWords, rules: ArmyRules, army: Army, figures: ArmyFigures): string {
  const { colon } = kitWords(words.language);
  const { keywords } = words;
  const headed = (keyword: keyof typeof keywords, text: string) => `${keywords[keyword]}${colon}${text}`;
  const works = army.works.map(({ kind, ud }) => `${itemName(words, kind)} ${ud} UD`);
  const head = [
    army.name,
    `${about.title}${colon}${words.ofPoints(army.points)} (${figures.points})`,
    ...(army.camp === 'camp' ? [] : [headed('camp-line', itemName(words, army.camp))]),
    ...(works.length === 0 ? [] : [headed('works-line', works.join(', '))]),
    ...Object.entries(army.options).map(([id, value]) =>
      headed('option-line', `${id} = ${JSON.stringify(value)}`),
    ),
    ...(army.note === '' ? [] : [headed('note-line', army.note)]),
  ];
  const paragraphs = figures.corps.map(({ corps, points }, at) =>
    corpsLines(words, rules, corps, at, points),
  );
  return `${[head, ...paragraphs].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
