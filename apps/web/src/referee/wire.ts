/** Calls across to a worker and back: each is answered once, in its own time. */

/** What can be called over there: every method answers with a promise. */
export type Callable = object;

interface Call {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly fault: string }
  | { readonly told: unknown };

/** Either end of a line: a worker seen from outside, or a worker's own scope. */
export interface Line {
  postMessage(message: unknown): void;
  addEventListener(kind: 'message', heard: (event: MessageEvent) => void): void;
}

type Methods = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/** Answers the calls that come in, from the first on; those that come before the service is ready wait for it. */
export function answerOn(line: Line, service: Callable | Promise<Callable>): void {
  const ready = Promise.resolve(service) as Promise<Methods>;
  line.addEventListener('message', ({ data }: MessageEvent<Call>) => {
    const { id, name, args } = data;
    const carryOut = async (): Promise<Answer> => {
      try {
        const method = (await ready)[name];
        if (method === undefined) return { id, fault: `there is no ${name}` };
        return { id, value: await method(...args) };
      } catch (error) {
        return { id, fault: error instanceof Error ? error.message : String(error) };
      }
    };
    void carryOut().then((answer) => line.postMessage(answer));
  });
}

/** Tells the other end something that it did not ask for. */
export function tellOn(line: Line, told: unknown): void {
  line.postMessage({ told } satisfies Answer);
}

/** The other end as an object; `hear` gets what it tells unasked. */
export function callOn<T extends Callable>(line: Line, hear: (told: unknown) => void = () => undefined): T {
  const open = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let next = 1;
  line.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if ('told' in data) return hear(data.told);
    const waiting = open.get(data.id);
    open.delete(data.id);
    if ('fault' in data) waiting?.reject(new Error(data.fault));
    else waiting?.resolve(data.value);
  });
  return new Proxy({} as T, {
    get:
      (_, name) =>
      (...args: readonly unknown[]) =>
        new Promise((resolve, reject) => {
          const id = next++;
          open.set(id, { resolve, reject });
          line.postMessage({ id, name: String(name), args } satisfies Call);
        }),
  });
}
