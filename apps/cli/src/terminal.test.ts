import { describe, expect, it } from 'vitest';
import { type TerminalDeps, terminalOf } from './terminal.ts';

const stream = (more: object) => ({ write: () => true, once: () => undefined, ...more });

function terminal(out: object, env: Record<string, string> = {}, plain = false) {
  const stdin = Object.assign((async function* (): AsyncGenerator<Uint8Array> {})(), { isTTY: false });
  const surroundings: TerminalDeps = { stdin, stdout: stream(out), stderr: stream({}), env };
  return terminalOf(surroundings, {
    plain,
    rulesets: () => Promise.resolve([]),
    words: () => Promise.reject(new Error('nobody asks')),
    tables: () => Promise.resolve(() => null),
    armies: () => Promise.resolve([]),
    scenarioOrigins: async () => () => ({ kind: 'unpublished' }),
    runners: () => Promise.resolve([]),
  });
}

describe('the terminal', () => {
  it('has colour only on a screen, and not where it is unwanted', () => {
    const screen = { isTTY: true };
    expect(terminal(screen).colour).toEqual({ data: true, messages: false });
    expect(terminal({}).colour.data).toBe(false);
    expect(terminal(screen, { NO_COLOR: '1' }).colour.data).toBe(false);
    expect(terminal(screen, { NO_COLOR: '' }).colour.data).toBe(true);
    expect(terminal(screen, { TERM: 'dumb' }).colour.data).toBe(false);
    expect(terminal(screen, {}, true).colour.data).toBe(false);
  });

  it.each([
    [undefined, 100],
    [0, 100],
    [30, 50],
    [80, 80],
    [200, 100],
  ])('of %s columns uses %s', (columns, width) => {
    expect(terminal(columns === undefined ? {} : { columns }).width).toBe(width);
  });

  it('waits until what it writes to can take more', async () => {
    let drained = (): void => undefined;
    const slow = { write: () => false, once: (_event: string, listener: () => void) => (drained = listener) };
    let done = false;
    const writing = terminal(slow)
      .write('x')
      .then(() => {
        done = true;
      });
    await Promise.resolve();
    expect(done).toBe(false);
    drained();
    await writing;
    expect(done).toBe(true);
  });
});
