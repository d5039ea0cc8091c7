/** Writers of the events of fire, losses, moves, attacks and melees. */
import { entryAt } from '@grognard/lists';
import { bring, takeOff, type Writer } from './apply-help.ts';
import type { GiorgiEventOf } from './events.ts';
import type { State } from './model.ts';

type FireKind = 'fired' | 'lost' | 'gunsLeft' | 'gunsManned' | 'gunsTaken' | 'destroyed' | 'wentOff';
type DeedName =
  | 'moved'
  | 'declared'
  | 'queued'
  | 'answered'
  | 'struck'
  | 'met'
  | 'missed'
  | 'parted'
  | 'fought'
  | 'squareTried'
  | 'entered'
  | 'cameOut'
  | 'counted'
  | 'marked';

function nothing(): void {}

export const fire: { readonly [K in FireKind]: Writer<K> } = {
  // Fire in reaction does not use up a unit's own fire. The unit that drew it remembers it.
  fired(state, { shot, on, along }) {
    if (along !== null) {
      const struck = entryAt(state.units, on);
      if (!struck.drew.includes(shot.unit)) struck.drew = [...struck.drew, shot.unit];
      return;
    }
    const firer = entryAt(state.units, shot.unit);
    firer.fired = true;
    if (shot.face >= 0) firer.faces |= 1 << shot.face;
    for (const base of shot.bases) firer.faces |= 1 << base;
  },
  lost(state, { unit, soldiers, second, pieces, stands }) {
    const losing = entryAt(state.units, unit);
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
  { unit, at, pieces }: GiorgiEventOf<'gunsLeft'> | GiorgiEventOf<'gunsManned'> | GiorgiEventOf<'gunsTaken'>,
): void {
  const battery = entryAt(state.units, unit);
  battery.left = at;
  battery.pieces = pieces;
}

function enterOrLeave(
  state: State,
  { unit, stands }: GiorgiEventOf<'entered'> | GiorgiEventOf<'cameOut'>,
): void {
  entryAt(state.units, unit).stands = stands;
  bring(state, unit);
}

export const deeds: { readonly [K in DeedName]: Writer<K> } = {
  moved(state, { unit: index, how, stands, changed }) {
    const unit = entryAt(state.units, index);
    unit.stands = stands;
    bring(state, index);
    switch (how) {
      case 'order':
      case 'attack':
        unit.moved = true;
        if (changed) unit.changed = true;
        return;
      case 'BT':
        unit.brokeThrough = true;
        // The following move is its next one, taken early or forgone (`melee.bt`, `move.spent`).
        unit.spent = true;
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
    entryAt(state.units, approach.unit).moved = true;
  },
  queued(state, { approaches }) {
    state.queued = approaches;
  },
  answered: nothing,
  struck: nothing,
  met(state, { clash }) {
    state.clashes = [...state.clashes, clash];
    if (clash.charging) entryAt(state.units, clash.by).charged = true;
  },
  parted(state, { units }) {
    state.clashes = state.clashes.filter(({ by, on }) => !units.includes(by) || !units.includes(on));
  },
  missed: nothing,
  fought: nothing,
  squareTried: nothing,
  entered: enterOrLeave,
  cameOut: enterOrLeave,
  counted(state, { unit, counts }) {
    entryAt(state.units, unit).counts = counts;
  },
  marked(state, { unit: index, formUp, rest, spent }) {
    const unit = entryAt(state.units, index);
    unit.formUp = formUp;
    unit.rest = rest;
    unit.spent = spent;
  },
};
