/** What a thread of the bench does: it measures whole battles. */
import { parentPort } from 'node:worker_threads';
import { measureBattles } from './battles.ts';
import { measureGiorgi } from './giorgi.ts';

parentPort!.postMessage([...measureBattles(), ...measureGiorgi()]);
