/** Keeps the screen lit while the companion is open and seen; asks the device to keep what is written. */
import { useEffect } from 'react';
import { say } from '../languages/index.ts';
import { createStore, type Store } from '../look/store.ts';
import { notice } from '../shell/notices.tsx';

/** While the companion stands there, the device does not go dark. */
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
        // A device short of power may refuse; the screen then goes dark as ever.
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

/** Whether the device promised to keep the history: nobody knows before it was asked. */
export const keeping: Store<'unknown' | 'promised' | 'refused'> = createStore('unknown');

/** Asks once a visit, when there is something to keep. */
export async function askToKeep(): Promise<void> {
  if (keeping.get() !== 'unknown') return;
  try {
    const isPromised = (await navigator.storage.persisted()) || (await navigator.storage.persist());
    keeping.set(isPromised ? 'promised' : 'refused');
  } catch {
    keeping.set('refused');
  }
}

/** Asks, and says so if the device will not promise. */
export async function askAndTell(): Promise<void> {
  await askToKeep();
  if (keeping.get() === 'refused' && !wasTold()) notice(say('companion.not-kept'));
}

const told = 'grognard.companion.told';

/** It is said once a device; the history says it always. */
function wasTold(): boolean {
  try {
    const before = localStorage.getItem(told) !== null;
    localStorage.setItem(told, 'yes');
    return before;
  } catch {
    return true;
  }
}
