/** analystMessages: a worker that plays quick battles from the moments of a game that has ended. Leaving the page ends it. */
import { readSave } from '@grognard/engine';
import { Problem, record, required, text } from '@grognard/rules-kit';
import {
  answering,
  type BoundHandler,
  isRefused,
  message,
  notify,
  type Port,
  serve,
  sideId,
} from '@grognard/session';
import { momentsOf, type Prospect, type QuickBattlesSoFar, quickBattles } from '@grognard/simulator';
import { createGame } from '../referee/create-game.ts';

export interface AnalystNotices {
  readonly soFar: QuickBattlesSoFar;
}

export const analystMessages = {
  /** Prospects of a side in a game, given as a file. What is known meanwhile is told as it comes. */
  prospects: message<readonly Prospect[]>()(
    record({
      file: required(text(/^/, 'the text of a file'), 'File'),
      side: required(sideId, 'Side'),
    }),
  ),
} as const;

/** Battles from each moment, and the limit of work, which large battles reach first. */
export const battlesFromEach = 200;
const mostWork = 1_500_000;
const seed = 1809;

export async function prospectsIn(
  file: string,
  side: string,
  tell: (soFar: QuickBattlesSoFar) => void,
): Promise<readonly Prospect[]> {
  const save = readSave(JSON.parse(file));
  if (save instanceof Problem) throw new Error(save.message);
  const { edition, scenario, options } = save.header;
  const created = await createGame({ edition, scenario, options }, 'en');
  if (isRefused(created)) throw new Error(created.refused[0]?.message);
  const { game } = created;
  const moments = momentsOf(game, save.entries);
  let prospects: readonly Prospect[] = [];
  for (const soFar of quickBattles(game, moments, side, {
    seed,
    battles: battlesFromEach,
    budget: mostWork,
  })) {
    ({ prospects } = soFar);
    tell(soFar);
  }
  return prospects;
}

export function hostAnalyst(port: Port): void {
  serve(port, {
    prospects: answering(analystMessages.prospects, ({ file, side }) =>
      prospectsIn(file, side, (soFar) => notify<AnalystNotices>(port, 'soFar', soFar)),
    ),
  } satisfies Record<keyof typeof analystMessages, BoundHandler>);
}
