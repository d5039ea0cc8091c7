/** progressOn: progress of a long command on standard error. Quick commands print nothing. */
import { counted } from '@grognard/rules-kit';
import { remark, type Terminal } from './terminal.ts';

/** Progress is not shown before this many milliseconds. */
const patience = 1000;
/** Milliseconds between updates: on a screen, where the row is overwritten, and in a file, where each update is a line. */
const every = { watched: 200, written: 5000 };

export interface ProgressLine {
  /** Reports that `done` of `all` units of work are done. */
  report(done: number, all: number): void;
  /** Removes the progress row, so that only the answer remains. */
  end(): void;
}

/** `now` returns milliseconds. */
export function progressOn(
  terminal: Pick<Terminal, 'say' | 'overwrite' | 'isWatched'>,
  what: string,
  now: () => number,
): ProgressLine {
  const started = now();
  const pause = terminal.isWatched ? every.watched : every.written;
  let due = started + (terminal.isWatched ? patience : Math.max(patience, pause));
  let shown = 0;
  const put = (text: string): void => {
    if (terminal.isWatched) terminal.overwrite(text.padEnd(shown));
    else remark(terminal, text);
    shown = text.length;
  };
  return {
    report(done, all) {
      const time = now();
      if (time < due) return;
      due = time + pause;
      put(`${done} of ${counted(all, what)}${left(done, all, time - started)}`);
    },
    end() {
      if (!terminal.isWatched || shown === 0) return;
      terminal.overwrite(' '.repeat(shown));
      terminal.overwrite('');
    },
  };
}

function left(done: number, all: number, passed: number): string {
  if (done === 0) return '';
  const seconds = Math.ceil(((all - done) * passed) / done / 1000);
  return `, about ${seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`} left`;
}

export const noProgress: ProgressLine = { report: () => undefined, end: () => undefined };
