/** `ruleNumbers`: the numbers that sentences name, read from the rules in force. */
import {
  bareLength,
  counted,
  fixedValues,
  type RuleNumbers,
  type Section,
  type Text,
} from '@grognard/rules-kit';
import { evenDice } from './data/chart.ts';
import { buildingSides, coverPoints, fullBases, heightPoints } from './data/melee.ts';
import { breakingCm, generalCm, reactionDice, routDice, woodsDice, woodsRate } from './data/moves.ts';
import type { Rod, Rules } from './model.ts';
import { diceSections, killSections } from './rules/fire/dice.ts';
import { saveSections } from './rules/fire/saves.ts';
import { perRules } from './rules/in-force.ts';
import { fighterSections } from './rules/melee/rows.ts';
import { skirmishSections } from './rules/melee/skirmish.ts';
import { killsPerTrooper, squareDice, squareSections } from './rules/melee/square.ts';
import { testSections } from './rules/morale/reactivity.ts';
import { tableFiguresInWords } from './table-rule-numbers.ts';
import { dice, share, span } from './words/amounts.ts';

type NumbersByRule = Record<string, Readonly<Record<string, Text>>>;

/** Value and highest face of every row with a fixed number, suspended or not. */
function rowFigures(rules: Rules): NumbersByRule {
  const written: NumbersByRule = {};
  const write = <C>(sections: readonly Section<C>[]): void => {
    for (const [id, value] of Object.entries(fixedValues(sections))) {
      written[id] = { value, span: span(value) };
    }
  };
  const all: Rules = { ...rules, suspended: [] };
  write(diceSections(all));
  write(killSections(all));
  write(saveSections(all).all);
  write(fighterSections(all));
  write(skirmishSections(all));
  write(squareSections(all).charge);
  write(testSections(all));
  return written;
}

function marks({ canister, near, middle, far }: Rod): string {
  return [canister, near, middle, far].join('/');
}

function fireFigures({ smallArms, artillery }: Rules): NumbersByRule {
  const { rangeCm, kill, squareFace } = smallArms;
  const { rods } = artillery;
  return {
    'fire.line-range': { value: rangeCm.line },
    'fire.foot-range': { grenadier: rangeCm.grenadier, guard: rangeCm.guard, militia: rangeCm.militia },
    'fire.light-range': { value: rangeCm.light },
    'fire.rifle-range': { value: rangeCm.rifle },
    'fire.carbine-range': { value: rangeCm.carbine },
    'fire.square-face': { dice: counted(squareFace, 'die', 'dice') },
    'artillery.rods': {
      lb4: bareLength(marks(rods['4lb'])),
      lb6: bareLength(marks(rods['6lb'])),
      lb8: bareLength(marks(rods['8lb'])),
      lb12: bareLength(marks(rods['12lb'])),
    },
    'artillery.howitzer-range': { minimum: rods.howitzer.minimum, maximum: rods.howitzer.maximum },
    'woods.fire-light-only': { span: span(kill.light) },
  };
}

function meleeFigures({ melee, chargeRunCm }: Rules): NumbersByRule {
  const { chart } = melee;
  const [low, high] = chart.kind === 'score' ? [-chart.limit, chart.limit] : [chart.min, chart.max];
  return {
    'unit.understaffed': { bases: fullBases },
    'attack.charge-run': { cavalry: chargeRunCm.cavalry, infantry: chargeRunCm.infantry },
    'attack.impetus': { bases: fullBases },
    'melee.elevated': { value: heightPoints },
    'melee.light-cover': { value: coverPoints.light },
    'melee.low-wall': { value: coverPoints['low-wall'] },
    'melee.heavy-cover': { value: coverPoints['high-wall'] },
    'melee.woods': { value: coverPoints.woods },
    'melee.contact-cap': { value: melee.contactCap },
    'melee.flank': { loss: share(melee.flankLoss) },
    'melee.clamp': { low, high },
    'melee.chart': { evenDice },
    'square.dice': { value: squareDice },
    'square.kills': { value: killsPerTrooper },
    'building.four-battalions': { units: buildingSides },
  };
}

function moveFigures({ rates }: Rules): NumbersByRule {
  const horseDice = dice(routDice.horse);
  const plain = [
    'infantry-column',
    'infantry-open',
    'infantry-line',
    'infantry-square',
    'light-cavalry',
    'medium-cavalry',
    'heavy-cavalry',
    'general',
  ] as const;
  return {
    ...Object.fromEntries(plain.map((rate) => [`move.${rate}`, { value: rates[rate] }])),
    'move.foot-guns': { value: rates['foot-guns'], manhandled: rates.manhandled },
    'move.horse-guns': { value: rates['horse-guns'], manhandled: rates.manhandled },
    'morale.rout-move': {
      foot: rates['infantry-column'],
      footDice: dice(routDice.foot),
      heavy: rates['heavy-cavalry'],
      light: rates['light-cavalry'],
      horseDice,
    },
    'morale.rout-medium': { value: rates['medium-cavalry'], horseDice },
    'attack.flee-dice': { foot: dice(reactionDice.foot), horse: dice(reactionDice.horse) },
    'attack.tested-dice': { dice: dice(reactionDice.horse) },
    'attack.tested-dice-foot': { dice: dice(reactionDice.foot) },
    'woods.reaction-die': { dice: dice(woodsDice) },
    'terrain.woods-rate': { share: share(woodsRate) },
  };
}

/** Numbers of some rows in another form: as soldiers, or as a cost without its sign. */
function spelled(rows: NumbersByRule): NumbersByRule {
  return {
    'skirmish.pass-through': {
      soldiers: counted(Number(rows['skirmish.pass-through']?.['value']), 'soldier'),
    },
    'morale.breaking-when': { cm: breakingCm },
    'command.general-test': { ...rows['command.general-test'], cm: generalCm },
    'morale.shaken-until': { cost: -Number(rows['melee.shaken']?.['value']) },
  };
}

export const ruleNumbers = perRules((rules): RuleNumbers => {
  const rows = rowFigures(rules);
  return {
    ...rows,
    ...spelled(rows),
    ...fireFigures(rules),
    ...meleeFigures(rules),
    ...moveFigures(rules),
    ...tableFiguresInWords(rules.table),
  };
});
