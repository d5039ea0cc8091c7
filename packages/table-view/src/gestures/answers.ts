/** takeAnswer: answers of the referee. Only the newest request of each kind counts. Older ones are dropped. */
import { runDeferred } from './deferred.ts';
import { askForecast, askProposal } from './draft.ts';
import { leadDraggedPiece } from './drags.ts';
import type { AnswerEvent } from './events.ts';
import { measure } from './instruments.ts';
import type { Stepping } from './stepping.ts';

type AnswerOfKind<K extends AnswerEvent['kind']> = Extract<AnswerEvent, { kind: K }>;

export function takeAnswer(step: Stepping, answer: AnswerEvent): void {
  switch (answer.kind) {
    case 'tasks-answered':
      takeTasks(step, answer);
      break;
    case 'proposal-answered':
      takeProposal(step, answer);
      break;
    case 'threats-answered':
      if (answer.request !== step.state.requests.threats) break;
      step.updateRequests({ threats: null });
      step.updateDraft({ threats: answer.threats });
      break;
    case 'forecast-answered':
      takeForecast(step, answer);
      break;
    case 'measured':
      takeMeasurement(step, answer);
      break;
    case 'request-failed':
      takeFailure(step, answer.request);
      break;
  }
  askForecast(step);
}

function takeTasks(step: Stepping, { request, tasks }: AnswerOfKind<'tasks-answered'>): void {
  if (request !== step.state.requests.tasks) return;
  step.updateRequests({ tasks: null });
  step.updateDraft({ tasks, hasTasks: true });
  leadDraggedPiece(step);
  runDeferred(step);
}

function takeProposal(step: Stepping, { request, proposal }: AnswerOfKind<'proposal-answered'>): void {
  const asked = step.state.requests.proposal;
  if (asked === null || asked.request !== request) return;
  step.updateRequests({ proposal: null });
  const { gesture, values } = step.draft;
  // A proposal for an earlier revision of the same gesture is shown, because a drag is faster than the referee. It cannot be confirmed.
  if (asked.gesture === gesture && values !== null)
    step.updateDraft({ proposal, proposedRevision: asked.revision });
  askProposal(step);
  runDeferred(step);
}

function takeForecast(step: Stepping, { request, forecast }: AnswerOfKind<'forecast-answered'>): void {
  const asked = step.state.requests.forecast;
  if (asked === null || asked.request !== request) return;
  step.updateRequests({ forecast: null });
  if (asked.revision === step.draft.revision)
    step.updateDraft({ forecast, forecastRevision: asked.revision });
}

function takeMeasurement(step: Stepping, { request, measurement }: AnswerOfKind<'measured'>): void {
  const { requests, tool } = step.state;
  if (requests.measurement !== request) return;
  step.update({ tool: { ...tool, measurement } });
  const next = requests.nextInstrument;
  step.updateRequests({ measurement: null, nextInstrument: null });
  if (next !== null) measure(step, next);
}

/** A failed request is treated as if nothing had been asked. Steps that waited for it are dropped. */
function takeFailure(step: Stepping, request: number): void {
  const { tasks, threats, proposal, forecast, measurement } = step.state.requests;
  if (request === threats) step.updateRequests({ threats: null });
  if (request === measurement) step.updateRequests({ measurement: null, nextInstrument: null });
  if (forecast !== null && request === forecast.request) {
    step.updateRequests({ forecast: null });
    if (forecast.revision === step.draft.revision)
      step.updateDraft({ forecast: null, forecastRevision: forecast.revision });
  }
  if (request === tasks) {
    step.updateRequests({ tasks: null });
    step.update({ deferred: [] });
  }
  if (proposal !== null && request === proposal.request) {
    step.updateRequests({ proposal: null });
    if (proposal.revision === step.draft.revision) step.update({ deferred: [] });
    else askProposal(step);
  }
}
