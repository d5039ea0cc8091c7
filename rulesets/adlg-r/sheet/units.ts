/** The sheet: the foot and the mounted table. */
import { type Block, type Cell, plusMinus, type TableBlock } from '@grognard/rules-kit';
import { type AdlgRules, type Category, type Factors, type Foe, type Kind, kinds } from '../model.ts';

/** The enemies of the factor columns; where two figures are printed the second is the case in brackets. */
const enemies: readonly { readonly head: string; readonly of: readonly Foe[] }[] = [
  { head: 'LI', of: ['LI open', 'LI else'] },
  { head: 'LMI', of: ['LMI open', 'LMI else'] },
  { head: 'MI', of: ['MI'] },
  { head: 'HI', of: ['HI', 'HI on flank'] },
  { head: 'levy', of: ['levy'] },
  { head: 'WWg', of: ['WWg'] },
  { head: 'Art', of: ['Art'] },
  { head: 'LH', of: ['LH open', 'LH else'] },
  { head: 'Drag', of: ['Drag'] },
  { head: 'Cv', of: ['Cv'] },
  { head: 'Kn', of: ['Kn'] },
  { head: 'El', of: ['El'] },
];

function factor(factors: Factors, foes: readonly Foe[]): string {
  const shown = foes.map((foe) => plusMinus(factors[foe]));
  return new Set(shown).size === 1 ? (shown[0] ?? '') : shown.join('/');
}

function row({ units }: AdlgRules, kind: Kind): readonly Cell[] {
  const { id, title, category, protection, cohesion, factors, armourFixed, armour, ...marks } = units[kind];
  const shown = [marks.star && '*', marks.at && '@', marks.hash && '#'].filter(Boolean).join(' ');
  const name = title.replace(/^an? /, '');
  return [
    { text: name.charAt(0).toUpperCase() + name.slice(1), rule: id },
    category,
    armourFixed && armour !== 'none' ? `[${protection}]` : protection,
    cohesion,
    ...enemies.map(({ of }) => factor(factors, of)),
    shown === '' ? '–' : shown,
  ];
}

const onFoot: readonly Category[] = ['LI', 'LMI', 'MI', 'HI', 'WWg', 'Art'];

function table(rules: AdlgRules, title: string, isFoot: boolean): TableBlock {
  return {
    kind: 'table',
    wide: true,
    title,
    columns: ['Unit', 'Cat.', 'Prot.', 'Coh.', ...enemies.map(({ head }) => head), 'Marks'],
    rows: kinds
      .filter((kind) => onFoot.includes(rules.units[kind].category) === isFoot)
      .map((kind) => row(rules, kind)),
  };
}

/** Blocks on units. */
export function unitBlocks(rules: AdlgRules): readonly Block[] {
  return [
    {
      ...table(rules, 'Foot: protection, cohesion and factor against each enemy', true),
      chapter: 'Units',
    },
    {
      ...table(rules, 'Mounted', false),
      notes: ['Two figures: enemy in the open/elsewhere; HI: front/flank or rear. [2]: armour included.'],
    },
    {
      kind: 'rules',
      title: 'Marks and notes',
      rules: [
        'unit.mark-star',
        'unit.mark-star-furious',
        'unit.mark-at',
        'unit.mark-hash',
        'unit.light-infantry-destroyed',
        'unit.light-infantry-safe',
        'unit.cavalry-first',
        'wagon.battle-ready',
        'artillery.melee',
        'elephant.impact',
        'elephant.panic',
      ],
    },
    {
      kind: 'rules',
      title: 'Who is what',
      rules: [
        'unit.battle-unit',
        'unit.deep-order',
        'unit.later-tercio-as-tercio',
        'unit.skirmishers',
        'unit.light',
        'unit.dragoons-on-foot',
        'unit.disordered',
        'square.who',
        'terrain.penalising',
      ],
    },
  ];
}
