/** The melee chapter of the sheet: weapons, modifiers, ties. */
import { type Block, type Cell, type CellParts, template, textList } from '@grognard/rules-kit';
import { meleeWeapons } from '../data/melee-weapons.ts';
import { type Length, lengths, meleeWeaponIds, type Rules } from '../model.ts';
import { bout } from '../rules/melee/bout.ts';
import { fightRefusals } from '../rules/melee/refusals.ts';
import { strike } from '../rules/melee/strike.ts';
import { lengthNames, meleeWeaponNames } from '../words/en-terms.ts';
import { hitOdds } from './odds.ts';
import { cell, refusing } from './parts.ts';

/** The weapons of one length. What a rule says of the length itself is its clause `length`, or `short` where it has two. */
function weaponsOf(length: Length, { mounted }: Rules): CellParts {
  const ids = meleeWeaponIds.filter((id) => meleeWeapons[id].length === length);
  const parts = ids.map((id): CellParts['parts'] => {
    const { rule, improvised, indoors, braced } = meleeWeapons[id];
    const marks = `${improvised ? '*' : ''}${braced && mounted ? '+' : ''}`;
    const clause = length === 'short' && rule === 'weapon.improvised' ? 'short' : 'length';
    const name: Cell = { text: textList([meleeWeaponNames[id], marks], 'nothing'), rule, clause };
    if (indoors === undefined) return [name];
    const inside = template('(indoors {length})', { length: lengthNames[indoors].toLowerCase() });
    return [name, ' ', { text: inside, rule, clause: 'indoors' }];
  });
  return { parts: parts.flatMap((part, at) => (at === 0 ? part : [', ', ...part])) };
}

/** Blocks in print order. */
export function melee(rules: Rules): Block[] {
  const { hand, others, alwaysHitsBy, tieBreaks } = rules.melee;
  return [
    { kind: 'steps', chapter: 'Melee', title: 'Striking', steps: [...strike.steps, ...bout.steps] },
    {
      kind: 'table',
      title: 'Melee weapons, longest first',
      columns: ['Length', 'Weapons'],
      rows: lengths.map((length): Cell[] => [
        { text: lengthNames[length], rule: 'weapon.length' },
        weaponsOf(length, rules),
      ]),
      notes: [`* improvised${rules.mounted ? ', + can be braced' : ''}`],
    },
    {
      kind: 'rows',
      title: 'Melee modifiers',
      parts: [...cell('Weapon and training: one', hand), ...cell('All of these', others)],
    },
    {
      kind: 'rules',
      title: 'Obstacles and higher ground',
      rules: ['terrain.linear', 'terrain.higher', 'melee.higher-stays'],
    },
    hitOdds(rules),
    ...refusing('Not allowed', fightRefusals(rules)),
    {
      kind: 'rows',
      title: 'Blows of one moment',
      parts: [
        { rows: [{ rule: 'melee.hit-and-recoil' }] },
        { heading: 'Equal results: whose stands', rows: tieBreaks.map(({ id }) => ({ rule: id })) },
        { rows: [{ rule: 'melee.dead-heat' }] },
      ],
    },
    {
      kind: 'rules',
      title: 'Notes on melee',
      rules: [
        alwaysHitsBy,
        'melee.heavy-tool',
        ...(rules.mounted ? ['melee.charge-heavy', 'charge.run'] : []),
        'melee.recoil',
      ],
    },
  ];
}
