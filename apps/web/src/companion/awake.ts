/** useAwake: keeps the screen lit while the companion is visible. askToKeep: asks the device for persistent storage. */
import { useEffect } from 'react';
import { say } from '../languages/index.ts';
import { createStore, type Store } from '../look/store.ts';
import { notice } from '../shell/notices.tsx';

/** Holds a wake lock while the companion is open. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (isOver) await held.release();
        else lock = held;
      } catch {
        // A device short of power may refuse. The screen then turns off as usual.
      }
    };
    const changed = () => void hold();
    document.addEventListener('visibilitychange', changed);
    void hold();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', changed);
      void lock?.release();
    };
  }, []);
}

/** Whether the device promised to keep the history. Unknown until it is asked. */
export const keeping: Store<'unknown' | 'promised' | 'refused'> = createStore('unknown');

/** Asks once a visit, and only when there is something to store. */
export async function askToKeep(): Promise<void> {
  if (keeping.get() !== 'unknown') return;
  try {
    const isPromised = (await navigator.storage.persisted()) || (await navigator.storage.persist());
    keeping.set(isPromised ? 'promised' : 'refused');
  } catch {
    keeping.set('refused');
  }
}

/** Asks, and shows a notice if the device does not promise. */
export async function askAndTell(): Promise<void> {
  await askToKeep();
  if (keeping.get() === 'refused' && !wasTold()) notice(say('companion.not-kept'));
}

const told = 'grognard.companion.told';

/** The notice appears once for each device. The history always shows it. */
function wasTold(): boolean {
  try {
    const before = localStorage.getItem(told) !== null;
    localStorage.setItem(told, 'yes');
    return before;
  } catch {
    return true;
  }
}
