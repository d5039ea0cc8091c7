/** TestPlayer: drives the gesture machine by pixels and keys, and answers its requests in any order. */
import type { Forecast, Gesture, GestureForecast, Piece, Proposal, Task } from '@grognard/engine';
import type { GestureContext } from '../context.ts';
import type { GestureEvent, KeyPress, PointerKind } from '../events.ts';
import type { GestureIntention } from '../intentions.ts';
import { defaultLimits } from '../limits.ts';
import { type GestureState, initialGestures } from '../state.ts';
import { type GestureStep, stepGesture } from '../step.ts';
import { headlessTable } from './headless-table.ts';

export type TasksOf = (gesture: Gesture) => readonly Task[];

type Asking = Extract<GestureIntention, { readonly request: number }>;

interface PressOptions {
  readonly by?: PointerKind;
  readonly extend?: boolean;
  /** Ms since the previous event. */
  readonly after?: number;
}

/** A proposal whose command names the gesture it came from. */
export function proposalOf(gesture: Gesture): Proposal {
  const commands = [{ kind: 'order', ...gesture }];
  return { commands, refusals: [], items: [], stretches: [], notes: [], longestLegal: null };
}

/** A forecast whose assumption names the gesture it came from. */
export function forecastOf(gesture: Gesture): GestureForecast {
  const assumptions = [JSON.stringify(gesture)];
  const proposal: Forecast = {
    fates: [],
    pieces: [],
    basis: { kind: 'exact' },
    why: [],
    assumptions,
    items: [],
  };
  return { proposal, choices: [] };
}

export class TestPlayer {
  state: GestureState = initialGestures;
  /** Requests that have not been answered yet. */
  open: Asking[] = [];
  /** All other intentions of the machine. */
  done: Exclude<GestureIntention, Asking>[] = [];
  context: GestureContext;
  private readonly tasksOf: TasksOf;
  private time = 0;

  constructor(pieces: readonly Piece[], tasksOf: TasksOf, context: Partial<GestureContext> = {}) {
    this.tasksOf = tasksOf;
    const table = headlessTable(pieces);
    this.context = { table, pieces, limits: defaultLimits, confirmOnDrop: [], ends: [], ...context };
  }

  /** Called at every step. */
  onStep: (before: GestureState, after: GestureStep) => void = () => undefined;

  send(event: GestureEvent): boolean {
    const before = this.state;
    const after = stepGesture(before, event, this.context);
    const { state, intentions, isConsumed } = after;
    this.onStep(before, after);
    this.state = state;
    for (const intention of intentions) {
      if ('request' in intention) this.open.push(intention);
      else this.done.push(intention);
    }
    return isConsumed;
  }

  get doing(): string {
    return this.state.doing.kind;
  }

  get selection(): readonly string[] {
    return this.state.draft.selection;
  }

  /** Commands that were submitted. */
  get submitted(): readonly unknown[] {
    return this.done.flatMap((each) => (each.kind === 'submit' ? each.commands : []));
  }

  private pointer(
    kind: 'pointer-down' | 'pointer-move' | 'pointer-up',
    pointer: number,
    [x, y]: readonly [number, number],
    { by = 'mouse', extend = false, after = 10 }: PressOptions,
  ): void {
    this.time += after;
    this.send({ kind, pointer, by, x, y, extend, time: this.time });
  }

  down(pointer: number, x: number, y: number, options: PressOptions = {}): void {
    this.pointer('pointer-down', pointer, [x, y], options);
  }

  move(pointer: number, x: number, y: number, options: PressOptions = {}): void {
    this.pointer('pointer-move', pointer, [x, y], options);
  }

  up(pointer: number, x: number, y: number, options: PressOptions = {}): void {
    this.pointer('pointer-up', pointer, [x, y], options);
  }

  cancel(pointer: number): void {
    this.send({ kind: 'pointer-cancel', pointer });
  }

  /** Holds a pointer that is down as long as a long press takes. */
  hold(pointer: number): void {
    const { doing } = this.state;
    this.time += this.context.limits.longPress;
    const since = doing.kind === 'pressing' ? doing.since : this.time;
    this.send({ kind: 'pointer-held', pointer, since });
  }

  tap(x: number, y: number, options: PressOptions = {}): void {
    this.down(1, x, y, options);
    this.up(1, x, y, options);
  }

  drag(from: readonly [number, number], to: readonly [number, number], options: PressOptions = {}): void {
    this.down(1, ...from, options);
    this.move(1, ...to, options);
    this.up(1, ...to, options);
  }

  key(key: string, held: Partial<Omit<KeyPress, 'kind' | 'key'>> = {}): boolean {
    return this.send({ kind: 'key', key, shift: false, command: false, alt: false, ...held });
  }

  /** The oldest open request of a kind. */
  asked<K extends Asking['kind']>(kind: K): Extract<Asking, { kind: K }> {
    const found = this.open.find((each): each is Extract<Asking, { kind: K }> => each.kind === kind);
    if (found === undefined) throw new Error(`nothing was asked by ${kind}`);
    return found;
  }

  count(kind: Asking['kind']): number {
    return this.open.filter((each) => each.kind === kind).length;
  }

  /** Answers one request as the rules would. */
  answer(asked: Asking): void {
    this.open = this.open.filter((each) => each !== asked);
    const { request } = asked;
    switch (asked.kind) {
      case 'ask-tasks':
        this.send({ kind: 'tasks-answered', request, tasks: this.tasksOf(asked.gesture) });
        break;
      case 'ask-proposal':
        this.send({ kind: 'proposal-answered', request, proposal: proposalOf(asked.gesture) });
        break;
      case 'ask-threats':
        this.send({ kind: 'threats-answered', request, threats: [] });
        break;
      case 'ask-forecast':
        this.send({ kind: 'forecast-answered', request, forecast: forecastOf(asked.gesture) });
        break;
      case 'measure':
        this.send({
          kind: 'measured',
          request,
          measurement: { items: [], lines: [JSON.stringify(asked.instrument)], threats: [] },
        });
        break;
    }
  }

  fail(asked: Asking): void {
    this.open = this.open.filter((each) => each !== asked);
    this.send({ kind: 'request-failed', request: asked.request });
  }

  /** Answers all requests, oldest first, until none is left. */
  answerAll(): void {
    for (let [next] = this.open; next !== undefined; [next] = this.open) this.answer(next);
  }
}
