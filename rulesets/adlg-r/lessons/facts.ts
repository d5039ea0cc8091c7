/** factsIn: an event as the lessons read it, with ids instead of indexes and lengths in UD. */
import type { EventFacts } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { AdlgEvent } from '../table/state/events.ts';
import type { CorpsIndex, UnitIndex } from '../table/state/indices.ts';
import type { Table } from '../table/state/model.ts';

export function factsIn(table: Table, event: AdlgEvent): EventFacts {
  return { kind: event.kind, ...ownFacts(table, event), ...diceOf(event), ...reasonsOf(event) };
}

function ownFacts({ units, corps, sizes }: Table, event: AdlgEvent): EventFacts {
  const idOf = (unit: UnitIndex) => entryAt(units, unit).id;
  const corpsId = (one: CorpsIndex) => entryAt(corps, one).id;
  const inUd = (length: number) => Math.round((100 * length) / sizes.ud) / 100;
  switch (event.kind) {
    case 'activated':
      return { corps: corpsId(event.corps), cp: event.cp, free: event.free };
    case 'corpsDone':
      return { corps: corpsId(event.corps) };
    case 'ordered': {
      const { corps: one, units: ordered, order, spent } = event;
      return { corps: corpsId(one), units: ordered.map(idOf), order, spent };
    }
    case 'moved':
      return {
        units: event.ways.map(({ unit }) => idOf(unit)),
        cause: event.cause,
        ud: inUd(event.used),
      };
    case 'stepBegan':
      return { step: event.step };
    case 'declared': {
      const { units: chargers, target } = event.charge;
      return { units: chargers.map(idOf), target: target === 'camp' ? target : idOf(target) };
    }
    case 'answered':
      return { unit: idOf(event.unit), how: event.how };
    case 'distanceRolled':
      return { units: event.units.map(idOf), change: event.ud };
    case 'conformed': {
      const { by, on, complete } = event.contact;
      return { by: idOf(by), on: idOf(on), complete };
    }
    case 'shot': {
      const { shot, loss } = event;
      return { main: idOf(shot.main), target: idOf(shot.target), supports: shot.supports.length, loss };
    }
    case 'fought': {
      const { a, b, lossA, lossB } = event;
      return { a: idOf(a), b: idOf(b), lossA, lossB };
    }
    case 'lost':
      return { unit: idOf(event.unit), points: event.points, by: event.by };
    case 'routed':
      return { unit: idOf(event.unit) };
    case 'pursued':
      return { unit: idOf(event.unit), ud: inUd(event.by) };
    case 'checked':
      return { south: entryAt(event.losses, 0), north: entryAt(event.losses, 1) };
    case 'adjustBegan':
    case 'adjustRolled':
    case 'announced':
    case 'arrivalRolled':
    case 'burst':
    case 'campPlaced':
    case 'campTried':
    case 'commanderLost':
    case 'deployed':
    case 'ended':
    case 'engaged':
    case 'entered':
    case 'fled':
    case 'readied':
    case 'formed':
    case 'found':
    case 'held':
    case 'hesitated':
    case 'initiativeRolled':
    case 'looted':
    case 'marchEnded':
    case 'marchEntered':
    case 'markerPlaced':
    case 'met':
    case 'nearAsked':
    case 'owed':
    case 'parted':
    case 'phaseSettled':
    case 'pieceDrawn':
    case 'pieceDropped':
    case 'pieceLaid':
    case 'pieceMoved':
    case 'pieceReplaced':
    case 'piecesChosen':
    case 'piecesQueued':
    case 'planSealed':
    case 'planted':
    case 'rallied':
    case 'rampaged':
    case 'regionTaken':
    case 'removed':
    case 'revealed':
    case 'rode':
    case 'roleTaken':
    case 'sequenceBegan':
    case 'setupBegan':
    case 'shotLaid':
    case 'sideClosed':
    case 'tryEnded':
    case 'urged':
    case 'waits':
    case 'wasNear':
    case 'workPlaced':
      return {};
  }
}

/** What each rule added, by its id. */
function reasonsOf({ why = [] }: AdlgEvent): EventFacts {
  return Object.fromEntries(why.map(({ rule, value }) => [rule, value]));
}

/** The first die by itself, and each by whom it is thrown. */
function diceOf({ dice = [] }: AdlgEvent): EventFacts {
  const [first] = dice;
  const byActor = dice.flatMap(({ actor, faces: [face] }) =>
    face === undefined ? [] : [[`die of ${actor}`, face] as const],
  );
  const die = first?.faces[0];
  return { ...(die === undefined ? {} : { die }), ...Object.fromEntries(byActor) };
}
