/** Pointer: points at the next thing to do, on the map with a ring, elsewhere with a frame around the real control. */
import type { LessonCue } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import type { CanvasTable } from '@grognard/table-view/canvas';
import { type RefObject, useEffect, useRef } from 'react';
import { isMoving } from '../settings/store.ts';
import type { TableState } from '../table/table-state.ts';

interface PointerProps {
  readonly cue: LessonCue | null;
  readonly state: TableState;
  readonly table: RefObject<CanvasTable | null>;
  readonly pulses: boolean;
  /** What is looked at first. */
  readonly fight: readonly Point[];
}

/** Least radius of a ring in CSS pixels. */
const least = 22;

interface Ring {
  readonly at: Point;
  /** In tenths of a millimetre. */
  readonly radius: number;
}

function ringsOf(cue: LessonCue | null, { status }: TableState): readonly Ring[] {
  if (cue === null) return [];
  if (cue.do === 'look') return [{ at: cue.at, radius: 0 }];
  if (cue.do === 'set' && cue.at !== undefined) return [{ at: cue.at, radius: 0 }];
  const named = cue.do === 'select' ? cue.pieces : cue.do === 'set' ? [cue.piece] : [];
  return status.pieces
    .filter(({ id }) => named.includes(id))
    .map(({ at, base }) => ({
      at,
      radius: base.shape === 'round' ? base.radius : Math.max(base.width, base.depth) / 2,
    }));
}

/** The control of the page that a cue names, or null if it is on the map. */
function controlOf(cue: LessonCue | null): HTMLElement | null {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  switch (cue?.do) {
    case 'confirm':
      return find('.deciding button.first');
    case 'finish':
      return find('.table-bar dialog[open] button.first') ?? find('.table-bar .row > button.first');
    case 'set': {
      const choices = `[data-task="${CSS.escape(cue.task)}"]`;
      const value = CSS.escape(JSON.stringify(cue.value));
      return find(`${choices} [data-value="${value}"]`) ?? (cue.at || cue.piece ? null : find(choices));
    }
    case 'look':
      return find('.aim-pills button');
    case 'select':
    case undefined:
      return null;
  }
}

const taskOf = (cue: LessonCue | null) => (cue?.do === 'set' ? cue.task : undefined);

const mark = 'data-pointed';

/** Keeps the frame on the control, which React may draw anew at any time. */
function useFrame(cue: LessonCue | null, pulses: boolean): void {
  useEffect(() => {
    let framed: HTMLElement | null = null;
    const frame = () => {
      const control = controlOf(cue);
      if (framed !== control) {
        framed?.removeAttribute(mark);
        control?.scrollIntoView({ block: 'nearest' });
      }
      framed = control;
      control?.setAttribute(mark, pulses ? 'pulses' : 'rests');
      const fold = control?.closest('details');
      if (fold && !fold.open) fold.open = true;
    };
    frame();
    const timer = setInterval(frame, 250);
    return () => {
      clearInterval(timer);
      framed?.removeAttribute(mark);
    };
  }, [cue, pulses]);
}

/** Goes near to where the step is played, once the map has its size. */
function useFirstLook(table: PointerProps['table'], fight: readonly Point[]): void {
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => table.current?.lookAt(fight, isMoving() ? 600 : 0));
    });
    return () => cancelAnimationFrame(frame);
  }, [table, fight]);
}

export function Pointer({ cue, state, table, pulses, fight }: PointerProps) {
  useFrame(cue, pulses);
  useFirstLook(table, fight);
  const rings = state.playing === null ? ringsOf(cue, state) : [];
  const layer = useRef<HTMLDivElement>(null);
  // The map moves under the rings without telling anybody.
  useEffect(() => {
    let frame = 0;
    const place = () => {
      const here = table.current;
      const field = layer.current?.getBoundingClientRect();
      if (here !== null && field !== undefined)
        rings.forEach(({ at, radius }, n) => {
          const ring = layer.current?.children[n];
          if (!(ring instanceof HTMLElement)) return;
          const { x, y } = here.toScreen(at);
          const half = Math.max(least, (radius / 100) * here.scale + 8);
          ring.style.transform = `translate(${x - field.left - half}px, ${y - field.top - half}px)`;
          ring.style.width = ring.style.height = `${2 * half}px`;
        });
      frame = requestAnimationFrame(place);
    };
    place();
    return () => cancelAnimationFrame(frame);
  });
  return (
    <div
      ref={layer}
      className="coach-rings"
      aria-hidden="true"
      data-cue={cue?.do}
      data-cue-task={taskOf(cue)}
    >
      {rings.map((_, n) => (
        <i key={n} data-pulses={pulses} />
      ))}
    </div>
  );
}
