/** Sheet blocks for units: the foot and the mounted table in one. */
import { type Block, type Cell, capital, plusMinus, textList } from '@grognard/rules-kit';
import { type AdlgRules, type Factors, type Foe, type Kind, kinds } from '../model.ts';

/** The enemies of the factor columns. Of two printed factors, the second is the case in brackets. */
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

/** The cells of a row after the name. */
function figures({ units }: AdlgRules, kind: Kind): readonly (string | number)[] {
  const { category, protection, cohesion, factors, armourFixed, armour, star, at, hash } = units[kind];
  const marks = [star && '*', at && '@', hash && '#'].filter(Boolean).join(' ');
  return [
    category,
    armourFixed && armour !== 'none' ? `[${protection}]` : protection,
    cohesion,
    ...enemies.map(({ of }) => factor(factors, of)),
    marks === '' ? '–' : marks,
  ];
}

/** Kinds that differ only in their name share a row. */
function rows(rules: AdlgRules): readonly (readonly Cell[])[] {
  const alike = new Map<string, { readonly rule: string; readonly names: string[]; readonly kind: Kind }>();
  for (const kind of kinds) {
    const { id, title } = rules.units[kind];
    const name = title.replace(/^an? /, '');
    const key = figures(rules, kind).join('|');
    const known = alike.get(key);
    if (known) known.names.push(name);
    else alike.set(key, { rule: id, names: [capital(name)], kind });
  }
  return [...alike.values()].map(({ rule, names, kind }) => [
    { text: textList(names), rule },
    ...figures(rules, kind),
  ]);
}

/** Marks, and groups of units. */
const kindsOfUnits: readonly Block[] = [
  {
    kind: 'rules',
    chapter: 'Units',
    title: 'Marks and notes',
    rules: [
      'unit.mark-star',
      'unit.mark-at',
      'unit.mark-hash',
      'unit.light-infantry-destroyed',
      'unit.cavalry-first',
    ],
  },
  {
    kind: 'rules',
    title: 'More on units',
    fullOnly: true,
    rules: [
      'unit.mark-star-furious',
      'unit.light-infantry-safe',
      'unit.light',
      'unit.later-tercio-as-tercio',
    ],
  },
  {
    kind: 'rules',
    title: 'Who is what',
    rules: [
      'unit.battle-unit',
      'unit.deep-order',
      'unit.skirmishers',
      'unit.dragoons-on-foot',
      'square.who',
      'terrain.penalising',
    ],
  },
];

export function unitBlocks(rules: AdlgRules): readonly Block[] {
  return [
    ...kindsOfUnits,
    {
      kind: 'table',
      wide: true,
      title: 'Protection, cohesion and factor against each enemy',
      columns: ['Unit', 'Cat.', 'Prot.', 'Coh.', ...enemies.map(({ head }) => head), 'Marks'],
      rows: rows(rules),
      notes: ['Two figures: enemy in the open/elsewhere; HI: front/flank or rear. [2]: armour included.'],
    },
  ];
}
