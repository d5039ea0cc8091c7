/** tellSetup: events of the set-up, of ambushes and of flank marches, each in a sentence. */
import { capital, choiceName } from '@grognard/rules-kit';
import type { TerrainKind } from '../../data/table.ts';
import { corpsName, nameOf, namesOf, ruleWordsOf, sideName } from '../explain/words.ts';
import type { AdlgEventOf, EventKind } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import type { GroundEvent, HiddenEvent, SetupEvent } from '../state/setup-events.ts';
import { otherSide } from '../state/sides.ts';

type Kind = (GroundEvent | SetupEvent | HiddenEvent)['kind'];
type Teller<K extends EventKind> = (table: Table, event: AdlgEventOf<K>, after: State) => string | null;

export const setupTellers: { readonly [K in Kind]?: Teller<K> } = {
  initiativeRolled: (table, { winner, sums }) =>
    table.words.setup.initiative(
      sideName(table, winner),
      sums.map((sum) => String(sum)),
    ),
  roleTaken: (table, { attacker }) =>
    table.words.setup.role(sideName(table, attacker), sideName(table, otherSide(attacker))),
  regionTaken: ({ words: { setup } }, { region }) => setup.region(setup.regions[region]),
  piecesChosen: (table, { side, pieces }) =>
    table.words.setup.chose(
      sideName(table, side),
      pieces.map(({ kind }) => pieceName(table, kind)),
    ),
  pieceDrawn: (table, { piece, inHand, rerolled }) => {
    const name = capital(pieceName(table, piece.kind));
    return rerolled ? table.words.setup.thrownAnew(name) : table.words.setup.drawn(name, inHand !== null);
  },
  pieceLaid: (table, { piece: { kind, ground } }) =>
    table.words.setup.laid(
      capital(pieceName(table, kind)),
      ground === null ? null : (table.words.setup.grounds[ground] ?? null),
    ),
  pieceDropped: (table, { piece }) => table.words.setup.dropped(capital(pieceName(table, piece.kind))),
  adjustRolled: (table, { side, face }) => table.words.setup.adjusting(sideName(table, side), face),
  pieceMoved: (table, { piece }) =>
    piece === null
      ? table.words.setup.takenOff
      : table.words.setup.adjusted(capital(pieceName(table, piece.kind))),
  campPlaced: (table, { side }) => table.words.setup.camp(sideName(table, side)),
  workPlaced: (table, { work }) => table.words.setup.works(sideName(table, work.side)),
  planSealed: (table, { side }) => table.words.setup.planned(sideName(table, side)),
  markerPlaced: (table, { side }) => table.words.setup.marker(sideName(table, side)),
  deployed: (table, { corps }) => table.words.setup.deployed(corpsName(table, corps)),
  arrivalRolled: (table, { face, comes }) => table.words.setup.arrival(face, comes),
  announced: (table, { corps, edge, due, isDriven }) => {
    const { setup } = table.words;
    const tell = isDriven ? setup.driven : setup.announced;
    return tell(corpsName(table, corps), setup.edges[edge], due);
  },
  marchEntered: (table, { places }) =>
    table.words.setup.entered(places.map(({ unit }) => nameOf(table, unit))),
  marchEnded: (table, { lost }) =>
    lost.length === 0 ? null : table.words.setup.marchOver(namesOf(table, lost)),
  found: (table, { by }) => table.words.setup.found(nameOf(table, by)),
  revealed: tellRevealed,
};

function pieceName(table: Table, kind: TerrainKind): string {
  return choiceName(ruleWordsOf(table), kind);
}

function tellRevealed(table: Table, { places, lost }: AdlgEventOf<'revealed'>): string {
  const { setup } = table.words;
  if (places.length + lost.length === 0) return setup.empty;
  const told = [
    ...(places.length === 0 ? [] : [setup.revealed(places.map(({ unit }) => nameOf(table, unit)))]),
    ...(lost.length === 0 ? [] : [setup.hiddenLost(namesOf(table, lost))]),
  ];
  return told.join(' ');
}
