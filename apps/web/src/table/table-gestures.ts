/** TableGestures: the gesture machine of one table. Passes the machine's questions to the referee, and the answers back. */
import type { Command, Piece, PieceId } from '@grognard/engine';
import {
  defaultLimits,
  type GestureContext,
  type GestureEvent,
  type GestureIntention,
  type GestureState,
  type GestureTable,
  type GivenEnd,
  initialGestures,
  type SelectableGroup,
  stepGesture,
} from '@grognard/table-view/gestures';
import type { GameId, Referee } from '../referee/contract.ts';
import { settings } from '../settings/store.ts';

export interface GestureDeps {
  readonly referee: Referee;
  readonly game: GameId;
  readonly pieces: () => readonly Piece[];
  /** The groups that can be selected: those of the game, and those that the player has put together. */
  readonly groups: () => readonly SelectableGroup[];
  /** Ends of the orders that are given. */
  readonly ends: () => readonly GivenEnd[];
  /** Called after every step that changed the draft or the tool. */
  readonly onDraft: (state: GestureState, before: GestureState) => void;
  /** Called after every step, including drags that change no draft. */
  readonly onStep: (state: GestureState) => void;
  readonly submit: (commands: readonly Command[]) => void;
  readonly undo: () => void;
  readonly remember: (key: number, pieces: readonly PieceId[]) => void;
}

/** The map that gestures are made on. */
export interface GestureMap {
  readonly table: GestureTable;
  /** Moves the view, or highlights the piece under the pointer. */
  readonly show: (intention: GestureIntention) => void;
}

/** Until a map is attached, only the panel sends events. */
const noMap: GestureMap = {
  table: {
    piecesAt: () => [],
    piecesIn: () => [],
    toTable: () => ({ x: 0, y: 0 }),
    toScreen: () => ({ x: 0, y: 0 }),
  },
  show: () => undefined,
};

export class TableGestures {
  private state: GestureState = initialGestures;
  private map: GestureMap = noMap;
  private readonly deps: GestureDeps;

  constructor(deps: GestureDeps) {
    this.deps = deps;
  }

  /** Attaches a map until the returned function is called. */
  attach(map: GestureMap): () => void {
    this.map = map;
    return () => {
      if (this.map === map) this.map = noMap;
    };
  }

  private context(): GestureContext {
    return {
      table: this.map.table,
      pieces: this.deps.pieces(),
      groups: this.deps.groups(),
      ends: this.deps.ends(),
      limits: defaultLimits,
      confirmOnDrop: settings.get().confirm === 'touch' ? ['mouse'] : [],
    };
  }

  send(event: GestureEvent): boolean {
    const before = this.state;
    const { state, intentions, isConsumed } = stepGesture(before, event, this.context());
    this.state = state;
    if (state.draft !== before.draft || state.tool !== before.tool) this.deps.onDraft(state, before);
    this.deps.onStep(state);
    for (const intention of intentions) this.carryOut(intention);
    return isConsumed;
  }

  private carryOut(intention: GestureIntention): void {
    const { referee, game, submit, undo, remember } = this.deps;
    switch (intention.kind) {
      case 'ask-tasks': {
        const { request, gesture } = intention;
        const answered = async () =>
          ({ kind: 'tasks-answered', request, tasks: await referee.tasks(game, gesture) }) as const;
        void this.answer(request, answered);
        break;
      }
      case 'ask-proposal': {
        const { request, gesture } = intention;
        const answered = async () =>
          ({ kind: 'proposal-answered', request, proposal: await referee.propose(game, gesture) }) as const;
        void this.answer(request, answered);
        break;
      }
      case 'ask-threats': {
        const { request, gesture } = intention;
        const answered = async () =>
          ({ kind: 'threats-answered', request, threats: await referee.threats(game, gesture) }) as const;
        void this.answer(request, answered);
        break;
      }
      case 'ask-forecast': {
        const { request, gesture } = intention;
        const answered = async () =>
          ({ kind: 'forecast-answered', request, forecast: await referee.forecast(game, gesture) }) as const;
        void this.answer(request, answered);
        break;
      }
      case 'measure': {
        const { request, instrument } = intention;
        const answered = async () =>
          ({ kind: 'measured', request, measurement: await referee.measure(game, instrument) }) as const;
        void this.answer(request, answered);
        break;
      }
      case 'submit':
        submit(intention.commands);
        break;
      case 'undo':
        undo();
        break;
      case 'remember':
        remember(intention.key, intention.pieces);
        break;
      case 'pan':
      case 'zoom':
      case 'fit-view':
      case 'hover':
        this.map.show(intention);
        break;
    }
  }

  private async answer(request: number, answered: () => Promise<GestureEvent>): Promise<void> {
    let event: GestureEvent;
    try {
      event = await answered();
    } catch (error) {
      this.send({ kind: 'request-failed', request });
      throw error;
    }
    this.send(event);
  }
}
