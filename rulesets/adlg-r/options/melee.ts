/** Options that melee reads. */
import { choice, flag, number, option, optionsOn } from '@grognard/rules-kit';
import { base } from '../base.ts';
import { meleeResults } from '../data/melee-results.ts';
import type { AdlgRules } from '../model.ts';
import { figureOf, withoutRow, withValue } from '../rules/amend-rows.ts';
import type { Cancel, MeleeEffect, MeleeRules } from '../rules/melee/model.ts';

const meleeOption = optionsOn(base, 'melee');

function withMelee(rules: AdlgRules, change: Partial<MeleeRules>): AdlgRules {
  return { ...rules, melee: { ...rules.melee, ...change } };
}

const sparingElephants = (cancels: readonly Cancel[]): readonly Cancel[] =>
  cancels.map((cancel) => ({ ...cancel, takes: cancel.takes.filter((ability) => ability !== 'elephant') }));

const twoHandedAs = (effects: readonly MeleeEffect[], does: MeleeEffect['does']): readonly MeleeEffect[] =>
  effects.map((effect) => (effect.id === 'ability.two-handed' ? { ...effect, does } : effect));

/** Readings of abilities. */
const ofAbilities = [
  option({
    id: 'ability.armour-flintlock',
    title: 'Better armour does not help against flintlocks in the first phase',
    shape: flag(),
    default: base.melee.armourBeaters.includes('flintlock'),
    effects: { off: 'flintlocks do not count as muskets there.' },
    readBy: ['melee'],
    amend: (rules: AdlgRules, counts) =>
      counts
        ? rules
        : withMelee(rules, {
            armourBeaters: rules.melee.armourBeaters.filter((weapon) => weapon !== 'flintlock'),
          }),
  }),
  meleeOption({
    id: 'ability.one-bonus',
    title: 'Shock, Pistol, Impact and Salvo together',
    shape: choice(['one', 'add']),
    sets: 'counted',
    effects: { add: 'all that nothing cancels count.' },
    readBy: ['melee'],
  }),
  option({
    id: 'ability.two-handed',
    title: 'Two-handed weapons',
    shape: choice(['winner-plus-one', 'wins-ties']),
    default: 'winner-plus-one',
    effects: { 'wins-ties': 'the unit wins ties, against any enemy and on any edge it fights on.' },
    readBy: ['melee'],
    amend: (rules: AdlgRules, reading) =>
      withMelee(rules, {
        effects: twoHandedAs(rules.melee.effects, reading === 'wins-ties' ? 'wins-ties' : 'deepens'),
      }),
  }),
  meleeOption({
    id: 'ability.headstrong-impact',
    title: 'Headstrong gives Impact and Furious Charge',
    shape: flag(),
    sets: 'headstrongImpact',
    effects: { on: 'Impact in the first phase, and Furious Charge against foot except war wagons.' },
    readBy: ['melee'],
  }),
  option({
    id: 'ability.elephant-impact',
    title: 'Pistol and Shock cancel the Impact of elephants',
    shape: choice(['cancelled', 'kept']),
    default: 'cancelled',
    effects: { kept: 'they do not cancel it.' },
    readBy: ['melee'],
    amend: (rules: AdlgRules, reading) =>
      reading === 'cancelled'
        ? rules
        : withMelee(rules, { beatenBy: sparingElephants(rules.melee.beatenBy) }),
  }),
] as const;

/** Readings of squares, works, elephants and light infantry. */
const ofTroops = [
  meleeOption({
    id: 'square.edges',
    title: 'All edges of a square are front',
    shape: flag(),
    sets: 'squareEdges',
    effects: { off: 'it keeps flanks and rear.' },
    readBy: ['melee'],
  }),
  option({
    id: 'square.marks',
    title: 'A square has the marks * and @',
    shape: flag(),
    default: base.melee.squareMarks,
    effects: { off: 'only those of its kind.' },
    readBy: ['melee'],
    amend: (rules: AdlgRules, squareMarks) =>
      squareMarks
        ? rules
        : withMelee(rules, { squareMarks, modifiers: withoutRow(rules.melee.modifiers, 'square.marks') }),
  }),
  option({
    id: 'fortification.stakes-no-impact',
    title: 'Across stakes mounted lose their abilities of the first phase',
    shape: flag(),
    default: true,
    effects: { off: 'they keep them.' },
    readBy: ['melee'],
    amend: (rules: AdlgRules, lost) =>
      lost
        ? rules
        : withMelee(rules, {
            lostTo: rules.melee.lostTo.filter(({ id }) => id !== 'fortification.stakes-no-impact'),
          }),
  }),
  option({
    id: 'elephant.panic',
    title: 'Mounted against elephants',
    shape: number(-3, 0),
    default: figureOf(base.melee.modifiers, 'elephant.panic'),
    says: '0: no Panic.',
    readBy: ['melee'],
    amend: (rules: AdlgRules, value) => {
      const { modifiers } = rules.melee;
      return withMelee(rules, {
        modifiers:
          value === 0
            ? withoutRow(modifiers, 'elephant.panic')
            : withValue(modifiers, 'elephant.panic', value),
      });
    },
  }),
  meleeOption({
    id: 'charge.light-infantry-rough-adds',
    title: 'In rough terrain LI may also charge what it may charge in the open',
    shape: flag(),
    sets: 'lightInfantryRoughAdds',
    effects: { off: 'the printed list alone.' },
    readBy: ['melee'],
  }),
] as const;

/** Readings of the melee itself. */
const ofMelee = [
  meleeOption({
    id: 'melee.tie-both',
    title: 'Tie abilities on both sides',
    shape: choice(['cancel', 'both-lose']),
    sets: 'tieBoth',
    effects: { 'both-lose': 'each side loses 1 point.' },
    readBy: ['melee'],
  }),
  option({
    id: 'melee.results',
    title: 'Reading the table of results',
    shape: choice(['adopted', 'literal', 'extra']),
    default: 'adopted',
    effects: { literal: 'as printed.', extra: 'every printed figure on top of the loser’s 1.' },
    readBy: ['melee'],
    amend: (rules: AdlgRules, reading) => withMelee(rules, { results: meleeResults[reading] }),
  }),
  meleeOption({
    id: 'melee.first-phase-edge',
    title: 'Bonuses of the first phase',
    shape: choice(['charger-any', 'front-only']),
    sets: 'firstPhaseEdge',
    effects: { 'front-only': 'nobody, unless the charge is on a front.' },
    readBy: ['melee'],
  }),
  option({
    id: 'melee.flank-light',
    title: 'Light enemies on flank or rear',
    shape: choice(['keeps-factor', 'zero']),
    default: 'keeps-factor',
    effects: { zero: 'they take the factor as others do.' },
    readBy: ['melee'],
    amend: (rules: AdlgRules, reading) => withMelee(rules, { lightTakesFactor: reading === 'zero' }),
  }),
  option({
    id: 'melee.deep-order-multiple',
    title: 'Deep Order under multiple attack',
    shape: choice(['suffers', 'exempt']),
    default: 'suffers',
    effects: { exempt: 'it keeps factor, abilities and point.' },
    readBy: ['melee'],
    amend: (rules: AdlgRules, reading) =>
      withMelee(rules, { deepOrderSuffersMultiple: reading === 'suffers' }),
  }),
] as const;

export const meleeOptions = [...ofAbilities, ...ofTroops, ...ofMelee] as const;
