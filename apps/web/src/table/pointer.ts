/** Fingers and mouse on the canvas: what is dragged, pinched, tapped. It knows pixels, no rules. */

export interface Touch {
  readonly x: number;
  readonly y: number;
  readonly also: boolean;
  readonly by: 'mouse' | 'touch';
}

/** What a hand does; a drag begins on something that can be dragged, or else draws the sheet along. */
export interface Fingers {
  /** Whether something is taken up here. */
  grab(at: Touch): boolean;
  drag(at: Touch): void;
  drop(at: Touch): void;
  /** A drag that was broken off. */
  lose(): void;
  tap(at: Touch): void;
  hover(at: Touch): void;
  pan(dx: number, dy: number): void;
  zoom(x: number, y: number, factor: number): void;
}

/** A finger that moved less than this has tapped, in pixels. */
const tapReach = 6;

interface Down {
  x: number;
  y: number;
  readonly startX: number;
  readonly startY: number;
  isTap: boolean;
}

export function watchFingers(canvas: HTMLCanvasElement, fingers: Fingers): () => void {
  const down = new Map<number, Down>();
  let grabbed: number | null = null;
  const touch = (event: PointerEvent): Touch => ({
    x: event.clientX,
    y: event.clientY,
    also: event.shiftKey || event.ctrlKey || event.metaKey,
    by: event.pointerType === 'mouse' ? 'mouse' : 'touch',
  });

  function begin(event: PointerEvent): void {
    if (event.button > 0) return;
    canvas.setPointerCapture(event.pointerId);
    down.set(event.pointerId, {
      x: event.clientX,
      y: event.clientY,
      startX: event.clientX,
      startY: event.clientY,
      isTap: true,
    });
    if (down.size === 1) {
      if (fingers.grab(touch(event))) grabbed = event.pointerId;
    } else {
      for (const each of down.values()) each.isTap = false;
      if (grabbed !== null) fingers.lose();
      grabbed = null;
    }
  }

  function move(event: PointerEvent): void {
    const finger = down.get(event.pointerId);
    if (finger === undefined) {
      if (event.pointerType === 'mouse') fingers.hover(touch(event));
      return;
    }
    const away = Math.abs(event.clientX - finger.startX) + Math.abs(event.clientY - finger.startY);
    if (away > tapReach) finger.isTap = false;
    const [oldX, oldY] = [finger.x, finger.y];
    if (down.size === 2) pinch(event, finger);
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (finger.isTap || down.size > 1) return;
    if (grabbed === event.pointerId) fingers.drag(touch(event));
    else fingers.pan(event.clientX - oldX, event.clientY - oldY);
  }

  /** Two fingers: their middle draws the sheet along, their distance brings it nearer. */
  function pinch(event: PointerEvent, moving: Down): void {
    const other = [...down.values()].find((finger) => finger !== moving);
    if (other === undefined) return;
    const span = (x: number, y: number) => Math.sqrt((x - other.x) ** 2 + (y - other.y) ** 2);
    const before = span(moving.x, moving.y);
    const after = span(event.clientX, event.clientY);
    fingers.pan((event.clientX - moving.x) / 2, (event.clientY - moving.y) / 2);
    if (before > 0)
      fingers.zoom((event.clientX + other.x) / 2, (event.clientY + other.y) / 2, after / before);
  }

  function end(event: PointerEvent): void {
    const finger = down.get(event.pointerId);
    down.delete(event.pointerId);
    if (finger === undefined) return;
    const wasGrabbed = grabbed === event.pointerId;
    if (wasGrabbed) grabbed = null;
    if (event.type === 'pointercancel') {
      if (wasGrabbed) fingers.lose();
      return;
    }
    if (finger.isTap) {
      if (wasGrabbed) fingers.lose();
      fingers.tap(touch(event));
    } else if (wasGrabbed) fingers.drop(touch(event));
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    if (event.ctrlKey || !event.shiftKey) {
      const by = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
      fingers.zoom(event.clientX, event.clientY, Math.exp(-by / 400));
    } else fingers.pan(-event.deltaY, -event.deltaX);
  }

  const heard = { pointerdown: begin, pointermove: move, pointerup: end, pointercancel: end } as const;
  for (const [kind, hear] of Object.entries(heard)) canvas.addEventListener(kind as 'pointerdown', hear);
  canvas.addEventListener('wheel', wheel, { passive: false });
  return () => {
    for (const [kind, hear] of Object.entries(heard)) canvas.removeEventListener(kind as 'pointerdown', hear);
    canvas.removeEventListener('wheel', wheel);
  };
}
