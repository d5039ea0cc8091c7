/** Stepping: one step of the gesture machine in progress. It holds the next state and collects intentions. */
import type { GestureContext } from './context.ts';
import type { GestureIntention } from './intentions.ts';
import type { GestureState, OrderDraft, PointerGesture, Requests } from './state.ts';

export class Stepping {
  state: GestureState;
  readonly context: GestureContext;
  readonly intentions: GestureIntention[] = [];

  constructor(state: GestureState, context: GestureContext) {
    this.state = state;
    this.context = context;
  }

  get draft(): OrderDraft {
    return this.state.draft;
  }

  get doing(): PointerGesture {
    return this.state.doing;
  }

  update(part: Partial<GestureState>): void {
    this.state = { ...this.state, ...part };
  }

  updateDraft(part: Partial<OrderDraft>): void {
    this.update({ draft: { ...this.state.draft, ...part } });
  }

  updateRequests(part: Partial<Requests>): void {
    this.update({ requests: { ...this.state.requests, ...part } });
  }

  begin(doing: PointerGesture): void {
    this.update({ doing });
  }

  emit(intention: GestureIntention): void {
    this.intentions.push(intention);
  }

  /** The number of the next request to the referee. */
  nextRequest(): number {
    const last = this.state.requests.last + 1;
    this.updateRequests({ last });
    return last;
  }
}
