/** SetupState, SidePlan, Marker, FlankMarch: what players decide before the first sequence, and what of it they hide. */
import type { Heading, Point, Pose, Tenths } from '@grognard/geometry';
import type { ListBy, OrNone } from '@grognard/lists';
import type { Region, TerrainKind } from '../../data/table.ts';
import type { MarchEdge } from '../../scenarios/model.ts';
import type { FieldGround } from './battlefield.ts';
import type { CorpsIndex, SideIndex, UnitIndex } from './indices.ts';

/** In the order of play (`deploy.order`). */
export const setupSteps = [
  'initiative',
  'role',
  'region',
  'pieces',
  'laying',
  'adjusting',
  'camps',
  'plan',
  'markers',
  'corps',
] as const;
export type SetupStep = (typeof setupSteps)[number];

export const regions: readonly Region[] = ['plain', 'forest', 'mountain', 'desert', 'steppe'];

/** A piece of terrain that a player has picked. */
export interface ChosenPiece {
  readonly kind: TerrainKind;
  /** The smaller of two ovals (`terrain.box`). */
  readonly small: boolean;
  /** The defender’s, which the region asks for (`terrain.compulsory`). */
  readonly compulsory: boolean;
  readonly owner: SideIndex;
}

/** A piece that lies on the table. */
export interface LaidPiece extends ChosenPiece {
  /** Its middle; of a road, where it begins. */
  readonly at: Point;
  readonly heading: Heading;
  /** Of a road: its bend, if it has one, and its end. */
  readonly through: readonly Point[];
  /** Of a river, by its die (`terrain.river`). Null if it follows from its kind. */
  readonly ground: FieldGround | null;
}

/** Works that a side has laid. Units to the left of the line from `from` to `to` stand behind them. */
export interface LaidWork {
  readonly side: SideIndex;
  readonly kind: 'fortification' | 'obstacle';
  readonly from: Point;
  readonly to: Point;
}

/** What players have added to the map of the scenario. */
export interface LaidGround {
  readonly pieces: readonly LaidPiece[];
  readonly works: readonly LaidWork[];
}

/** A third of one half of the table, as its player sees it (`terrain.sectors`). */
export interface TerrainSector {
  /** Whose half. */
  readonly half: SideIndex;
  readonly third: 'left' | 'centre' | 'right';
}

/** A piece to be laid now, and what its dice ask for. */
export interface PieceInHand {
  readonly piece: ChosenPiece;
  /** Null for rivers and coasts. A road has two. */
  readonly sectors: readonly TerrainSector[];
  /** At an edge, a river or a coast, or 2 UD from all edges. Null where neither is asked. */
  readonly where: 'edge' | 'inside' | null;
}

/** The course of the set-up, which everybody knows. */
export interface SetupState {
  readonly step: SetupStep;
  /** Who is asked in this step. */
  readonly side: SideIndex;
  readonly winner: OrNone<SideIndex>;
  readonly region: Region | null;
  /** Pieces chosen by each side, the compulsory one left out. Null before. */
  readonly chosen: ListBy<SideIndex, readonly ChosenPiece[] | null>;
  /** Pieces still to be laid, the next one first. */
  readonly queue: readonly ChosenPiece[];
  readonly inHand: PieceInHand | null;
  /** A river or coast did not come: its owner picks another piece. */
  readonly replaces: SideIndex | null;
  /** Sides that have thrown anew for want of room. */
  readonly rerolled: readonly SideIndex[];
  /** Tries to adjust that each side has left, and strategists’ extras (`terrain.adjust`). */
  readonly tries: ListBy<SideIndex, number>;
  readonly extras: ListBy<SideIndex, number>;
  /** The die of the present try. */
  readonly die: number | null;
  /** A piece has been taken off by a 6. */
  readonly takenOff: boolean;
  readonly deployed: readonly CorpsIndex[];
}

/** A flank march as planned. */
export interface PlannedMarch {
  readonly corps: CorpsIndex;
  readonly edge: MarchEdge;
}

/** What a side seals (`deploy.plan`). */
export interface SidePlan {
  /** Corps that deploy, from its left to its right. */
  readonly corps: readonly CorpsIndex[];
  readonly march: PlannedMarch | null;
  /** Units of each marker. Empty ones deceive. */
  readonly markers: readonly (readonly UnitIndex[])[];
}

/** Why a marker was taken up. */
export type RevealCause = 'found' | 'near' | 'choice';

/** An ambush marker on the table (`deploy.ambush`). It stays in the list when it is gone. */
export interface Marker {
  readonly side: SideIndex;
  /** Its number in the plan of its side. */
  readonly number: number;
  readonly pose: Pose;
  /** Null in the view of those who may not know. */
  readonly units: readonly UnitIndex[] | null;
  /** Null as long as it lies there. */
  readonly gone: { readonly how: RevealCause; readonly sequence: number } | null;
  /** Sequence in which its owner was last asked because an enemy was near. */
  readonly asked: number;
}

/** A corps on a flank march (`deploy.flank-march`). In the view of others only once it is announced. */
export interface FlankMarch extends PlannedMarch {
  /** Dice thrown for it. */
  readonly rolls: number;
  /** Sequence in which it was last thrown for. */
  readonly rolledIn: number;
  /** Game turn in which it enters. Null before it is announced. */
  readonly due: number | null;
  /** Met by another march on that edge and driven back (`deploy.flank-both`). */
  readonly isDriven: boolean;
}

/** A unit and where it is put. */
export interface UnitPlace {
  readonly unit: UnitIndex;
  readonly pose: Pose;
}

/** Lengths of the deployment zones of a side, from its own long edge (`deploy.zone-other`). */
export interface ZoneDepths {
  readonly heavy: Tenths;
  readonly light: Tenths;
}
