/** perform: shows a beat of an event on the canvas, with its rings, lines, motions and dice. */
import type { CanvasTable, RunningReel } from '@grognard/table-view/canvas';
import { facesOf } from '../../explanation/dice.tsx';
import { sound } from '../../shell/sound.ts';
import {
  askedItems,
  type Beat,
  concernedIn,
  diceAt,
  motionBeat,
  motionMs,
  type PlayedEvent,
  placesIn,
} from './timeline.ts';

/** Time in which the camera flies to those concerned, at normal speed. */
const flightMs = 450;
/** Dice that find room beside a piece. */
const mostDice = 8;
const nowhere = { x: 0, y: 0 };

function lightUp(table: CanvasTable, event: PlayedEvent): void {
  const { actors, targets } = concernedIn(event);
  const { led, scene } = event;
  const named = scene.who.flatMap((name, n) => {
    const id = led?.pieces[n];
    return id === undefined ? [] : [{ id, name }];
  });
  table.highlight({ selected: actors, targets: targets.map((id) => ({ id, label: '' })), named });
}

function rollBeside(table: CanvasTable, event: PlayedEvent): RunningReel | null {
  const at = diceAt(event);
  return at === null ? null : table.dice(facesOf(event.led?.dice ?? []).slice(0, mostDice), at);
}

/** Speed of the motions: a factor of their time, or 0 where none is wanted. */
export type MotionPace = number;

/** Shows the table as a beat finds it, so that each can be gone to directly. The eyes are led there, or stay. Returns a function that stops it. */
export function perform(
  table: CanvasTable,
  event: PlayedEvent,
  beat: Beat,
  pace: MotionPace,
  eye: 'led' | 'still' = 'led',
): () => void {
  const { scene, before, after } = event;
  const motions = motionBeat(event) === beat ? scene.motions : [];
  const ms = motions.length > 0 ? motionMs * pace : 0;
  const look = () => {
    if (eye === 'led') table.lookAt(placesIn(event), flightMs * pace);
  };
  let isShown = true;
  lightUp(table, event);
  if (beat !== 'dice') table.dice([], nowhere);
  table.show(before);
  if (beat === 'who') {
    look();
    table.play(motions, askedItems(event), ms);
  } else if (beat === 'dice') {
    sound('dice');
    look();
    table.play([], askedItems(event), 0);
    const rolling = rollBeside(table, event);
    if (pace === 0) rolling?.skip();
  } else {
    if (scene.items.some(({ kind }) => kind === 'shot')) sound('shot');
    if (event.beats.includes('dice')) rollBeside(table, event)?.skip();
    const settle = () => {
      if (!isShown) return;
      table.show(after);
      table.play([], scene.items, 0);
    };
    if (ms === 0) settle();
    look();
    if (ms > 0) void table.play(motions, scene.items, ms).finished.then(settle);
  }
  return () => {
    isShown = false;
  };
}

/** Takes away what a playback has laid on the table. */
export function clear(table: CanvasTable): void {
  table.dice([], nowhere);
  table.play([], [], 0);
  table.highlight({});
}
