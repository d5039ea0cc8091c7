/** Behind the home page: a recorded battle, replayed slowly. It comes when everything else is there. */
import { lazy, Suspense, useEffect, useState } from 'react';

const LivingBattle = lazy(async () => ({ default: (await import('./living-battle.tsx')).LivingBattle }));

export function Backdrop({ stops }: { readonly stops: boolean }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const later =
      'requestIdleCallback' in window ? requestIdleCallback : (act: () => void) => setTimeout(act, 400);
    later(() => setTime(true));
  }, []);
  return (
    <div className="backdrop" aria-hidden="true">
      {isTime && (
        <Suspense>
          <LivingBattle stops={stops} />
        </Suspense>
      )}
    </div>
  );
}
