/** One frame at a time, and none while nothing changes. */

/** Asks the browser for the next frame; a test has its own. */
export type NextFrame = (paint: (now: number) => void) => void;

export class Frames {
  private isAsked = false;
  private isOver = false;
  private readonly next: NextFrame;
  /** Paints; says whether there is more to come by itself. */
  private readonly paint: (now: number) => 'moving' | 'still';

  constructor(next: NextFrame, paint: (now: number) => 'moving' | 'still') {
    this.next = next;
    this.paint = paint;
  }

  /** Something has changed: a frame is due. Asking again before it is painted changes nothing. */
  ask(): void {
    if (this.isAsked || this.isOver) return;
    this.isAsked = true;
    this.next((now) => {
      this.isAsked = false;
      if (!this.isOver && this.paint(now) === 'moving') this.ask();
    });
  }

  end(): void {
    this.isOver = true;
  }
}
