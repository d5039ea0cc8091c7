/** Writes an event into the state. It decides nothing. */
import type { EventKind, EventOf, GiorgiEvent } from './events.ts';
import type { GeneralState, State, Table, UnitState } from './model.ts';

type Writer<K extends EventKind> = (state: State, event: EventOf<K>, table: Table) => void;

function unitIn({ units }: State, index: number): UnitState {
  const unit = units[index];
  if (unit === undefined) throw new RangeError(`no unit ${index}`);
  return unit;
}

function generalIn({ generals }: State, side: number): GeneralState {
  const general = generals[side];
  if (general === undefined) throw new RangeError(`no general of side ${side}`);
  return general;
}

function nothing(): void {}

/** What belongs to one player turn. */
function beginAnew(unit: UnitState): void {
  unit.fired = false;
  unit.moved = false;
  unit.changed = false;
  unit.charged = false;
  unit.quiet = false;
  unit.brokeThrough = false;
  unit.faces = 0;
  unit.reactions = 0;
  unit.drew = none;
}

const none: readonly number[] = [];

/** Nobody who is gone is in contact or has a general with him. */
function takeOff(state: State, index: number, status: 'destroyed' | 'off'): void {
  unitIn(state, index).status = status;
  state.clashes = state.clashes.filter(({ by, on }) => by !== index && on !== index);
  for (const general of state.generals) if (general.with === index) general.with = -1;
}

/** A general who is attached goes with his unit. */
function bring(state: State, index: number): void {
  const { x, y } = unitIn(state, index).stands;
  for (const general of state.generals)
    if (general.with === index) {
      general.x = x;
      general.y = y;
    }
}

const setting: { readonly [K in SettingKind]: Writer<K> } = {
  firstRolled(state, { first }) {
    state.first = first;
    state.active = first;
  },
  phaseBegan(state, { phase, next }) {
    state.phase = phase;
    state.active = next;
  },
  pieceLaid(state, { side, piece, next }) {
    if (piece === null) state.passed = [...state.passed, side];
    else state.laid = [...state.laid, piece];
    state.active = next;
  },
  edgeTaken(state, { edges }) {
    state.edges = edges;
  },
  placed(state, { unit, stands, next }) {
    const placed = unitIn(state, unit);
    placed.stands = stands;
    placed.status = 'on';
    state.active = next;
  },
  turnBegan(state, { turn, playerTurn, active, window }, { units }) {
    state.phase = 'turn';
    state.turn = turn;
    state.playerTurn = playerTurn;
    state.active = active;
    state.broke = [];
    for (const general of state.generals) {
      general.helped = false;
      general.moved = false;
    }
    for (const { index, side } of units) {
      const unit = unitIn(state, index);
      beginAnew(unit);
      if (window === 'new') {
        unit.lost = 0;
        unit.tested = 0;
      }
      if (side !== active) continue;
      unit.moved = unit.spent;
      unit.spent = false;
      if (unit.rest > 0) unit.rest -= 1;
    }
  },
  stepBegan(state, { step }) {
    state.step = step;
  },
  waits(state, { agenda }) {
    state.agenda = agenda;
  },
  ended(state, { result }) {
    state.phase = 'over';
    state.agenda = [];
    state.queued = [];
    state.result = result;
  },
};

const nerve: { readonly [K in NerveKind]: Writer<K> } = {
  tested(state, { unit, what }) {
    if (what === 'losses') unitIn(state, unit).tested += 1;
  },
  rungSet(state, { unit, rung }) {
    const shaken = unitIn(state, unit);
    shaken.rung = rung;
    if (rung === 3 && !state.broke.some((broken) => broken.unit === unit))
      state.broke = [...state.broke, { unit, at: shaken.stands }];
  },
  // Whether it is shaken or steady then is a `rungSet` of its own.
  rallied(state, { unit, stands }) {
    const rallied = unitIn(state, unit);
    rallied.stands = stands;
    rallied.quiet = true;
  },
  reformed(state, { unit, stands }) {
    const reformed = unitIn(state, unit);
    reformed.stands = stands;
    reformed.rung = 0;
    reformed.quiet = true;
  },
  generalHelped(state, { side }) {
    generalIn(state, side).helped = true;
  },
  generalLost(state, { side }) {
    const general = generalIn(state, side);
    general.status = 'lost';
    general.with = -1;
  },
  rode(state, { side, x, y, with: joined }) {
    const general = generalIn(state, side);
    general.x = x;
    general.y = y;
    general.with = joined;
    general.moved = true;
  },
};

const fire: { readonly [K in FireKind]: Writer<K> } = {
  // Fire in reaction does not use up a unit's own; it is remembered by whoever drew it.
  fired(state, { shot, on, along }) {
    if (along !== null) {
      const struck = unitIn(state, on);
      if (!struck.drew.includes(shot.unit)) struck.drew = [...struck.drew, shot.unit];
      return;
    }
    const firer = unitIn(state, shot.unit);
    firer.fired = true;
    if (shot.face >= 0) firer.faces |= 1 << shot.face;
    for (const base of shot.bases) firer.faces |= 1 << base;
  },
  lost(state, { unit, soldiers, second, pieces, stands }) {
    const losing = unitIn(state, unit);
    losing.lost += losing.soldiers - soldiers;
    losing.soldiers = soldiers;
    losing.second = second;
    losing.pieces = pieces;
    losing.stands = stands;
    bring(state, unit);
  },
  gunsLeft: writeGuns,
  gunsManned: writeGuns,
  gunsTaken: writeGuns,
  destroyed(state, { unit }) {
    takeOff(state, unit, 'destroyed');
  },
  wentOff(state, { unit }) {
    takeOff(state, unit, 'off');
  },
};

function writeGuns(
  state: State,
  { unit, at, pieces }: EventOf<'gunsLeft'> | EventOf<'gunsManned'> | EventOf<'gunsTaken'>,
): void {
  const battery = unitIn(state, unit);
  battery.left = at;
  battery.pieces = pieces;
}

function enterOrLeave(state: State, { unit, stands }: EventOf<'entered'> | EventOf<'cameOut'>): void {
  unitIn(state, unit).stands = stands;
  bring(state, unit);
}

const deeds: { readonly [K in DeedKind]: Writer<K> } = {
  moved(state, { unit: index, how, stands, effort, changed }) {
    const unit = unitIn(state, index);
    unit.stands = stands;
    bring(state, index);
    switch (how) {
      case 'order':
      case 'attack':
        unit.moved = true;
        if (changed) unit.changed = true;
        // The move after a breakthrough is its next one, taken early (`melee.bt`).
        if (unit.brokeThrough && effort > 0) unit.spent = true;
        return;
      case 'BT':
        unit.brokeThrough = true;
        if (effort > 0) unit.spent = true;
        return;
      case 'flee':
      case 'fire-and-flee':
      case 'fall-back':
      case 'counter-attack':
      case 'support':
        unit.reactions += 1;
        return;
      case 'R1':
      case 'R2':
      case 'AV':
      case 'pushed':
      case 'fire':
      case 'form':
      case 'stand':
        return;
    }
  },
  declared(state, { approach }) {
    unitIn(state, approach.unit).moved = true;
  },
  queued(state, { approaches }) {
    state.queued = approaches;
  },
  answered: nothing,
  struck: nothing,
  met(state, { clash }) {
    state.clashes = [...state.clashes, clash];
    if (clash.charging) unitIn(state, clash.by).charged = true;
  },
  parted(state, { units }) {
    state.clashes = state.clashes.filter(({ by, on }) => !units.includes(by) || !units.includes(on));
  },
  fought: nothing,
  squareTried: nothing,
  entered: enterOrLeave,
  cameOut: enterOrLeave,
  counted(state, { unit, counts }) {
    unitIn(state, unit).counts = counts;
  },
  marked(state, { unit: index, formUp, rest, spent }) {
    const unit = unitIn(state, index);
    unit.formUp = formUp;
    unit.rest = rest;
    unit.spent = spent;
  },
};

type SettingKind =
  | 'firstRolled'
  | 'phaseBegan'
  | 'pieceLaid'
  | 'edgeTaken'
  | 'placed'
  | 'turnBegan'
  | 'stepBegan'
  | 'waits'
  | 'ended';
type NerveKind = 'tested' | 'rungSet' | 'rallied' | 'reformed' | 'generalHelped' | 'generalLost' | 'rode';
type FireKind = 'fired' | 'lost' | 'gunsLeft' | 'gunsManned' | 'gunsTaken' | 'destroyed' | 'wentOff';
type DeedKind = Exclude<EventKind, SettingKind | NerveKind | FireKind>;

const writers: { readonly [K in EventKind]: Writer<K> } = { ...setting, ...nerve, ...fire, ...deeds };

/** Changes the state by one event. */
export function apply(table: Table, state: State, event: GiorgiEvent): void {
  (writers[event.kind] as Writer<EventKind>)(state, event as EventOf<EventKind>, table);
}
