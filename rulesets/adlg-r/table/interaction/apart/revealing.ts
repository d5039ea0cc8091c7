/** Hands for ambush markers on the table: their units come out, by choice, or because somebody is near or has found them. */
import type { Item, Piece, Task, TaskValues } from '@grognard/engine';
import { cornersOf, placeBase } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { choiceTask, handlesTask, nothingProposed, plainChoice, readList } from '@grognard/table-kit';
import { markerBase, placesFor } from '../../actions/ambush/index.ts';
import { interactionWordsOf, namesOf } from '../../explain/words.ts';
import type { AdlgCommandOf } from '../../state/commands.ts';
import type { Marker, UnitPlace } from '../../state/setup.ts';
import { ghostOf, ringItem } from '../look.ts';
import { handlesOfUnits, setsOf, withSet } from './arranging.ts';
import { type Hand, type HandContext, proposed } from './hand.ts';
import { warningItem } from './items.ts';

type RevealCommand = AdlgCommandOf<'reveal'>;

const prefix = 'ambush-';

/** The marker that a piece stands for, or null. */
export function markerOfPiece(id: string): number | null {
  const found = /^ambush-(\d)$/.exec(id);
  return found === null ? null : Number(found[1]);
}

export function pieceOfMarker(index: number): string {
  return `${prefix}${index}`;
}

export function markerPiece(asked: Omit<HandContext, 'piece'>, index: number): Piece {
  const { table, state, words } = asked;
  const { pose, units, side, number } = entryAt(state.markers, index);
  const { footprint } = markerBase(table, pose);
  return {
    id: pieceOfMarker(index),
    side: entryAt(table.sides, side).id,
    name: words.titles.marker(number + 1),
    about: words.about.hidden(namesOf(table, units ?? [])),
    at: { x: pose.x, y: pose.y },
    heading: pose.heading,
    base: footprint,
    state: [],
    orderText: null,
    isMine: true,
    members: [],
  };
}

export function revealingHand(asked: HandContext, index: number): Hand {
  const { table, state, words } = asked;
  const marker = entryAt(state.markers, index);
  const start = placesFor(table, state, marker);
  const placesIn = (values: TaskValues) =>
    readList(values['put']).reduce<readonly UnitPlace[]>((places, set) => withSet(asked, places, set), start);
  const top = state.agenda.at(-1);
  const phase = top?.do === 'found' || top?.do === 'near' ? top.do : null;
  const { phases } = interactionWordsOf(table).prompt;
  return {
    title: phase === null ? words.titles.marker(marker.number + 1) : phases[phase](state.turn, table.turns),
    about: words.about.hidden(namesOf(table, marker.units ?? [])),
    question: phase === null ? words.questions.near : words.questions[phase],
    ...(phase === 'found' ? { values: { put: [] } } : {}),
    items: markerRings(asked, marker),
    tasks: (values): Task[] => {
      const handles = handlesOfUnits(asked, placesIn(values), 'one');
      const { stay, out } = words.tasks.outs;
      const choices = [plainChoice('stay', stay, []), plainChoice('out', out, [])];
      return [
        ...(phase === 'found'
          ? []
          : [choiceTask('out', words.tasks.out, isOut(values) ? 'out' : 'stay', choices)]),
        ...(handles.length === 0 || !(isOut(values) || phase === 'found')
          ? []
          : [handlesTask('put', words.tasks.put, values['put'] ?? [], handles)]),
      ];
    },
    propose: (values) => {
      if (phase !== 'found' && !isOut(values))
        return { ...nothingProposed, items: markerRings(asked, marker) };
      const places = placesIn(values);
      const proposal = proposed(
        asked,
        commandOf(asked, index, places),
        places.map(({ unit, pose }) => ghostOf(table, state, unit, pose)),
      );
      const wrong = proposal.refusals.length === 0 ? [] : places.map((place) => wrongItem(asked, place));
      return { ...proposal, items: [...markerRings(asked, marker), ...proposal.items, ...wrong] };
    },
    valuesFor: (command) => (command.kind === 'reveal' ? { out: 'out', put: setsOf(command.places) } : null),
  };
}

/** Who has moved one of the units wants them out. */
function isOut(values: TaskValues): boolean {
  return values['out'] === 'out' || (values['out'] !== 'stay' && readList(values['put']).length > 0);
}

function commandOf({ table }: HandContext, marker: number, places: readonly UnitPlace[]): RevealCommand {
  return {
    kind: 'reveal',
    marker,
    places: places.map(({ unit, pose: { x, y, heading } }) => ({
      unit: entryAt(table.units, unit).id,
      at: { x, y },
      heading,
    })),
  };
}

/** Where an enemy is near. */
function markerRings({ table }: HandContext, { pose }: Marker): Item[] {
  return [ringItem('ambush', pose, nearUd * table.sizes.ud)];
}

const nearUd = 4;

function wrongItem({ table }: HandContext, { unit, pose }: UnitPlace): Item {
  const info = entryAt(table.units, unit);
  const base = placeBase(info.footprint, pose);
  return warningItem(info.id, base, cornersOf(base));
}
