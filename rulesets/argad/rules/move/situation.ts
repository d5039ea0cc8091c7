/** The movement situation: what the rows ask about, worked out from the input. */
import { groundRows } from '../../data/grounds.ts';
import { type GroundClass, type Horse, type Mover, type MoverKind, type Rules, riders } from '../../model.ts';
import type { MoveRead } from './input.ts';

export interface MoveSituation {
  readonly rules: Rules;
  readonly input: MoveRead;
  readonly kind: MoverKind;
  readonly mounted: boolean;
  /** Foot, or a dismounted rider. */
  readonly onFoot: boolean;
  readonly swims: boolean;
  readonly boat: boolean;
  readonly horse: Horse;
  readonly closeOrder: boolean;
  /** The worst class of the ground for this mover. */
  readonly ground: GroundClass;
}

export function moveSituation(rules: Rules, input: MoveRead): MoveSituation {
  const { troop, room } = input;
  const swims = troop === 'good-swimmer' || troop === 'average-swimmer';
  const boat = troop === 'rowing-boat';
  const rider = isRider(input);
  const mounted = input.mounted ?? rider;
  const onFoot = !mounted && !swims && !boat;
  return {
    rules,
    input,
    kind: mounted ? troop : dismounted(input),
    mounted,
    onFoot,
    swims,
    boat,
    horse: input.horse ?? 'military',
    closeOrder: input.formation === 'close-order',
    ground: swims || boat || room ? 'open' : worstGround(input, mounted),
  };
}

/** Whether this kind of troop rides unless the input says otherwise. */
export function isRider({ troop }: MoveRead): boolean {
  return (riders as readonly Mover[]).includes(troop);
}

function dismounted({ troop }: MoveRead): MoverKind {
  switch (troop) {
    case 'light-cavalry':
      return 'light-dismounted';
    case 'heavy-cavalry':
      return 'heavy-dismounted';
    case 'mounted-infantry':
      return 'foot';
    case 'foot':
    case 'good-swimmer':
    case 'average-swimmer':
    case 'rowing-boat':
      return troop;
  }
}

function worstGround({ troop, ground }: MoveRead, mounted: boolean): GroundClass {
  const who = !mounted ? 'foot' : troop === 'mounted-infantry' ? 'mountedInfantry' : 'cavalry';
  let worst: GroundClass = 'open';
  for (const touched of ground) {
    const found = groundRows[touched][who];
    if (found === 'very-difficult') return found;
    // Barred ground does not change the class.
    if (found === 'difficult') worst = found;
  }
  return worst;
}
