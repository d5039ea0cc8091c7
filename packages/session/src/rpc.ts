/** Calls over a line: `serve` answers declared messages, `connect` sends them. Received text never selects a method directly. */
import {
  check,
  type DataLimits,
  dataObject,
  Problem,
  record,
  required,
  type Shape,
  text,
  whole,
} from '@grognard/rules-kit';

/** One end of a line that carries plain data in order, until it breaks. */
export interface Port {
  send(message: unknown): void;
  listen(hear: (message: unknown) => void): void;
}

/** A message that one end may send: the shape of its parameters, and the type of its answer. */
export interface MessageKind<In, Out, Answer> {
  readonly shape: Shape<In, Out>;
  /** Never set. It only carries the type. */
  readonly answer?: Answer;
}

export type Messages = Readonly<Record<string, MessageKind<unknown, unknown, unknown>>>;
export type ParamsOf<M> = M extends MessageKind<infer In, infer _Out, infer _Answer> ? In : never;
export type OutputOfMessage<M> = M extends MessageKind<infer _In, infer Out, infer _Answer> ? Out : never;
export type AnswerOfMessage<M> = M extends MessageKind<infer _In, infer _Out, infer Answer> ? Answer : never;

/** Declares a message: `message<Answer>()(shape)`. */
export function message<Answer>() {
  return <In, Out>(shape: Shape<In, Out>): MessageKind<In, Out, Answer> => ({ shape });
}

/** Why a message was not handled. */
export interface MessageRefusal {
  readonly code: string;
  readonly at: string;
  readonly message: string;
}

/** A handler's result: an answer or a refusal. Only the first one counts. */
export interface Reply<Answer> {
  answer(value: Answer): void;
  refuse(refusal: MessageRefusal): void;
}

type MessageHandler<Params, Answer> = (params: Params, reply: Reply<Answer>) => void | Promise<void>;
export type BoundHandler = MessageHandler<unknown, unknown>;

/** Binds a handler to its message. It is called only with parameters that fit the shape. */
export function on<In, Out, Answer>(
  kind: MessageKind<In, Out, Answer>,
  handle: MessageHandler<Out, Answer>,
): BoundHandler {
  return (params, reply) => {
    const checked = check(kind.shape, params);
    if (checked instanceof Problem) return reply.refuse(refusalOf(checked));
    return handle(checked, reply);
  };
}

/** Binds a handler that returns its answer. */
export function answering<In, Out, Answer>(
  kind: MessageKind<In, Out, Answer>,
  work: (params: Out) => Answer | Promise<Answer>,
): BoundHandler {
  return on(kind, async (params, reply) => reply.answer(await work(params)));
}

function refusalOf({ code, at, message: words }: Problem): MessageRefusal {
  return { code, at, message: words };
}

/** Limits of a whole message. Shapes limit its parts further. */
export const messageLimits: DataLimits = { depth: 40, values: 2_000_000, characters: 20_000_000 };

const numberShape = whole(0, Number.MAX_SAFE_INTEGER);
const callShape = record({
  call: required(numberShape, 'Number of the call'),
  kind: required(text(/^[a-zA-Z]{1,40}$/, 'the name of a message'), 'Kind'),
  params: required(dataObject(messageLimits), 'Parameters'),
});

export interface ServeOptions {
  /** Text for the caller on an unexpected error. Defaults to the error's message. */
  readonly faultText?: (error: unknown) => string;
}

/** Answers the calls on a port. An unknown or malformed call gets a refusal with code and place. */
export function serve(
  port: Port,
  handlers: Readonly<Record<string, BoundHandler>>,
  { faultText = (error) => (error instanceof Error ? error.message : String(error)) }: ServeOptions = {},
): void {
  port.listen((received) => {
    const call = check(callShape, received);
    if (call instanceof Problem) return port.send({ call: numberIn(received), refused: refusalOf(call) });
    let isOpen = true;
    const end = (outcome: object) => {
      if (isOpen) port.send({ call: call.call, ...outcome });
      isOpen = false;
    };
    const handler = Object.hasOwn(handlers, call.kind) ? handlers[call.kind] : undefined;
    if (handler === undefined)
      return end({
        refused: { code: 'unknown-message', at: 'kind', message: `there is no message ${call.kind}` },
      });
    const work = async () =>
      handler(call.params, {
        answer: (answer) => end({ answer }),
        refuse: (refused) => end({ refused }),
      });
    work().then(
      () => end({ fault: 'this message got no answer' }),
      (error: unknown) => end({ fault: faultText(error) }),
    );
  });
}

/** Number of a malformed call, so that its sender can identify it. Null if it has none. */
function numberIn(received: unknown): number | null {
  const hasNumber = typeof received === 'object' && received !== null && 'call' in received;
  const checked = hasNumber ? check(numberShape, received.call) : null;
  return checked instanceof Problem ? null : checked;
}

/** Sends the other end an unsolicited notice. `N` lists the notices of this line with their types. */
export function notify<N>(port: Port, notice: keyof N & string, params: N[keyof N]): void {
  port.send({ notice, params });
}

/** Listeners by notice. */
export type Ears<N> = { readonly [K in keyof N]?: (params: N[K]) => void };

/** A call that the other end refused. */
export class CallRefused extends Error {
  readonly refusal: MessageRefusal;

  constructor(refusal: MessageRefusal) {
    super(`${refusal.at === '' ? '' : `${refusal.at}: `}${refusal.message}`);
    this.refusal = refusal;
  }
}

/** Sends a declared message. Rejects if it is refused or fails at the other end. */
export type Call<M extends Messages> = <K extends keyof M & string>(
  kind: K,
  params: ParamsOf<M[K]>,
) => Promise<AnswerOfMessage<M[K]>>;

/** Casts a received value to its declared type. The serving end is ours, and its handlers are typed by the same declaration. */
function declared<T>(value: unknown): T;
function declared(value: unknown): unknown {
  return value;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Connects to the other end of a line. Notices without a listener are dropped. */
export function connect<M extends Messages, N = Readonly<Record<string, never>>>(
  port: Port,
  ears: Ears<N> = {},
): Call<M> {
  const open = new Map<number, Waiting>();
  const listeners = new Map<string, unknown>(Object.entries(ears));
  let next = 1;
  port.listen((received) => {
    if (typeof received !== 'object' || received === null) return;
    if ('notice' in received && 'params' in received) {
      const listener = listeners.get(String(received.notice));
      if (typeof listener === 'function') declared<(params: unknown) => void>(listener)(received.params);
      return;
    }
    const call = 'call' in received && typeof received.call === 'number' ? received.call : null;
    const waiting = call === null ? undefined : open.get(call);
    if (call === null || waiting === undefined) return;
    open.delete(call);
    if ('answer' in received) waiting.resolve(received.answer);
    else if ('refused' in received) waiting.reject(new CallRefused(declared(received.refused)));
    else waiting.reject(new Error('fault' in received ? String(received.fault) : 'this call failed'));
  });
  return (kind, params) =>
    new Promise((resolve, reject) => {
      const call = next++;
      open.set(call, { resolve: (value) => resolve(declared(value)), reject });
      port.send({ call, kind, params });
    });
}
