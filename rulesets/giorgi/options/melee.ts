/** Options of the chapters melee and skirmish. */
import { choice, flag, number, option, optionsOn, partsOf, record } from '@grognard/rules-kit';
import { base } from '../base.ts';
import { diceSums } from '../data/chart.ts';
import { understaffed } from '../data/melee.ts';
import type { Rules } from '../model.ts';
import { setInForce } from '../rules/in-force.ts';
import { chartShape, clubChartOf, plainRetreats } from './chart.ts';
import { reading, tableFlag } from './declare.ts';

const meleeOption = optionsOn(base, 'melee');

const { melee } = base;

function withMelee(rules: Rules, change: Partial<Rules['melee']>): Rules {
  return { ...rules, melee: { ...rules.melee, ...change } };
}

export const pointOptions = [
  meleeOption({
    id: 'melee.values',
    rule: 'melee.value-militia',
    title: 'Melee values',
    shape: record(partsOf(number(0, 12), melee.values)),
    sets: 'values',
    says: 'Other values, kind by kind.',
    readBy: ['melee'],
  }),
  meleeOption({
    id: 'melee.contact-cap',
    title: 'Bases of a unit that count for base points',
    shape: number(1, 12),
    sets: 'contactCap',
    says: 'Another limit.',
    readBy: ['melee'],
  }),
  meleeOption({
    id: 'melee.height-and-cover',
    title: 'Height and cover together',
    shape: choice(['add', 'best']),
    sets: 'heightAndCover',
    says: '“best”: height counts only where no cover points do.',
    readBy: ['melee'],
  }),
  option({
    id: 'melee.charge-into-cover',
    title: 'Charges against cover',
    shape: choice(['keep', 'cavalry-lost-at-walls']),
    default: 'keep',
    says: '“cavalry-lost-at-walls”: no cavalry charge points when a defender is behind a low or high wall.',
    readBy: ['melee'],
    amend: (rules: Rules, charge) => setInForce(rules, charge !== 'keep', 'melee.charge-into-cover'),
  }),
  option({
    id: 'melee.flank',
    title: 'A unit struck in flank or rear',
    shape: choice(['half', 'zero', 'none']),
    default: 'half',
    says: '“zero”: its value counts 0; “none”: no effect.',
    readBy: ['melee'],
    amend: (rules: Rules, flank) =>
      flank === 'none'
        ? setInForce(rules, false, 'melee.flank')
        : withMelee(rules, { flankLoss: flank === 'zero' ? 1 : melee.flankLoss }),
  }),
  meleeOption({
    id: 'melee.rounding',
    title: 'How half a point of differential is rounded',
    shape: choice(['down', 'up', 'toward-zero']),
    sets: 'rounding',
    says: '“up”: for the attacker; “toward-zero”: towards an even fight.',
    readBy: ['melee'],
  }),
  option({
    id: 'melee.clamp',
    title: 'Last columns of the chart',
    shape: number(1, 20),
    default: melee.chart.kind === 'score' ? melee.chart.limit : 0,
    says: 'Another last column on both sides; not read with an own chart.',
    readBy: ['melee'],
    amend: (rules: Rules, limit) =>
      rules.melee.chart.kind === 'score'
        ? withMelee(rules, { chart: { ...rules.melee.chart, limit } })
        : rules,
  }),
  option({
    id: 'melee.chart',
    title: 'The melee chart',
    shape: chartShape,
    default: 'ours',
    says: `A club’s own: { min, max, cells }, for each differential from min to max a cell for each sum from ${diceSums.lowest} to ${diceSums.highest}.`,
    readBy: ['melee'],
    amend: (rules: Rules, chart) =>
      chart === 'ours' ? rules : withMelee(rules, { chart: clubChartOf(chart) }),
  }),
] as const;

export const resultOptions = [
  reading(
    {
      id: 'melee.group',
      title: 'Which units are in one melee',
      says: '“each-defender”: each defender fights a melee of its own.',
    },
    ['linked', 'each-defender'],
  ),
  reading(
    {
      id: 'melee.av-stay',
      title: 'Who may decline to advance',
      says: '“must”: nobody; “all-may-decline”: every unit.',
    },
    ['may-decline', 'must', 'all-may-decline'],
  ),
  reading(
    {
      id: 'melee.av-contact',
      title: 'An advance that meets another enemy',
      says: '“may-attack”: it may attack him.',
    },
    ['stop-short', 'may-attack'],
  ),
  reading(
    {
      id: 'melee.bt-limits',
      title: 'A breakthrough that meets another enemy',
      says: '“stop-short”: it stops before him.',
    },
    ['may-attack', 'stop-short'],
  ),
  reading(
    {
      id: 'melee.off-table',
      title: 'A unit that leaves the table',
      says: '“may-return”: it takes a rally test each turn.',
    },
    ['eliminated', 'may-return'],
  ),
  reading(
    {
      id: 'melee.retreat-line',
      title: 'Where a retreat leads',
      says: '“own-edge”: straight to the own edge.',
    },
    ['away', 'own-edge'],
  ),
  reading(
    {
      id: 'melee.retreat-cause',
      title: 'Control zones of the enemy that caused a retreat',
      says: '“counted”: they count like all others.',
    },
    ['not-counted', 'counted'],
  ),
  reading(
    {
      id: 'melee.guns-lost',
      title: 'Guns of a battery beaten in melee',
      says: '“abandoned”: they are left standing as abandoned guns.',
    },
    ['lost', 'abandoned'],
  ),
  reading(
    {
      id: 'skirmish.rout-scope',
      title: 'Who routs when some companies are struck',
      says: '“unit”: the whole unit.',
    },
    ['company', 'unit'],
  ),
  tableFlag({
    id: 'skirmish.pass-charge',
    title: 'Passing through does not break a charge',
    says: 'false: it does.',
  }),
  reading(
    {
      id: 'skirmish.when',
      title: 'When an attack on open order is worked out',
      says: '“melee-phase”: pressed home waits for the melees.',
    },
    ['at-contact', 'melee-phase'],
  ),
] as const;

/** Readings of melee that the sheet and the author's other pages leave open. */
export const meleeReadings = [
  meleeOption({
    id: 'melee.scale',
    title: 'How base points count',
    shape: choice(['base', 'unit']),
    sets: 'scale',
    says: '“unit”: once per unit, without a cap.',
    readBy: ['melee'],
  }),
  option({
    id: 'melee.understaffed-once',
    title: 'How often understaffed counts',
    shape: choice(['once', 'twice']),
    default: 'once',
    says: '“twice”: the two sentences of the sheet add up.',
    readBy: ['melee'],
    amend: (rules: Rules, often) => withMelee(rules, { understaffed: understaffed[often] }),
  }),
  option({
    id: 'melee.r1s',
    title: 'What R1S means',
    shape: choice(['shaken', 'plain']),
    default: 'shaken',
    says: '“plain”: the same as R1, and reported so.',
    readBy: ['melee'],
    amend: (rules: Rules, reading) =>
      reading === 'plain' ? withMelee(rules, { chart: plainRetreats(rules.melee.chart) }) : rules,
  }),
  option({
    id: 'building.no-charge',
    title: 'No charge points against a building',
    shape: flag(),
    default: true,
    says: 'false: charges count there too.',
    readBy: ['melee'],
    amend: (rules: Rules, forbidden) => setInForce(rules, forbidden, 'building.no-charge'),
  }),
] as const;
