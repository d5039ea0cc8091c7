/** listenOn: translates pointer, wheel and key events on the map into events of the gesture machine. */
import { defaultLimits, type GestureEvent, type PointerKind } from '@grognard/table-view/gestures';

/** Carries out an event. False if it has no meaning here, so that the page may use the key. */
export type SendGesture = (event: GestureEvent) => boolean;

/** Pixels of wheel movement for a zoom factor of e, and pixels for each line if the wheel counts in lines. */
const wheel = { perZoom: 400, perLine: 16 } as const;

function kindOf(pointerType: string): PointerKind {
  return pointerType === 'mouse' || pointerType === 'pen' ? pointerType : 'touch';
}

function pointerEvent(
  kind: 'pointer-down' | 'pointer-move' | 'pointer-up',
  event: PointerEvent,
): GestureEvent {
  return {
    kind,
    pointer: event.pointerId,
    by: kindOf(event.pointerType),
    x: event.clientX,
    y: event.clientY,
    extend: event.shiftKey || event.ctrlKey || event.metaKey,
    time: event.timeStamp,
  };
}

function wheelEvent({
  clientX,
  clientY,
  deltaX,
  deltaY,
  deltaMode,
  shiftKey,
  ctrlKey,
}: WheelEvent): GestureEvent {
  if (shiftKey && !ctrlKey) return { kind: 'wheel-pan', dx: -deltaY, dy: -deltaX };
  const turned = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * wheel.perLine : deltaY;
  return { kind: 'wheel-zoom', x: clientX, y: clientY, factor: Math.exp(-turned / wheel.perZoom) };
}

/** The digit printed on a key, or null. */
function digitOn(code: string): number | null {
  const [, digit] = /^(?:Digit|Numpad)([0-9])$/.exec(code) ?? [];
  return digit === undefined ? null : Number(digit);
}

/** Listens until the returned function is called. */
export function listenOn(canvas: HTMLCanvasElement, send: SendGesture): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button > 0) return;
      canvas.setPointerCapture(event.pointerId);
      send(pointerEvent('pointer-down', event));
      const { pointerId: pointer, timeStamp: since } = event;
      // Pointless once the press is over: the gesture machine knows whether this press still lasts.
      setTimeout(
        () => signal.aborted || send({ kind: 'pointer-held', pointer, since }),
        defaultLimits.longPress,
      );
    },
    { signal },
  );
  canvas.addEventListener('pointermove', (event) => send(pointerEvent('pointer-move', event)), { signal });
  canvas.addEventListener('pointerup', (event) => send(pointerEvent('pointer-up', event)), { signal });
  canvas.addEventListener(
    'pointerleave',
    ({ pointerId, pointerType }) => {
      // A finger leaves whenever it is lifted.
      if (pointerType === 'mouse') send({ kind: 'pointer-leave', pointer: pointerId });
    },
    { signal },
  );
  const cancel = ({ pointerId }: PointerEvent) => send({ kind: 'pointer-cancel', pointer: pointerId });
  canvas.addEventListener('pointercancel', cancel, { signal });
  // The browser also sends this after each release, when the pointer is already gone.
  canvas.addEventListener('lostpointercapture', cancel, { signal });
  // Holding a finger still draws a box, so it must not open a menu.
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      send(wheelEvent(event));
    },
    { signal, passive: false },
  );
  canvas.addEventListener(
    'keydown',
    (event) => {
      const { key, code, shiftKey: shift, ctrlKey, metaKey, altKey: alt } = event;
      const digit = digitOn(code);
      const held = { shift, command: ctrlKey || metaKey, alt, ...(digit === null ? {} : { digit }) };
      if (send({ kind: 'key', key, ...held })) event.preventDefault();
    },
    { signal },
  );
  return () => stop.abort();
}
