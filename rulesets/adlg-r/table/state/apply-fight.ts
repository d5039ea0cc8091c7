/** Writers of the events of shooting, melee, rally, rout and pursuit. */
import { entryAt, listBy, none } from '@grognard/lists';
import type { Writer } from './apply-help.ts';
import type { UnitIndex } from './indices.ts';
import type { State, UnitStatus } from './model.ts';

export const fight: { readonly [K in FightKind]: Writer<K> } = {
  shotLaid(state, { shot }) {
    state.shots = [...state.shots, shot];
  },
  sideClosed(state, { side }) {
    state.closed = [...state.closed, side];
  },
  shot(state, { targets }) {
    for (const { unit, target } of targets) entryAt(state.units, unit).target = target;
  },
  engaged(state, { corps, engaged }) {
    entryAt(state.commands, corps).commander.status = engaged ? 'engaged' : 'with';
  },
  fought(state, { a, b, loser }) {
    state.fought = [...state.fought, { a, b, loser }];
  },
  campTried(state, { side, taken }) {
    if (!taken) return;
    state.camps = listBy(
      state.camps.map((camp, index) => (camp !== null && index === side ? { ...camp, lost: true } : camp)),
    );
  },
  looted(state, { unit, looting }) {
    entryAt(state.units, unit).looting = looting;
  },
  owed(state, { unit, points, by }) {
    state.owed = [...state.owed, { unit, points, by }];
  },
  lost(state, { unit, points, by }) {
    const loser = entryAt(state.units, unit);
    loser.lost += points;
    if (by === 'melee.multiple-loss') loser.doings.multiple = true;
  },
  /** What was owed has fallen by then; contacts have had their first phase. */
  phaseSettled(state) {
    state.owed = [];
    if (state.step === 'melee') state.contacts = state.contacts.map((one) => ({ ...one, first: false }));
  },
  rallied(state, { unit, recovered }) {
    const rallied = entryAt(state.units, unit);
    rallied.lost -= recovered;
    rallied.doings.triedRally = true;
    state.heldTries = state.heldTries.filter((units) => !units.includes(unit));
    const corps = state.commands.find(({ commander }) => commander.with === unit);
    if (corps !== undefined) corps.commander.rallied = true;
  },
  routed(state, { unit, pose, by }) {
    const routed = entryAt(state.units, unit);
    routed.status = 'routed';
    routed.routedBy = by;
    routed.pose = pose;
  },
  rampaged() {},
  commanderLost(state, { corps }) {
    const { commander } = entryAt(state.commands, corps);
    commander.status = 'lost';
    commander.with = none;
  },
  removed(state, { units, victors }) {
    state.victors = [...state.victors, ...victors];
    for (const unit of units) takeOff(state, unit, 'removed');
  },
  fled(state, { unit }) {
    takeOff(state, unit, 'fled');
  },
  /** One victor pursues over one enemy (`pursuit.one`). */
  pursued(state, { unit }) {
    const over = state.victors.filter((victor) => victor.unit === unit).map((victor) => victor.over);
    state.victors = state.victors.filter((victor) => !over.includes(victor.over));
  },
};

/** A unit off the table touches nobody. */
function takeOff(state: State, unit: UnitIndex, status: UnitStatus): void {
  entryAt(state.units, unit).status = status;
  state.contacts = state.contacts.filter(({ by, on }) => by !== unit && on !== unit);
}

type FightKind =
  | 'shotLaid'
  | 'sideClosed'
  | 'shot'
  | 'engaged'
  | 'fought'
  | 'campTried'
  | 'looted'
  | 'owed'
  | 'lost'
  | 'phaseSettled'
  | 'rallied'
  | 'routed'
  | 'rampaged'
  | 'commanderLost'
  | 'removed'
  | 'fled'
  | 'pursued';
