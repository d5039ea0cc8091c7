/** tellSetup: events of the set-up, of ambushes and of flank marches, each in a sentence. */
import { capital, choiceName } from '@grognard/rules-kit';
import type { TerrainKind } from '../../data/table.ts';
import { corpsName, nameOf, namesOf, ruleWordsOf, setupWordsOf, sideName } from '../explain/words.ts';
import type { AdlgEventOf, EventKind } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import type { GroundEvent, HiddenEvent, SetupEvent } from '../state/setup-events.ts';
import { otherSide } from '../state/sides.ts';

type Kind = (GroundEvent | SetupEvent | HiddenEvent)['kind'];
type Teller<K extends EventKind> = (table: Table, event: AdlgEventOf<K>, after: State) => string | null;

export const setupTellers: { readonly [K in Kind]?: Teller<K> } = {
  initiativeRolled: (table, { winner, sums }) =>
    setupWordsOf(table).initiative(
      sideName(table, winner),
      sums.map((sum) => String(sum)),
    ),
  roleTaken: (table, { attacker }) =>
    setupWordsOf(table).role(sideName(table, attacker), sideName(table, otherSide(attacker))),
  regionTaken: (table, { region }) => setupWordsOf(table).region(setupWordsOf(table).regions[region]),
  piecesChosen: (table, { side, pieces }) =>
    setupWordsOf(table).chose(
      sideName(table, side),
      pieces.map(({ kind }) => pieceName(table, kind)),
    ),
  pieceDrawn: (table, { piece, inHand, rerolled }) => {
    const name = capital(pieceName(table, piece.kind));
    return rerolled ? setupWordsOf(table).thrownAnew(name) : setupWordsOf(table).drawn(name, inHand !== null);
  },
  pieceLaid: (table, { piece: { kind, ground } }) =>
    setupWordsOf(table).laid(
      capital(pieceName(table, kind)),
      ground === null ? null : (setupWordsOf(table).grounds[ground] ?? null),
    ),
  pieceDropped: (table, { piece }) => setupWordsOf(table).dropped(capital(pieceName(table, piece.kind))),
  adjustRolled: (table, { side, face }) => setupWordsOf(table).adjusting(sideName(table, side), face),
  pieceMoved: (table, { piece }) =>
    piece === null
      ? setupWordsOf(table).takenOff
      : setupWordsOf(table).adjusted(capital(pieceName(table, piece.kind))),
  campPlaced: (table, { side }) => setupWordsOf(table).camp(sideName(table, side)),
  workPlaced: (table, { work }) => setupWordsOf(table).works(sideName(table, work.side)),
  planSealed: (table, { side }) => setupWordsOf(table).planned(sideName(table, side)),
  markerPlaced: (table, { side }) => setupWordsOf(table).marker(sideName(table, side)),
  deployed: (table, { corps }) => setupWordsOf(table).deployed(corpsName(table, corps)),
  arrivalRolled: (table, { face, comes }) => setupWordsOf(table).arrival(face, comes),
  announced: (table, { corps, edge, due, isDriven }) => {
    const setup = setupWordsOf(table);
    const tell = isDriven ? setup.driven : setup.announced;
    return tell(corpsName(table, corps), setup.edges[edge], due);
  },
  marchEntered: (table, { places }) =>
    setupWordsOf(table).entered(places.map(({ unit }) => nameOf(table, unit))),
  marchEnded: (table, { lost }) =>
    lost.length === 0 ? null : setupWordsOf(table).marchOver(namesOf(table, lost)),
  found: (table, { by }) => setupWordsOf(table).found(nameOf(table, by)),
  revealed: tellRevealed,
};

function pieceName(table: Table, kind: TerrainKind): string {
  return choiceName(ruleWordsOf(table), kind);
}

function tellRevealed(table: Table, { places, lost }: AdlgEventOf<'revealed'>): string {
  const setup = setupWordsOf(table);
  if (places.length + lost.length === 0) return setup.empty;
  const told = [
    ...(places.length === 0 ? [] : [setup.revealed(places.map(({ unit }) => nameOf(table, unit)))]),
    ...(lost.length === 0 ? [] : [setup.hiddenLost(namesOf(table, lost))]),
  ];
  return told.join(' ');
}
