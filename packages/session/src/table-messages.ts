/** tableMessages: the messages of a client whose view is painted and whose gestures are checked by the host. */
import type {
  Briefing,
  GestureForecast,
  LegendSection,
  Measurement,
  PlanForecast,
  Proposal,
  Task,
  Threat,
} from '@grognard/engine';
import {
  choice,
  type DataLimits,
  dataObject,
  either,
  flag,
  list,
  number,
  optional,
  record,
  required,
  text,
} from '@grognard/rules-kit';
import type { ShownEpisode } from './episodes.ts';
import { gameId, type SessionNotices, sideId } from './messages.ts';
import type { GameId } from './record.ts';
import { message } from './rpc.ts';
import type { ClientNews, SuggestedDeployment } from './seated-client.ts';
import type { GameStatus } from './status.ts';

/** Notices that such a client receives. */
export interface TableNotices extends Pick<SessionNotices, 'lost'> {
  readonly news: ClientNews & { readonly game: GameId };
}

/** Limits of a gesture of many pieces, each with a path of many points. */
const gestureLimits: DataLimits = { depth: 12, values: 100_000, characters: 2000 };
const mostPieces = 5000;
/** In tenths of a millimetre: a kilometre in either direction. */
const farthest = 10_000_000;

const pieceId = text(/^[^\p{Cc}]{1,200}$/u, 'the id of a piece');
const coordinate = number(-farthest, farthest);
const point = record({ x: required(coordinate, 'x'), y: required(coordinate, 'y') });
const spot = either(record({ at: required(point, 'Point') }), record({ piece: required(pieceId, 'Piece') }));

const gesture = record({
  pieces: required(list(pieceId, { min: 0, max: mostPieces }), 'Pieces'),
  values: required(dataObject(gestureLimits), 'Values by task'),
  restart: optional(flag(), false, 'Earlier values are dropped'),
});

const instrument = either(
  record({
    kind: required(choice(['measure', 'sight']), 'Instrument'),
    from: required(spot, 'From'),
    to: required(spot, 'To'),
  }),
  record({
    kind: required(choice(['reach', 'arc', 'threats']), 'Instrument'),
    of: required(pieceId, 'Piece'),
  }),
);

const ofGame = { game: required(gameId, 'Game') } as const;

export const tableMessages = {
  /** Opens a game for this client. Null if there is no such game. */
  open: message<GameStatus | null>()(record(ofGame)),
  status: message<GameStatus>()(record(ofGame)),
  /** Completes the hand-over of the screen to another side whose seat this client holds. */
  lookAs: message<GameStatus>()(record({ ...ofGame, side: required(sideId, 'Side') })),
  /** In a game of computers alone, lets them play to the end of a side's phase, or of the turn. */
  advance: message<null>()(record(ofGame)),
  /** Everything so far, as the viewer may know it. */
  log: message<readonly ShownEpisode[]>()(record(ofGame)),
  /** Everything that may lie on the table of this game, with samples. */
  legend: message<readonly LegendSection[]>()(record(ofGame)),
  /** What the viewer is told before the battle. Null if the game tells nothing. */
  briefing: message<Briefing | null>()(record(ofGame)),
  /** Commands by which the game's doctrine would deploy the pieces of the side that looks. The deployment stays open. */
  deployment: message<SuggestedDeployment>()(record(ofGame)),
  tasks: message<readonly Task[]>()(record({ ...ofGame, gesture: required(gesture, 'Gesture') })),
  propose: message<Proposal>()(record({ ...ofGame, gesture: required(gesture, 'Gesture') })),
  threats: message<readonly Threat[]>()(record({ ...ofGame, gesture: required(gesture, 'Gesture') })),
  /** Slower than a proposal, so asked after it. Null if nothing is at stake. */
  forecast: message<GestureForecast | null>()(record({ ...ofGame, gesture: required(gesture, 'Gesture') })),
  /** Of the orders given so far. Null if nothing is at stake, or in a game without sealed orders. */
  planForecast: message<PlanForecast | null>()(record(ofGame)),
  measure: message<Measurement>()(record({ ...ofGame, instrument: required(instrument, 'Instrument') })),
} as const;
