/** Frames: one animation frame at a time, and none while nothing changes. */

/** Requests the next frame from the browser. Tests pass their own. */
export type NextFrame = (paint: (now: number) => void) => void;

export class Frames {
  private isAsked = false;
  private isOver = false;
  private readonly next: NextFrame;
  /** Paints a frame, and returns whether another must follow. */
  private readonly paint: (now: number) => 'moving' | 'still';

  constructor(next: NextFrame, paint: (now: number) => 'moving' | 'still') {
    this.next = next;
    this.paint = paint;
  }

  /** Requests a frame after a change. Further requests before it is painted have no effect. */
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
