/** Rule numbers of command, orders, movement, rally and commanders, for the words. */
import { fixedValues, type ResultTable, type RuleNumbers, type Text, textList } from '@grognard/rules-kit';
import type { AdlgRules } from '../model.ts';
import { figureOf } from './amend-rows.ts';
import { price } from './orders/rows.ts';
import { bonus } from './rally/rows.ts';
import { tableFigures } from './table-rule-numbers.ts';

type NumbersByRule = Record<string, Readonly<Record<string, Text>>>;

function commandFigures({ command }: AdlgRules): NumbersByRule {
  const { grades, lightRange, dividedBy } = command;
  const figures: NumbersByRule = {
    'command.points': { divisor: dividedBy },
    'command.range-double': { times: lightRange },
    'command.free': { cp: grades.ordinary.free },
    'command.lost-free': { cp: grades.lost.free },
  };
  for (const { id, value, rangeUd } of Object.values(grades)) figures[id] = { value, range: rangeUd };
  return figures;
}

function priceFigures(): NumbersByRule {
  const prices = fixedValues(price);
  const hold = { cp: figureOf(price, 'command.hold') };
  const figures: NumbersByRule = {};
  for (const [id, cp] of Object.entries(prices)) figures[id] = { cp };
  return {
    ...figures,
    'command.headstrong-surcharge': hold,
    'command.headstrong-bound': hold,
    'command.difficult-once': { cp: prices['command.difficult'] ?? 0 },
    'square.cost': { cp: prices['command.square'] ?? 0 },
    'rally.out-of-range': { cp: prices['command.out-of-range'] ?? 0 },
    'zoc.exit-back': { cp: (prices['zoc.exit-back'] ?? 0) + (prices['command.difficult'] ?? 0) },
    'command.deep-turn': { cp: (prices['command.move'] ?? 0) + (prices['command.difficult'] ?? 0) },
    'artillery.heavy': { cp: (prices['command.move'] ?? 0) + (prices['command.difficult'] ?? 0) },
    'charge.uncontrolled': hold,
    'rally.headstrong': hold,
  };
}

function moveFigures({ movement }: AdlgRules): NumbersByRule {
  const { table, hiFarUd, hiFar, road, dragoonsUd } = movement;
  const figures: NumbersByRule = {};
  for (const { id, open, rough, difficult } of Object.values(table)) {
    figures[id] = { open, rough, ...(difficult !== null && { difficult }) };
  }
  return {
    ...figures,
    'move.mi': { ...figures['move.mi'], near: dragoonsUd },
    'move.cv': { ...figures['move.cv'], near: dragoonsUd },
    'move.drag-edge': { near: dragoonsUd },
    'move.hi-far': { far: hiFarUd, open: table.hi.open + hiFar },
    'move.road': { value: road },
    'move.road-whole': { value: road },
  };
}

function rallyFigures({ rally }: AdlgRules, figures: NumbersByRule): NumbersByRule {
  const { need, nearUd, twoBy } = rally;
  const bonuses = fixedValues(bonus);
  const named: NumbersByRule = {
    'rally.far': { ...figures['rally.far'], need: need.far, near: nearUd },
    'rally.near': { ...figures['rally.near'], need: need.near, near: nearUd },
    'rally.melee': { ...figures['rally.melee'], need: need.melee },
    'rally.two': { by: twoBy },
    'commander.rally-unit': { value: bonuses['rally.commander'] ?? 0 },
  };
  for (const [id, value] of Object.entries(bonuses)) named[id] = { value };
  return named;
}

/** The faces of a die table in words: `1–2 −1, 3–4 0, 5–6 +1`. */
function facesOf(table: ResultTable<number>): Readonly<Record<string, Text>> {
  const words = table.map(({ from, to, gives }) => {
    const change = gives === 0 ? 'as it is' : `${gives > 0 ? '+' : '−'}${Math.abs(gives)} UD`;
    return `${from}–${to} ${change}`;
  });
  return { faces: textList(words) };
}

function chargeFigures({ charge, evade, commander, melee }: AdlgRules): NumbersByRule {
  const { minimumUd, adjust } = charge;
  const uncontrolled = fixedValues(melee.modifiers)['melee.uncontrolled'] ?? 0;
  const shortened = adjust.find(({ gives }) => gives < 0);
  return {
    'charge.uncontrolled-minus': { value: uncontrolled },
    'charge.uncontrolled-round': { value: uncontrolled },
    'charge.adjust': facesOf(adjust),
    'charge.hi-not-reduced': { faces: `${shortened?.from}–${shortened?.to}` },
    'charge.minimum': { foot: minimumUd.foot, mounted: minimumUd.mounted },
    'evade.distance': facesOf(evade.adjust),
    'commander.killed-lost': { value: commander.lost },
    'commander.killed-routed': { value: commander.routed },
    'commander.included-routed': { value: commander.includedRouted },
  };
}

/** Rule numbers by rule id. */
export function orderFigures(rules: AdlgRules): RuleNumbers {
  const prices = priceFigures();
  return {
    ...prices,
    ...commandFigures(rules),
    ...moveFigures(rules),
    ...rallyFigures(rules, prices),
    ...chargeFigures(rules),
    ...tableFigures(rules),
  };
}
