/** What each kind of terrain is for movement, sight and melee (chapter terrain). */
import type { TerrainKind } from '../../data/table.ts';
import type { FieldGround } from '../state/battlefield.ts';

interface KindOfTerrain {
  readonly ground: FieldGround;
  readonly cover?: true;
  readonly hill?: true;
}

const kinds: Readonly<Record<TerrainKind, KindOfTerrain>> = {
  'gentle-hill': { ground: 'open', hill: true },
  'steep-hill': { ground: 'difficult', hill: true },
  brush: { ground: 'brush' },
  field: { ground: 'field' },
  'enclosed-field': { ground: 'enclosed-field', cover: true },
  plantation: { ground: 'rough', cover: true },
  gully: { ground: 'rough' },
  wood: { ground: 'difficult', cover: true },
  marsh: { ground: 'difficult' },
  dunes: { ground: 'difficult' },
  village: { ground: 'difficult', cover: true },
  river: { ground: 'difficult' },
  coast: { ground: 'impassable' },
  road: { ground: 'open' },
  impassable: { ground: 'impassable' },
};

/** Rivers are as the file or the die says (`terrain.river`); this is what they are when neither does. */
export function groundOf(kind: TerrainKind): FieldGround {
  return kinds[kind].ground;
}

export function isCover(kind: TerrainKind): boolean {
  return kinds[kind].cover === true;
}

export function levelOf(kind: TerrainKind): 0 | 1 {
  return kinds[kind].hill === true ? 1 : 0;
}
