/** Rules common to all three sheets. */

import { foundCm, tableFigures } from '../data/distances.ts';
import { firearms } from '../data/firearms.ts';
import { footSpeeds } from '../data/speeds.ts';
import type { Rules } from '../model.ts';
import { footRows, handRows, meleeSections } from '../rules/melee/rows.ts';
import { tieBreaks } from '../rules/melee/ties.ts';
import { loadRows, speedRow } from '../rules/move/rows.ts';
import { sectionsOf, sharedCells } from '../rules/shoot/rows.ts';

export const base: Rules = {
  mounted: false,
  coastalArms: false,
  barePrint: null,
  surprise: false,
  move: {
    speeds: footSpeeds.map(speedRow),
    loads: loadRows,
    closeOrder: [],
    narrowFiles: 2,
    openGround: 'required',
  },
  shoot: {
    firearms,
    edge: 'nearer',
    highest: 7,
    cells: sharedCells,
    modifiers: sectionsOf(sharedCells),
    terrainInContact: 'waived',
    forestEdgeCm: null,
    forestLimit: 'seen',
    forestLimitDisputed: false,
    awaiting: [],
    mountedInfantryBarred: [],
    mountedInfantryRowAlone: [],
    lineFigure: 'blocks',
    intoMelee: 'forbidden',
    foundCm,
    furtiveByContact: 'no',
  },
  melee: {
    hand: handRows,
    others: footRows,
    modifiers: meleeSections(handRows, footRows),
    highest: 7,
    alwaysMisses: 1,
    alwaysHits: 7,
    alwaysHitsBy: 'melee.natural-7',
    tieBreaks,
    deadHeat: 'both',
    hitAndRecoil: 'hit',
    silenced: 'silent',
  },
  table: tableFigures,
};
