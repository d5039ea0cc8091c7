/** The worker in which the referee sits: rules, games and their secrets stay here. */
import { openStore } from '../saves/in-browser.ts';
import { memoryStore } from '../saves/in-memory.ts';
import { startWorker } from '../shell/trusted.ts';
import type { Machine } from './machine.ts';
import { refereeOn } from './service.ts';
import { type Thinker, thinkingAhead } from './thinker.ts';
import { answerOn, callOn, type Line } from './wire.ts';

function hexOf(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** The second worker is started when a computer will have to think. */
function thinkingElsewhere(): Thinker {
  let elsewhere: Required<Thinker> | null = null;
  const there = () => {
    elsewhere ??= callOn<Required<Thinker>>(startWorker('thinker'));
    return elsewhere;
  };
  return {
    prepare: (edition, language) => there().prepare(edition, language),
    think: (question) => there().think(question),
  };
}

async function builtIn(name: string): Promise<string | null> {
  if (!/^[\w-]+$/.test(name)) return null;
  const answer = await fetch(new URL(`../games/${name}.packed`, self.location.href));
  if (!answer.ok || answer.body === null) return null;
  return new Response(answer.body.pipeThrough(new DecompressionStream('deflate-raw'))).text();
}

async function machineHere(): Promise<Machine> {
  return {
    store: await openStore().catch(() => memoryStore()),
    thinker: thinkingAhead(thinkingElsewhere()),
    version: __VERSION__,
    now: () => Date.now(),
    random: hexOf,
    builtIn,
  };
}

answerOn(self as unknown as Line, machineHere().then(refereeOn));
