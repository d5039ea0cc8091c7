/** The backdrop of the home page: a desk with a recorded battle, replayed slowly. Loaded after everything else. */
import { type CSSProperties, lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from '../look/store.ts';
import { settings, shownTheme } from '../settings/store.ts';
import { air } from './air.ts';

const LivingBattle = lazy(async () => ({ default: (await import('./demo-battle.tsx')).LivingBattle }));

/** The painter's name for each theme. In sunlight there is no picture, because plain paper reads better. */
const painted = { light: 'map', dark: 'night', sunlight: null } as const;

/** The desk as the canvas draws it: a tile for every 256 canvas pixels, with at most two canvas pixels for one of the page. */
function deskOf(theme: string): CSSProperties {
  const side = 256 / Math.min(2, devicePixelRatio);
  return { backgroundImage: `url(./desk/${theme}.svg)`, backgroundSize: `${side}px ${side}px` };
}

export function Backdrop({ stops }: { readonly stops: boolean }) {
  const [isTime, setTime] = useState(false);
  useStore(settings);
  const theme = painted[shownTheme()];
  useEffect(() => {
    const later =
      'requestIdleCallback' in window ? requestIdleCallback : (act: () => void) => setTimeout(act, 400);
    later(() => setTime(true));
  }, []);
  return (
    <div className="backdrop" aria-hidden="true" style={theme === null ? {} : deskOf(theme)}>
      {theme !== null && (
        <img className="still" style={{ padding: air }} src={`./games/home-${theme}.svg`} alt="" />
      )}
      {isTime && (
        <Suspense>
          <LivingBattle stops={stops} />
        </Suspense>
      )}
    </div>
  );
}
