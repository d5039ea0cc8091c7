/** The movement chapter of the sheet: speeds, slowing dice, ground. */
import type { Block, Cell, Row, RuledCell, RuleId } from '@grognard/rules-kit';
import { type GroundGift, groundRows } from '../data/grounds.ts';
import { crouchCm, paces } from '../data/speeds.ts';
import { type Ground, groundClasses, grounds, type Rules } from '../model.ts';
import { move } from '../rules/move/procedure.ts';
import { moveRefusals } from '../rules/move/refusals.ts';
import type { MoveSituation } from '../rules/move/situation.ts';
import { groundClassMarks, groundNames, groundTitle } from '../words/en-terms.ts';
import { cell, refusing, type SheetPart } from './parts.ts';

function speeds(heading: string, rows: readonly Row<MoveSituation>[]): SheetPart[] {
  if (rows.length === 0) return [];
  return [{ heading, rows: rows.map(({ id, value }) => ({ rule: id, value: speedText(value) })) }];
}

/** Only the pace into contact differs for foot and riders. */
function speedText(value: Row<MoveSituation>['value']): string {
  return typeof value === 'number' ? String(value) : `${paces.foot.contact}, ${paces.mounted.contact}`;
}

function slowing(rules: Rules): Block {
  const foot: readonly RuleId[] = ['move.difficult-foot', 'move.very-difficult-foot', 'move.blocked-foot'];
  const mounted: readonly RuleId[] = [
    'move.difficult-mounted',
    'move.very-difficult-mounted',
    'move.blocked-mounted-difficult',
    'move.blocked-mounted-very',
  ];
  const shown = [...foot, ...(rules.mounted ? mounted : []), 'move.at-home'];
  return {
    kind: 'rows',
    title: 'Slowing dice',
    parts: [
      { rows: shown.map((rule) => ({ rule })) },
      { rows: [{ rule: 'hide.crouch-move', value: String(crouchCm) }] },
    ],
  };
}

const giftWords: Readonly<Record<GroundGift, string>> = {
  cover: 'cover',
  hides: 'hides',
  forest: 'forest',
  obstacle: 'obstacle',
  higher: 'higher',
  rooms: 'or by rooms',
};

/** What the ground gives. Not all of it is in the author's lists: see the clauses of these two rules. */
function giftsOf(ground: Ground, gives: readonly GroundGift[]): Cell {
  const added: Partial<Record<GroundGift, RuledCell>> = {
    ...(ground === 'hedge' || ground === 'barricade'
      ? { obstacle: { text: giftWords.obstacle, rule: 'terrain.linear', clause: 'additions' } }
      : {}),
    ...(ground === 'woods'
      ? { hides: { text: giftWords.hides, rule: 'hide.crouched-behind', clause: 'wood' } }
      : {}),
  };
  if (gives.length === 0) return '';
  const gifts = gives.map((gift) => added[gift] ?? giftWords[gift]);
  return { parts: gifts.flatMap((gift, at) => (at === 0 ? [gift] : [', ', gift])) };
}

/** Whether the name of the ground already gives its class: open, difficult or very difficult. */
function isClass(ground: Ground): boolean {
  return (groundClasses as readonly Ground[]).includes(ground);
}

function terrain(rules: Rules): Block {
  const shown = grounds.filter(
    (ground) => !isClass(ground) && (ground !== 'deep-water' || rules.coastalArms),
  );
  return {
    kind: 'table',
    title: 'Ground (D difficult, VD very difficult)',
    columns: ['', 'Foot', ...(rules.mounted ? ['Cav.', 'Mtd inf.'] : []), 'Gives'],
    rows: shown.map((ground): Cell[] => {
      const { rule, foot, cavalry, mountedInfantry, gives } = groundRows[ground];
      const title = groundTitle(groundNames[ground]);
      const classOf = (found: keyof typeof groundClassMarks, clause: 'foot' | 'mounted'): Cell =>
        rule === null ? groundClassMarks[found] : { text: groundClassMarks[found], rule, clause };
      return [
        rule === null ? title : { text: title, rule, clause: null },
        classOf(foot, 'foot'),
        ...(rules.mounted ? [classOf(cavalry, 'mounted'), classOf(mountedInfantry, 'mounted')] : []),
        giftsOf(ground, gives),
      ];
    }),
  };
}

/** Blocks in print order. */
export function movement(rules: Rules): Block[] {
  const { speeds: own, loads, closeOrder, narrowFiles } = rules.move;
  return [
    { kind: 'steps', chapter: 'Movement', title: 'Moving', steps: move.steps },
    {
      kind: 'rows',
      title: 'Speeds in cm',
      measured: 'cm',
      parts: [
        ...speeds('Loose', own),
        ...cell('Load, on foot', loads),
        ...speeds(`Close order (narrow: up to ${narrowFiles} files)`, closeOrder),
      ],
    },
    slowing(rules),
    ...refusing('Not allowed', moveRefusals(rules)),
    terrain(rules),
    { kind: 'rules', title: 'One roll', rules: ['move.one-roll', 'move.group-roll'] },
  ];
}
