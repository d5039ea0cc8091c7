import { describe, expect, it } from 'vitest';
import { Frames } from './frames.ts';
import { Reels } from './reels.ts';

/** A browser that paints on request. */
function clock() {
  let due: ((now: number) => void)[] = [];
  return {
    next: (paint: (now: number) => void) => void due.push(paint),
    waiting: () => due.length,
    tick(now: number) {
      const all = due;
      due = [];
      for (const paint of all) paint(now);
    },
  };
}

describe('frames', () => {
  it('nothing is painted while nothing changes, and one frame however often it is asked for', () => {
    const browser = clock();
    let painted = 0;
    const frames = new Frames(browser.next, () => {
      painted += 1;
      return 'still';
    });
    browser.tick(0);
    expect(painted).toBe(0);
    for (let i = 0; i < 5; i++) frames.ask();
    expect(browser.waiting()).toBe(1);
    browser.tick(16);
    browser.tick(32);
    expect(painted).toBe(1);
    expect(browser.waiting()).toBe(0);
  });

  it('go on by themselves while something moves, and end with the table', () => {
    const browser = clock();
    let left = 3;
    const frames = new Frames(browser.next, () => (--left > 0 ? 'moving' : 'still'));
    frames.ask();
    for (let now = 0; now < 100; now += 16) browser.tick(now);
    expect(left).toBe(0);
    frames.ask();
    frames.end();
    browser.tick(200);
    expect(left).toBe(0);
  });
});

describe('what runs by itself', () => {
  it('comes to its end in its time', async () => {
    const seen: number[] = [];
    const reels = new Reels(
      () => undefined,
      () => false,
    );
    const { finished } = reels.run(100, (moment) => void seen.push(moment));
    expect(reels.step(1000)).toBe('moving');
    expect(reels.step(1050)).toBe('moving');
    expect(reels.step(1120)).toBe('still');
    await finished;
    expect(seen).toEqual([0, 0, 0.5, 1]);
  });

  it('jumps to the end when it is skipped, once', async () => {
    const seen: number[] = [];
    const reels = new Reels(
      () => undefined,
      () => false,
    );
    const { finished, skip } = reels.run(100, (moment) => void seen.push(moment));
    skip();
    skip();
    await finished;
    expect(seen).toEqual([0, 1]);
    expect(reels.step(5000)).toBe('still');
  });

  it('is over at once for who wants no motion', async () => {
    const seen: number[] = [];
    const reels = new Reels(
      () => undefined,
      () => true,
    );
    await reels.run(1000, (moment) => void seen.push(moment)).finished;
    expect(seen).toEqual([1]);
  });
});
