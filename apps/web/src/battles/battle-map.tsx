/** BattleMap: the map of a battle, painted when it first comes near the visible part of the page. */
import { useEffect, useRef, useState } from 'react';
import { say } from '../languages/index.ts';
import type { BattleSummary } from '../referee/contract.ts';
import { Picture } from '../shell/picture.tsx';

/** Maps are painted this far above and below the screen, so that slow scrolling meets none unpainted. */
const nearby = { rootMargin: '200px' };

export function BattleMap({ battle }: { readonly battle: BattleSummary }) {
  const { ruleset, id, title, mapSize, own } = battle;
  const frame = useRef<HTMLDivElement>(null);
  const [svg, setSvg] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void import('./paint-battle-map.ts').then(async ({ paintBattleMap, paintOwnMap }) => {
        const painted = own === undefined ? await paintBattleMap(ruleset, id) : paintOwnMap(own.picture, id);
        if (isHere) setSvg(painted);
      });
    }, nearby);
    if (frame.current !== null) observer.observe(frame.current);
    return () => {
      isHere = false;
      observer.disconnect();
    };
  }, [ruleset, id, own]);
  return (
    <div ref={frame} style={{ aspectRatio: `${mapSize.wide} / ${mapSize.high}` }}>
      <Picture svg={svg} words={say('battle.map', { title })} />
    </div>
  );
}
