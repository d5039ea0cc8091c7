/** Reels: animations such as motions and dice. Each can be skipped, and ends at once for users who prefer no motion. */

/** An animation in progress. */
export interface RunningReel {
  /** Resolves when it ends or is skipped. */
  readonly finished: Promise<void>;
  /** Jumps to the end. */
  readonly skip: () => void;
}

interface Reel {
  readonly ms: number;
  readonly show: (moment: number) => void;
  readonly done: () => void;
  start: number | null;
}

export class Reels {
  private reels: Reel[] = [];
  private readonly ask: () => void;
  private readonly isStill: () => boolean;

  /** `ask` requests a frame. `isStill` tells whether motion is unwanted. */
  constructor(ask: () => void, isStill: () => boolean) {
    this.ask = ask;
    this.isStill = isStill;
  }

  /** Shows moments from 0 to 1 over this many ms. */
  run(ms: number, show: (moment: number) => void): RunningReel {
    const { promise: finished, resolve } = Promise.withResolvers<void>();
    const reel: Reel = { ms, show, done: resolve, start: null };
    const skip = () => {
      if (!this.reels.includes(reel)) return;
      this.reels = this.reels.filter((other) => other !== reel);
      this.end(reel);
    };
    if (ms <= 0 || this.isStill()) this.end(reel);
    else {
      this.reels.push(reel);
      show(0);
      this.ask();
    }
    return { finished, skip };
  }

  private end({ show, done }: Reel): void {
    show(1);
    done();
    this.ask();
  }

  /** Advances all reels to the time of a frame. */
  step(now: number): 'moving' | 'still' {
    for (const reel of [...this.reels]) {
      reel.start ??= now;
      const moment = (now - reel.start) / reel.ms;
      if (moment < 1) reel.show(Math.max(0, moment));
      else {
        this.reels = this.reels.filter((other) => other !== reel);
        this.end(reel);
      }
    }
    return this.reels.length > 0 ? 'moving' : 'still';
  }

  skipAll(): void {
    const all = this.reels;
    this.reels = [];
    for (const reel of all) this.end(reel);
  }
}
