/** Events of the set-up, of ambushes and of flank marches. */
import type { Pose } from '@grognard/geometry';
import type { OrNone } from '@grognard/lists';
import type { Region } from '../../data/table.ts';
import type { MarchEdge } from '../../scenarios/model.ts';
import type { CorpsIndex, SideIndex, UnitIndex } from './indices.ts';
import type {
  ChosenPiece,
  LaidPiece,
  LaidWork,
  PieceInHand,
  RevealCause,
  SetupStep,
  SidePlan,
  UnitPlace,
} from './setup.ts';

export type GroundEvent =
  /** The next step of the set-up, and who is asked. */
  | { readonly kind: 'setupBegan'; readonly step: SetupStep; readonly side: SideIndex }
  | {
      readonly kind: 'initiativeRolled';
      readonly winner: SideIndex;
      readonly sums: readonly number[];
    }
  | { readonly kind: 'roleTaken'; readonly attacker: SideIndex }
  | { readonly kind: 'regionTaken'; readonly region: Region }
  | {
      readonly kind: 'piecesChosen';
      readonly side: SideIndex;
      readonly pieces: readonly ChosenPiece[];
    }
  /** The pieces of both sides in the order in which they are laid (`terrain.order`). */
  | { readonly kind: 'piecesQueued'; readonly pieces: readonly ChosenPiece[] }
  /** Dice for the next piece: it is taken in hand, or does not come, in its stead perhaps another one. */
  | {
      readonly kind: 'pieceDrawn';
      readonly piece: ChosenPiece;
      readonly inHand: PieceInHand | null;
      readonly replaces: SideIndex | null;
      readonly rerolled: boolean;
    }
  | { readonly kind: 'pieceReplaced'; readonly piece: ChosenPiece }
  | { readonly kind: 'pieceLaid'; readonly piece: LaidPiece }
  /** There was no room for it. */
  | { readonly kind: 'pieceDropped'; readonly piece: ChosenPiece }
  /** Tries and strategists’ extras by side. The first to try is named. */
  | {
      readonly kind: 'adjustBegan';
      readonly side: SideIndex;
      readonly tries: readonly number[];
      readonly extras: readonly number[];
    }
  | {
      readonly kind: 'adjustRolled';
      readonly side: SideIndex;
      readonly face: number;
      /** Spends a strategist’s extra. */
      readonly extra: boolean;
      /** The same try once more. */
      readonly again: boolean;
    }
  /** A piece of the list moved or taken off. Null piece: off the table. */
  | {
      readonly kind: 'pieceMoved';
      readonly index: number;
      readonly piece: LaidPiece | null;
      readonly bySix: boolean;
    }
  | { readonly kind: 'tryEnded' };

export type SetupEvent =
  | {
      readonly kind: 'campPlaced';
      readonly side: SideIndex;
      readonly pose: Pose;
      readonly fortified: boolean;
    }
  | { readonly kind: 'workPlaced'; readonly work: LaidWork }
  /** Only its side knows it. */
  | { readonly kind: 'planSealed'; readonly side: SideIndex; readonly plan: SidePlan }
  | {
      readonly kind: 'markerPlaced';
      readonly side: SideIndex;
      readonly number: number;
      readonly pose: Pose;
    }
  | {
      readonly kind: 'deployed';
      readonly corps: CorpsIndex;
      readonly places: readonly UnitPlace[];
      readonly commander: Pose;
      readonly with: OrNone<UnitIndex>;
      /** Units without any lawful place. */
      readonly lost: readonly UnitIndex[];
    };

export type HiddenEvent =
  /** A die for a flank march. Only its side knows it (`deploy.flank-secret`). */
  | {
      readonly kind: 'arrivalRolled';
      readonly side: SideIndex;
      readonly face: number;
      readonly comes: boolean;
    }
  | {
      readonly kind: 'announced';
      readonly side: SideIndex;
      readonly corps: CorpsIndex;
      readonly edge: MarchEdge;
      /** Game turn. */
      readonly due: number;
      readonly isDriven: boolean;
    }
  | {
      readonly kind: 'marchEntered';
      readonly corps: CorpsIndex;
      /** They stand behind the edge, and charge from there. */
      readonly toCharge: boolean;
      readonly places: readonly UnitPlace[];
      readonly commander: Pose;
      readonly with: OrNone<UnitIndex>;
    }
  | { readonly kind: 'marchEnded'; readonly side: SideIndex; readonly lost: readonly UnitIndex[] }
  /** An enemy or a friend has come upon a marker. */
  | { readonly kind: 'found'; readonly marker: number; readonly by: UnitIndex }
  /** A marker is taken up: its units stand where their owner puts them, or nothing lay there. */
  | {
      readonly kind: 'revealed';
      readonly marker: number;
      readonly how: RevealCause;
      readonly places: readonly UnitPlace[];
      readonly lost: readonly UnitIndex[];
    }
  /** The owner of a marker has been asked in this sequence because an enemy was near. */
  | { readonly kind: 'nearAsked'; readonly marker: number };
