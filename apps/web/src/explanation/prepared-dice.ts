/** PreparedDiceContext: the dice of a lesson that were prepared, so that they can be marked wherever dice are shown. */
import type { PreparedDice, Roll } from '@grognard/engine';
import { createContext, useContext } from 'react';

export const PreparedDiceContext = createContext<PreparedDice>({});

/** Whether any of these rolls was prepared, face by face. */
export function arePrepared(prepared: PreparedDice, rolls: readonly Roll[]): boolean {
  return rolls.some(({ actor, purpose, faces }) => {
    const told = prepared[actor]?.[purpose];
    return told !== undefined && faces.every((face, n) => told[n] === face);
  });
}

export function usePrepared(rolls: readonly Roll[]): boolean {
  return arePrepared(useContext(PreparedDiceContext), rolls);
}
