/** Writers of the events of ambushes and flank marches. A view may lack what they write to. */
import { entryAt } from '@grognard/lists';
import type { Writer } from './apply-help.ts';
import { neverEntered, placeCommander, stand, withAt } from './apply-setup.ts';
import type { State } from './model.ts';
import type { Marker } from './setup.ts';
import type { HiddenEvent } from './setup-events.ts';

export const hidden: { readonly [K in HiddenEvent['kind']]: Writer<K> } = {
  arrivalRolled(state, { side }) {
    const march = entryAt(state.marches, side);
    if (march === null) return;
    const rolls = march.rolls + 1;
    state.marches = withAt(state.marches, side, { ...march, rolls, rolledIn: state.sequence });
  },
  announced(state, { side, corps, edge, due, isDriven }) {
    const march = entryAt(state.marches, side) ?? { rolls: 0, rolledIn: 0 };
    state.marches = withAt(state.marches, side, { ...march, corps, edge, due, isDriven });
  },
  marchEntered(state, { corps, toCharge, places, commander, with: joined }, table) {
    stand(state, places);
    for (const { unit } of toCharge ? [] : places) {
      const { doings } = entryAt(state.units, unit);
      doings.moved = true;
      doings.moves += 1;
    }
    placeCommander(state, table, corps, commander, joined);
  },
  marchEnded(state, { side, lost }) {
    neverEntered(state, lost);
    state.marches = withAt(state.marches, side, null);
  },
  found() {},
  revealed(state, { marker, how, places, lost }) {
    stand(state, places);
    neverEntered(state, lost);
    const gone = { how, sequence: state.sequence };
    const units = [...places.map(({ unit }) => unit), ...lost];
    changeMarker(state, marker, (now) => ({ ...now, units, gone }));
  },
  nearAsked(state, { marker }) {
    changeMarker(state, marker, (now) => ({ ...now, asked: state.sequence }));
  },
};

function changeMarker(state: State, marker: number, change: (now: Marker) => Marker): void {
  state.markers = state.markers.with(marker, change(entryAt(state.markers, marker)));
}
