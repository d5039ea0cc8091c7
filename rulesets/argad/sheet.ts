/** The quick reference sheet, read off the rules in force. */
import type { Block, Cell, Row, RowsBlock, RuleId } from '@grognard/rules-kit';
import { plusMinus } from '@grognard/rules-kit';
import { groundRows } from './data/grounds.ts';
import { meleeWeapons } from './data/melee-weapons.ts';
import { paces } from './data/speeds.ts';
import { bandText, diceText, reloadText } from './figures.ts';
import { firearmIds, grounds, type Length, lengths, meleeWeaponIds, type Rules } from './model.ts';
import { bout } from './rules/melee/bout.ts';
import { fightRefusals } from './rules/melee/refusals.ts';
import { strike } from './rules/melee/strike.ts';
import { move } from './rules/move/procedure.ts';
import { moveRefusals } from './rules/move/refusals.ts';
import { shoot } from './rules/shoot/procedure.ts';
import { shootRefusals } from './rules/shoot/refusals.ts';
import { cap, groupBonus } from './rules/shoot/rows.ts';
import { hitOdds, shotOdds } from './sheet-odds.ts';
import {
  firearmNames,
  groundClassMarks,
  groundNames,
  lengthNames,
  meleeWeaponNames,
} from './words/en-terms.ts';

type Part = RowsBlock['parts'][number];

/** Modifiers of one cell. */
function cell<C>(heading: string, rows: readonly Row<C>[]): Part[] {
  if (rows.length === 0) return [];
  return [
    {
      heading,
      rows: rows.map(({ id, value }) =>
        typeof value === 'number' ? { rule: id, value: plusMinus(value) } : { rule: id },
      ),
    },
  ];
}

/** Speeds are not signed. */
function speeds<C>(heading: string, rows: readonly Row<C>[]): Part[] {
  if (rows.length === 0) return [];
  return [{ heading, rows: rows.map(({ id, value }) => ({ rule: id, value: speedText(value) })) }];
}

function speedText(value: unknown): string | number {
  return typeof value === 'number' ? value : `${paces.foot.contact} / ${paces.mounted.contact}`;
}

function refusing(title: string, refusals: readonly { readonly id: RuleId }[]): Block[] {
  if (refusals.length === 0) return [];
  return [{ kind: 'rows', title, parts: [{ rows: refusals.map(({ id }) => ({ rule: id })) }] }];
}

function movement(rules: Rules): Block[] {
  const { speeds: own, loads, closeOrder, narrowFiles } = rules.move;
  return [
    { kind: 'steps', chapter: 'Movement', title: 'Moving', steps: move.steps },
    {
      kind: 'rows',
      title: 'Speeds in cm',
      parts: [
        ...speeds('Loose', own),
        ...cell('Load, on foot', loads),
        ...speeds(`Close order (narrow: up to ${narrowFiles} files)`, closeOrder),
      ],
    },
    ...refusing('Not allowed', moveRefusals(rules)),
  ];
}

function terrain(rules: Rules): Block[] {
  const shown = grounds.filter(
    (ground) => ground !== 'open' && (ground !== 'deep-water' || rules.coastalArms),
  );
  const rows = shown.map((ground): Cell[] => {
    const { rule, foot, cavalry, mountedInfantry } = groundRows[ground];
    const name = rule === null ? groundNames[ground] : { text: groundNames[ground], rule };
    const mounted = rules.mounted ? [groundClassMarks[cavalry], groundClassMarks[mountedInfantry]] : [];
    return [name, groundClassMarks[foot], ...mounted];
  });
  return [
    {
      kind: 'table',
      title: 'Ground (D difficult, VD very difficult)',
      columns: ['', 'Foot', ...(rules.mounted ? ['Cavalry', 'Mtd inf.'] : [])],
      rows,
    },
  ];
}

function firearmTable(rules: Rules): Block {
  const offered = firearmIds.filter((id) => rules.coastalArms || !rules.shoot.firearms[id].coastal);
  return {
    kind: 'table',
    title: 'Firearms: number needed',
    columns: ['', 'Range in cm', 'Fires', 'Reload'],
    rows: offered.map((id): Cell[] => {
      const firearm = rules.shoot.firearms[id];
      const bands = firearm.bands.map((band, i) =>
        bandText(band, firearm.bands[i - 1]?.upToCm ?? 0).replace(' cm', ':'),
      );
      const dice = firearm.dice === null ? '' : ` (${diceText(firearm).toLowerCase()})`;
      return [
        { text: `${firearmNames[id]}${dice}`, rule: firearm.rule },
        bands.join(' · '),
        firearm.fires === 'on-the-move' ? 'moving' : 'immobile, on foot',
        reloadText(firearm),
      ];
    }),
    notes: ['bp: a breastplate protects at this range.'],
  };
}

function shooting(rules: Rules): Block[] {
  const { cells } = rules.shoot;
  return [
    { kind: 'steps', chapter: 'Shooting', title: 'Shooting', steps: shoot.steps },
    firearmTable(rules),
    {
      kind: 'rows',
      title: 'Shooting modifiers',
      parts: [
        ...cell('Terrain: the worst', cells.terrain),
        ...cell('Target: all', cells.target),
        { rows: [{ rule: cap.id, value: plusMinus(cap.floor) }] },
        ...cell('Shooter: one', cells.shooter),
        ...cell('In the saddle', cells.saddle),
        ...cell('Training', cells.training),
        ...cell('Ship: one', cells.ship),
        ...cell('Surprise', cells.surprise),
        ...(rules.coastalArms ? cell('Bonus', [groupBonus]) : []),
      ],
    },
    ...refusing('No shot', shootRefusals(rules)),
    shotOdds(rules),
  ];
}

function weaponsOf(length: Length): Cell {
  const names = meleeWeaponIds
    .filter((id) => meleeWeapons[id].length === length)
    .map((id) => {
      const { improvised, indoors, braced } = meleeWeapons[id];
      const inside = indoors === undefined ? '' : ` (indoors ${lengthNames[indoors].toLowerCase()})`;
      return `${meleeWeaponNames[id]}${improvised ? '*' : ''}${braced ? '+' : ''}${inside}`;
    });
  return names.join(', ');
}

function melee(rules: Rules): Block[] {
  const { hand, others } = rules.melee;
  return [
    { kind: 'steps', chapter: 'Melee', title: 'Striking', steps: [...strike.steps, ...bout.steps] },
    {
      kind: 'table',
      title: 'Melee weapons, longest first',
      columns: ['Length', 'Weapons'],
      rows: lengths.map((length): Cell[] => [lengthNames[length], weaponsOf(length)]),
      notes: [`* improvised${rules.mounted ? ', + can be braced' : ''}`],
    },
    {
      kind: 'rows',
      title: 'Melee modifiers',
      parts: [...cell('Weapon and training: one', hand), ...cell('All of these', others)],
    },
    ...refusing('Not allowed', fightRefusals(rules)),
    hitOdds(rules),
    {
      kind: 'rules',
      title: 'Ties and recoil',
      rules: [
        ...(rules.melee.alwaysHits === 8 ? ['melee.natural-8'] : ['melee.natural-7']),
        ...rules.melee.tieBreaks.map(({ id }) => id),
        'melee.dead-heat',
        'melee.hit-and-recoil',
        'melee.recoil',
      ],
    },
  ];
}

/** The sheet of these rules, in the order of a turn. */
export function sheet(rules: Rules): readonly Block[] {
  return [
    {
      kind: 'rules',
      chapter: 'Turn',
      title: 'The turn',
      rules: [
        'turn.phases',
        'turn.simultaneous',
        'turn.contact-stops',
        'turn.shots-together',
        'weapon.reload',
      ],
    },
    ...movement(rules),
    ...terrain(rules),
    ...shooting(rules),
    ...melee(rules),
  ];
}
