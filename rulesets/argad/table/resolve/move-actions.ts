/** What is done before and after the way: things taken up and put down, saddles, rooms, postures, boats, bodies that open. */
import type { Turn } from '../turn.ts';

export function actAtStart(_turn: Turn): void {}

export function actAtEnd(_turn: Turn): void {}
