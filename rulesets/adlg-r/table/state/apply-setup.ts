/** Writers of the events of the set-up. */
import type { Pose } from '@grognard/geometry';
import { entryAt, type ListBy, listBy, none, type OrNone } from '@grognard/lists';
import { offTable, type Writer } from './apply-help.ts';
import type { CorpsIndex, SideIndex, UnitIndex } from './indices.ts';
import type { CampState, State, Table } from './model.ts';
import type { FlankMarch, SetupState, SidePlan, UnitPlace } from './setup.ts';
import type { GroundEvent, SetupEvent } from './setup-events.ts';

type Kind = (GroundEvent | SetupEvent)['kind'];

export const setup: { readonly [K in Kind]: Writer<K> } = {
  setupBegan(state, { step, side }) {
    change(state, { step, side });
  },
  initiativeRolled(state, { winner }) {
    change(state, { winner });
  },
  roleTaken(state, { attacker }) {
    state.first = attacker;
    state.active = attacker;
  },
  regionTaken(state, { region }) {
    change(state, { region });
  },
  piecesChosen(state, { side, pieces }) {
    const { chosen } = present(state);
    change(state, { chosen: withAt(chosen, side, pieces) });
  },
  piecesQueued(state, { pieces }) {
    change(state, { queue: pieces });
  },
  pieceDrawn(state, { piece, inHand, replaces, rerolled }) {
    const { queue, rerolled: before } = present(state);
    change(state, {
      queue: inHand === null || !rerolled ? queue.slice(1) : queue,
      inHand,
      replaces,
      rerolled: rerolled ? [...before, piece.owner] : before,
    });
  },
  pieceReplaced(state, { piece }) {
    change(state, { replaces: null, queue: [piece, ...present(state).queue] });
  },
  pieceLaid(state, { piece }) {
    change(state, { inHand: null });
    state.ground = { ...state.ground, pieces: [...state.ground.pieces, piece] };
  },
  pieceDropped(state) {
    change(state, { inHand: null });
  },
  adjustBegan(state, { side, tries, extras }) {
    change(state, { step: 'adjusting', side, tries: listBy([...tries]), extras: listBy([...extras]) });
  },
  adjustRolled(state, { side, face, extra, again }) {
    const { tries, extras } = present(state);
    const left = (list: typeof tries) => withAt(list, side, entryAt(list, side) - 1);
    change(state, {
      die: face,
      tries: extra || again ? tries : left(tries),
      extras: extra || again ? left(extras) : extras,
    });
  },
  pieceMoved(state, { index, piece, bySix }) {
    const pieces =
      piece === null ? state.ground.pieces.toSpliced(index, 1) : state.ground.pieces.with(index, piece);
    state.ground = { ...state.ground, pieces };
    if (bySix) change(state, { takenOff: true });
  },
  tryEnded(state) {
    change(state, { die: null });
  },
  campPlaced(state, { side, pose, fortified }) {
    const camp: CampState = { pose, fortified, lost: false };
    state.camps = withAt(state.camps, side, camp);
  },
  workPlaced(state, { work }) {
    state.ground = { ...state.ground, works: [...state.ground.works, work] };
  },
  planSealed(state, { side, plan }) {
    state.plans = withAt(state.plans, side, plan);
    state.marches = withAt(state.marches, side, marchOf(plan));
  },
  markerPlaced(state, { side, number, pose }) {
    // Who may not read the plan does not learn what the marker holds.
    const units = entryAt(state.plans, side)?.markers[number] ?? null;
    state.markers = [...state.markers, { side, number, pose, units, gone: null, asked: 0 }];
  },
  deployed(state, { corps, places, commander, with: joined, lost }, table) {
    stand(state, places);
    neverEntered(state, lost);
    placeCommander(state, table, corps, commander, joined);
    const { deployed } = present(state);
    change(state, { deployed: [...deployed, corps] });
  },
};

export function marchOf({ march }: SidePlan): FlankMarch | null {
  return march === null ? null : { ...march, rolls: 0, rolledIn: 0, due: null, isDriven: false };
}

function present({ setup: now }: State): SetupState {
  if (now === null) throw new Error('the battle has begun');
  return now;
}

function change(state: State, changed: Partial<SetupState>): void {
  state.setup = { ...present(state), ...changed };
}

export function withAt<T>(list: ListBy<SideIndex, T>, side: SideIndex, entry: T): ListBy<SideIndex, T> {
  return listBy(list.map((one, index) => (index === side ? entry : one)));
}

/** Units come onto the table. */
export function stand({ units }: State, places: readonly UnitPlace[]): void {
  for (const { unit, pose } of places) {
    const placed = entryAt(units, unit);
    placed.pose = pose;
    placed.status = 'on';
  }
}

export function neverEntered({ units }: State, lost: readonly UnitIndex[]): void {
  for (const unit of lost) {
    const gone = entryAt(units, unit);
    gone.status = 'never-entered';
    gone.pose = offTable;
  }
}

export function placeCommander(
  { commands }: State,
  table: Table,
  corps: CorpsIndex,
  pose: Pose,
  joined: OrNone<UnitIndex>,
): void {
  const { commander } = entryAt(commands, corps);
  const { includedIn } = entryAt(table.corps, corps);
  commander.pose = pose;
  commander.with = includedIn ?? joined;
  commander.status = commander.with === none ? 'alone' : 'with';
}
