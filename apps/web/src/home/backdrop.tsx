/** Behind the home page: a recorded battle, replayed slowly. It comes when everything else is there. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useWatched } from '../look/watched.ts';
import { settings, shownTheme } from '../settings/store.ts';

const LivingBattle = lazy(async () => ({ default: (await import('./living-battle.tsx')).LivingBattle }));

/** How it stands when it begins; in sunlight paper alone reads better. */
const stills = { light: './games/home-map.svg', dark: './games/home-night.svg', sunlight: null } as const;

export function Backdrop({ stops }: { readonly stops: boolean }) {
  const [isTime, setTime] = useState(false);
  useWatched(settings);
  const still = stills[shownTheme()];
  useEffect(() => {
    const later =
      'requestIdleCallback' in window ? requestIdleCallback : (act: () => void) => setTimeout(act, 400);
    later(() => setTime(true));
  }, []);
  return (
    <div className="backdrop" aria-hidden="true">
      {still !== null && <img className="still" src={still} alt="" />}
      {isTime && (
        <Suspense>
          <LivingBattle stops={stops} />
        </Suspense>
      )}
    </div>
  );
}
