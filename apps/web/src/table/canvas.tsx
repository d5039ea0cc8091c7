/** TableCanvas: paints the table's state, and sends the store what pointers and keys do. */
import type { PieceId } from '@grognard/engine';
import {
  type CanvasTable,
  centimetres,
  createTable,
  inches,
  type Measure,
  type ThemeName,
} from '@grognard/table-view/canvas';
import { type RefObject, useEffect, useRef } from 'react';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { settings, shownTheme } from '../settings/store.ts';
import { decimalSign } from '../shell/measure.ts';
import { moveView } from './look-around.ts';
import { planItems } from './plan/plan-items.ts';
import { listenOn, type SendGesture } from './pointer-actions.ts';
import type { TableState, TableStore } from './table-store.ts';
import { withAddedRefusals } from './tasks/added-refusals.ts';

interface CanvasProps {
  readonly store: TableStore;
  readonly tableOf: RefObject<CanvasTable | null>;
}

/** The painter's name for the current theme. */
export function paintedTheme(): ThemeName {
  const shown = shownTheme();
  return shown === 'light' ? 'map' : shown === 'dark' ? 'night' : 'ink';
}

/** The unit of the rulers on the canvas, as text in the player's language. */
export function paintedMeasure(): Measure {
  const { units } = settings.get();
  return { ...(units === 'cm' ? centimetres : inches), unit: say(`unit.${units}`), point: decimalSign() };
}

/** The overlay: the orders given, the prompt for a reaction, the proposal with its forecast, or a measurement. */
function overlayOf(state: TableState) {
  const { status, playing, proposal, forecast, measurement } = state;
  const urgent = playing === null ? (status.prompt?.reaction?.items ?? []) : [];
  // Before an answer is chosen, the first one shows what all have in common.
  const foretold =
    (forecast?.proposal ?? (proposal === null ? forecast?.choices[0]?.forecast : null))?.items ?? [];
  const proposed = new Set(proposal?.items.map(({ id }) => id));
  return [
    ...planItems(state),
    ...urgent.filter(({ id }) => !proposed.has(id)),
    ...(proposal?.items ?? []),
    ...foretold,
    ...(measurement?.items ?? []),
  ];
}

function highlightOf(state: TableState, hovered: PieceId | null) {
  const { tasks, threats, status, proposal } = state;
  const selected = state.selection.flatMap((id) => [
    id,
    ...(status.pieces.find((piece) => piece.id === id)?.members ?? []),
  ]);
  const targets = tasks
    .flatMap((task) =>
      task.kind === 'target' ? withAddedRefusals(task.choices, proposal?.refusals ?? []) : [],
    )
    .flatMap(({ piece, refusals, odds }) =>
      piece === null || refusals.length > 0 ? [] : [{ id: piece, label: odds[0]?.percent ?? '' }],
    );
  return { selected, hovered, targets, threatened: threats.map(({ from }) => from) };
}

/** The handles of a formed body. The handle under the pointer shows its name; one with an outline shows nothing else. */
function handlesIn({ tasks }: TableState, pointed: string | null) {
  return tasks
    .flatMap((task) => (task.kind === 'handles' ? task.handles : []))
    .filter(({ id, corners }) => corners === undefined || id === pointed)
    .map(
      ({ id, at, title }) =>
        ({ at, text: id === pointed ? title : '', tone: 'plain', manner: 'grip' }) as const,
    );
}

export function TableCanvas({ store, tableOf }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const state = useStore(store.panelState);
  const { units } = useStore(settings);
  const theme = paintedTheme();
  const hovered = useRef<PieceId | null>(null);
  const pointed = useRef<string | null>(null);

  useEffect(() => {
    const sheet = canvas.current!;
    const table = createTable(sheet, {
      theme: paintedTheme(),
      measure: paintedMeasure(),
      // Position of the table's near left corner on the page, and pixels per cm, for tests that drive the page.
      onChange() {
        const { x, y } = table.toScreen({ x: 0, y: 0 });
        sheet.dataset['eye'] = `${x} ${y} ${table.scale}`;
      },
    });
    tableOf.current = table;
    table.show(store.state.get().status.picture);
    const hover = (id: PieceId | null, handle: string | null) => {
      if (handle !== pointed.current) {
        pointed.current = handle;
        table.marks(handlesIn(store.state.get(), handle));
      }
      if (id === hovered.current) return;
      hovered.current = id;
      store.named.set(id);
      table.highlight(highlightOf(store.state.get(), id));
    };
    const detach = store.attach({
      table,
      show(intention) {
        if (intention.kind === 'hover') hover(intention.piece, intention.handle);
        else if (moveView(table, sheet, intention)) store.named.set(null);
      },
    });
    const hear: SendGesture = (event) => {
      // Who presses knows what is there, and wants to see what lies beside it.
      if (event.kind === 'pointer-down') store.named.set(null);
      return store.send(event);
    };
    const stop = [listenOn(sheet, hear), detach];
    return () => {
      for (const each of stop) each();
      table.close();
      tableOf.current = null;
    };
  }, [store, tableOf]);

  useEffect(() => {
    tableOf.current?.theme(theme);
  }, [theme, tableOf]);

  useEffect(() => {
    if (units) tableOf.current?.measure(paintedMeasure());
  }, [units, tableOf]);

  const { playing, status } = state;
  useEffect(() => {
    const table = tableOf.current;
    if (table === null) return;
    if (playing === null) {
      table.show(status.picture);
      return;
    }
    // What follows is shown by the panel of the playback, which is loaded meanwhile.
    if (settings.get().playback === 'instant') store.played();
    else table.show(playing.before);
  }, [playing, status, store, tableOf]);

  // A drag is drawn at once. The panel beside the map is updated less often.
  useEffect(() => {
    let last: Partial<TableState> = {};
    const lay = () => {
      const now = store.state.get();
      const isNew = (...parts: readonly (keyof TableState)[]) =>
        parts.some((part) => now[part] !== last[part]);
      if (isNew('status', 'playing', 'proposal', 'forecast', 'measurement', 'selection'))
        tableOf.current?.overlay(overlayOf(now));
      if (isNew('status', 'selection', 'tasks', 'threats'))
        tableOf.current?.highlight(highlightOf(now, hovered.current));
      if (isNew('tasks')) tableOf.current?.marks(handlesIn(now, pointed.current));
      last = now;
    };
    lay();
    return store.state.watch(lay);
  }, [store, tableOf]);

  return (
    // The map is worked by keys of its own; the list beside it says the same in words.
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: as above
    <canvas
      ref={canvas}
      className="battlefield"
      tabIndex={0}
      role="application"
      aria-label={say('table.canvas')}
      aria-describedby="table-keys piece-tip"
    />
  );
}

/** The box that selects several pieces. */
export function SelectionBox({ store }: { readonly store: TableStore }) {
  const box = useStore(store.box);
  return box === null ? null : <div className="selection-box" style={box} />;
}
