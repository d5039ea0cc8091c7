/** useCarry: a line of an army is carried to another place of its list or to another list, by pointer or by arrow keys. */
import { useRef, useState } from 'react';

/** Before which entry of which list the line would come. */
export interface CarryTarget {
  readonly list: string;
  readonly index: number;
}

interface Carry {
  readonly from: string;
  readonly target: CarryTarget | null;
}

/** The place under the pointer: lists and their entries say in the document which they are. */
function targetAt(x: number, y: number): CarryTarget | null {
  const list = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-list]');
  const name = list?.dataset['list'];
  if (list === null || list === undefined || name === undefined) return null;
  const entries = [...list.querySelectorAll<HTMLElement>('[data-line]')];
  const index = entries.filter((entry) => {
    const { top, height } = entry.getBoundingClientRect();
    return y > top + height / 2;
  }).length;
  return { list: name, index };
}

export interface CarryHandle {
  readonly onPointerDown: (event: React.PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: React.PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

export function useCarry(drop: (from: string, target: CarryTarget) => void): {
  readonly carry: Carry | null;
  readonly handle: (from: string) => CarryHandle;
} {
  const [carry, setCarry] = useState<Carry | null>(null);
  const latest = useRef<Carry | null>(null);
  const take = (next: Carry | null) => {
    latest.current = next;
    setCarry(next);
  };
  return {
    carry,
    handle: (from) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        take({ from, target: null });
      },
      onPointerMove({ clientX, clientY }) {
        if (latest.current !== null) take({ from, target: targetAt(clientX, clientY) });
      },
      onPointerUp() {
        const held = latest.current;
        take(null);
        if (held?.target !== null && held?.target !== undefined) drop(held.from, held.target);
      },
      onPointerCancel: () => take(null),
    }),
  };
}
