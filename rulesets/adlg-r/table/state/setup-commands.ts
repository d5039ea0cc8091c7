/** Shapes of the commands of set-up, ambushes and flank marches. */
import { choice, flag, list, optional, orNull, record, required, text, whole } from '@grognard/rules-kit';
import { pieces } from '../../data/table.ts';
import { marchEdges } from '../../scenarios/model.ts';

const id = text(/^[a-z][a-z0-9-]{0,39}$/, 'an id in small letters, digits and dashes');
const tenths = whole(-10_000, 60_000);
const place = record({ x: required(tenths, 'East'), y: required(tenths, 'North') });
const heading = whole(0, 3599);
const kind = <const K extends string>(word: K) => required(choice([word]), 'Command');
const at = required(place, 'Middle');
const facing = required(heading, 'Heading in tenths of a degree, from east to the left');

/** Most pieces, units and markers in one command. */
const mostPieces = 8;
const mostUnits = 40;
const mostInMarker = 4;
const mostMarkers = 3;

const unitPlace = record({ unit: required(id, 'Unit'), at, heading: facing });
const places = required(list(unitPlace, { min: 0, max: mostUnits }), 'Where each unit stands');

export const setupShapes = {
  /** The terrain that a player chooses (`terrain.choose`). */
  pieces: record({
    kind: kind('pieces'),
    list: required(
      list(
        record({
          piece: required(choice(pieces), 'Terrain'),
          small: optional(flag(), false, 'The smaller oval'),
        }),
        { min: 0, max: mostPieces },
      ),
      'Pieces',
    ),
  }),
  lay: record({
    kind: kind('lay'),
    piece: required(choice(pieces), 'Terrain'),
    at: required(place, 'Middle; of a road where it begins'),
    heading: facing,
    through: optional(list(place, { min: 0, max: 2 }), [], 'Of a road: its bend, if it has one, and its end'),
  }),
  adjust: record({
    kind: kind('adjust'),
    piece: required(id, 'Piece'),
    at,
    heading: facing,
    remove: optional(flag(), false, 'Off the table'),
  }),
  camp: record({ kind: kind('camp'), at, heading: facing }),
  works: record({
    kind: kind('works'),
    work: required(choice(['fortification', 'obstacle']), 'Works'),
    from: required(place, 'From; whoever defends it stands to the left'),
    to: required(place, 'To'),
  }),
  plan: record({
    kind: kind('plan'),
    corps: required(list(id, { min: 0, max: 6 }), 'Corps that deploy, from left to right'),
    march: optional(
      orNull(record({ corps: required(id, 'Corps'), edge: required(choice(marchEdges), 'Short edge') })),
      null,
      'Flank march',
    ),
    markers: optional(
      list(list(id, { min: 0, max: mostInMarker }), { min: 0, max: mostMarkers }),
      [],
      'Units of each marker',
    ),
  }),
  seal: record({ kind: kind('seal') }),
  marker: record({ kind: kind('marker'), index: required(whole(0, mostMarkers - 1), 'Marker'), at }),
  deploy: record({
    kind: kind('deploy'),
    corps: required(id, 'Corps'),
    places,
    commander: required(place, 'Where its commander stands'),
    attach: optional(orNull(id), null, 'Unit that he joins'),
  }),
  reveal: record({ kind: kind('reveal'), marker: required(whole(0, 5), 'Marker'), places }),
  /** Units of a flank march come onto the table, side by side from left to right (`deploy.flank-enter`). */
  enter: record({
    kind: kind('enter'),
    units: required(list(id, { min: 1, max: mostUnits }), 'Units from left to right'),
    at: required(whole(0, 60_000), 'Middle of their front on the edge, from the south'),
    by: required(whole(1, 20_000), 'How far'),
    charge: optional(orNull(id), null, 'Enemy that they charge'),
    free: optional(flag(), false, 'Paid in part by the commander’s free point'),
  }),
} as const;
