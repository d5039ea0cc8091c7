/** useKeptArmies: the armies that are kept on this device, read anew after each change. */
import { useEffect, useState } from 'react';
import { useStore } from '../look/store.ts';
import { armyChanges, type KeptArmy, keptArmies } from './kept-armies.ts';

export function useKeptArmies(): readonly KeptArmy[] {
  const changes = useStore(armyChanges);
  const [kept, setKept] = useState<readonly KeptArmy[]>([]);
  useEffect(() => {
    let isOver = false;
    void keptArmies().then((all) => {
      if (!isOver && changes === armyChanges.get()) setKept(all);
    });
    return () => {
      isOver = true;
    };
  }, [changes]);
  return kept;
}
