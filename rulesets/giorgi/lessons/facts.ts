/** factsIn: an event as the lessons read it, with ids instead of indexes and lengths in tenths of a millimetre. */
import type { EventFacts } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { GiorgiEvent } from '../table/state/events.ts';
import type { SideIndex, UnitIndex } from '../table/state/indices.ts';
import type { Placement, Table } from '../table/state/model.ts';

export function factsIn(table: Table, event: GiorgiEvent): EventFacts {
  return { kind: event.kind, ...ownFacts(table, event), ...diceOf(event), ...reasonsOf(event) };
}

const standing = ({ x, y, formation }: Placement): EventFacts => ({ to: { x, y }, formation });

function ownFacts({ units, sides }: Table, event: GiorgiEvent): EventFacts {
  const idOf = (unit: UnitIndex) => entryAt(units, unit).id;
  const sideOf = (side: SideIndex) => entryAt(sides, side).id;
  switch (event.kind) {
    case 'turnBegan':
      return { active: sideOf(event.active) };
    case 'stepBegan':
      return { step: event.step };
    case 'moved': {
      const { unit, how, way, stands } = event;
      const [from] = way;
      const length = from === undefined ? 0 : Math.sqrt((stands.x - from.x) ** 2 + (stands.y - from.y) ** 2);
      return { unit: idOf(unit), how, ...standing(stands), length: Math.round(length) };
    }
    case 'fired': {
      const { shot, on, killed } = event;
      return { by: idOf(shot.unit), on: idOf(on), shot: shot.shot, killed };
    }
    case 'tested':
      return { unit: idOf(event.unit), what: event.what, passed: event.passed };
    case 'rungSet':
      return { unit: idOf(event.unit), rung: event.rung };
    case 'rallied':
    case 'reformed':
    case 'destroyed':
    case 'wentOff':
      return { unit: idOf(event.unit) };
    case 'declared':
      return { unit: idOf(event.approach.unit) };
    case 'answered':
      return { unit: idOf(event.answer.unit), how: event.answer.how };
    case 'fought': {
      const { melee, attack, defence, column, cell } = event;
      return { units: melee.attackers.map(idOf), attack, defence, column, result: cell.defender.result };
    }
    case 'squareTried':
      return { by: idOf(event.by), on: idOf(event.on), broken: event.broken };
    case 'cameOut':
    case 'counted':
    case 'edgeTaken':
    case 'ended':
    case 'entered':
    case 'firstRolled':
    case 'generalHelped':
    case 'generalLost':
    case 'gunsLeft':
    case 'gunsManned':
    case 'gunsTaken':
    case 'lost':
    case 'marked':
    case 'met':
    case 'missed':
    case 'parted':
    case 'phaseBegan':
    case 'pieceLaid':
    case 'placed':
    case 'queued':
    case 'rode':
    case 'struck':
    case 'waits':
      return {};
  }
}

/** What each rule added, by its id. */
function reasonsOf({ why = [] }: GiorgiEvent): EventFacts {
  return Object.fromEntries(why.map(({ rule, value }) => [rule, value]));
}

function diceOf({ dice = [] }: GiorgiEvent): EventFacts {
  const faces = dice.flatMap(({ faces: thrown }) => thrown);
  const [die] = faces;
  return die === undefined
    ? {}
    : { die, dice: faces.length, sum: faces.reduce((all, face) => all + face, 0) };
}
