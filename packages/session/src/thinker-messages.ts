/** thinkerMessages: the messages between a host and the process in which its computer players think. */
import type { AnyView } from '@grognard/engine';
import { levels, type PlanMemory, type PlayerAnswer } from '@grognard/opponent';
import {
  choice,
  type DataLimits,
  data,
  dataObject,
  languages,
  record,
  required,
  type Shape,
  text,
  whole,
} from '@grognard/rules-kit';
import { sideId } from './messages.ts';
import { type Call, message } from './rpc.ts';
import type { Question, Thinker } from './thinker.ts';

const limits: DataLimits = { depth: 40, values: 2_000_000, characters: 1_000_000 };

/** A view can be read only by the game that made it. To all other code it is plain data. */
function viewData(): Shape<unknown, AnyView>;
function viewData(): Shape<unknown, unknown> {
  return data(limits);
}

/** A plan can be read only by the player who made it. */
function memoryData(): Shape<unknown, PlanMemory | null>;
function memoryData(): Shape<unknown, unknown> {
  return data(limits);
}

export const editionId = text(/^[\w.-]{1,100}$/, 'the id of an edition');
const language = choice(languages);

export const thinkerMessages = {
  /** Loads the parts that the first question will need. */
  prepare: message<null>()(
    record({ edition: required(editionId, 'Edition'), language: required(language, 'Language') }),
  ),
  think: message<PlayerAnswer>()(
    record({
      edition: required(editionId, 'Edition'),
      scenario: required(data(limits), 'Scenario'),
      options: required(dataObject(limits), 'Options'),
      language: required(language, 'Language'),
      side: required(sideId, 'Side'),
      level: required(choice(levels), 'Level'),
      seed: required(whole(0, Number.MAX_SAFE_INTEGER), 'Seed'),
      answered: required(whole(0, 1_000_000_000), 'Answers before'),
      memory: required(memoryData(), 'Memory'),
      view: required(viewData(), 'View'),
    }),
  ),
} as const;

/** A thinker at the other end of a line. */
export function remoteThinker(call: Call<typeof thinkerMessages>): Thinker {
  return { think: (question: Question) => call('think', question) };
}
