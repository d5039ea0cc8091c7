/** The recorded battle on its canvas, from the first turn to the last and again. */
import { createTable } from '@grognard/table-view/canvas';
import { useEffect, useRef } from 'react';
import { useWatched } from '../look/watched.ts';
import { referee } from '../referee/client.ts';
import { isMoving, settings } from '../settings/store.ts';
import { paintedMeasure, paintedTheme } from '../table/canvas.tsx';
import { type Playback, playBack, slowPace } from '../table/playback.ts';

export function LivingBattle() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { theme, motion } = useWatched(settings);
  useEffect(() => {
    const table = createTable(canvas.current!, { theme: paintedTheme(), measure: paintedMeasure() });
    let isHere = theme !== undefined && motion !== undefined;
    let playback: Playback | null = null;
    const run = async () => {
      const recording = await referee().recording('built-in:home', 'umpire');
      const moments = recording?.moments ?? [];
      const [first] = moments;
      if (first === undefined || !isHere) return;
      table.show(first.before);
      while (isHere && isMoving()) {
        for (const moment of moments) {
          if (!isHere) return;
          playback = playBack(table, moment, slowPace, () => undefined);
          await playback.finished;
        }
      }
    };
    void run();
    return () => {
      isHere = false;
      playback?.skip();
      table.close();
    };
  }, [theme, motion]);
  return <canvas ref={canvas} className="battlefield" />;
}
