/** LivingBattle: the recorded battle on a canvas, from the first turn to the last and again. */
import { createTable } from '@grognard/table-view/canvas';
import { useEffect, useRef } from 'react';
import { useStore } from '../look/store.ts';
import { isMoving, settings } from '../settings/store.ts';
import { paintedMeasure, paintedTheme } from '../table/canvas.tsx';
import { type RunningFilm, runThrough } from '../table/playback/run-through.ts';
import { timelineOf } from '../table/playback/timeline.ts';
import { air } from './air.ts';
import { demoBattle } from './demo.ts';
import { getReady } from './play.ts';

/** Factor of the usual time of an event. */
const slowly = 1.6;

/** Plays the battle on a canvas. Returns a function that stops it. */
function film(canvas: HTMLCanvasElement): () => void {
  let isHere = true;
  let playback: RunningFilm | null = null;
  let close = () => {};
  const run = async () => {
    // Everything that a click on Play needs is loaded first.
    await getReady();
    // With reduced motion the picture stays in place of the battle.
    if (!isHere || !isMoving()) return;
    const { moments: worked, giveUp } = demoBattle();
    close = giveUp;
    const moments = await worked;
    const [first] = moments;
    if (first === undefined || !isHere) return;
    const table = createTable(canvas, { theme: paintedTheme(), measure: paintedMeasure(), air });
    close = () => table.close();
    table.show(first.before);
    // The canvas replaces the picture once it is completely painted.
    await table.settled().catch(() => undefined);
    canvas.dataset['shown'] = 'yes';
    while (isHere && isMoving()) {
      for (const moment of moments) {
        if (!isHere) return;
        playback = runThrough(table, timelineOf(moment), slowly);
        await playback.finished;
      }
    }
  };
  void run();
  return () => {
    isHere = false;
    playback?.stop();
    close();
  };
}

/** `stops` is set when the player is about to begin a game, so that the backdrop does not compete with it. */
export function LivingBattle({ stops }: { readonly stops: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { theme, motion } = useStore(settings);
  useEffect(() => {
    const isWanted = !stops && theme !== undefined && motion !== undefined;
    return isWanted ? film(canvas.current!) : undefined;
  }, [stops, theme, motion]);
  return <canvas ref={canvas} className="battlefield" />;
}
