/** randomLearner: somebody who does anything at all in a step of a lesson, on the real session, with the real coach. For tests. */
import type { Command, Interaction, Random, SideId, Task } from '@grognard/engine';
import { createRandom } from '@grognard/opponent';
import type { Json } from '@grognard/rules-kit';
import {
  createMemoryStorage,
  createThinker,
  type GameSession,
  OpenGames,
  type SessionDeps,
} from '@grognard/session';
import { createGame, type PageGame } from '../../referee/create-game.ts';
import { type CoachState, coachAt, coached } from '../coach.ts';
import { LessonHost, type ShownStep } from '../host-lessons.ts';
import { withLessons } from '../lesson-storage.ts';

/** A host of lessons in this process. Games of the same step share what never changes. */
export function lessonHost(): { readonly host: LessonHost; readonly games: OpenGames<PageGame> } {
  const created = new Map<string, ReturnType<typeof createGame>>();
  const create: SessionDeps<PageGame>['createGame'] = (setup) => {
    const key = JSON.stringify(setup.scenario);
    const known = created.get(key) ?? createGame(setup, 'en');
    created.set(key, known);
    return known;
  };
  let count = 0;
  const deps: SessionDeps<PageGame> = {
    storage: withLessons(createMemoryStorage()),
    thinker: createThinker(create),
    version: '0',
    now: () => 1000 + count++,
    random: (bytes) => (count++).toString(16).padStart(2 * bytes, '0'),
    createGame: create,
  };
  const games = new OpenGames(deps);
  return { host: new LessonHost(games, deps), games };
}

function pick<T>(luck: Random, from: readonly T[]): T | undefined {
  return from[luck.below(Math.max(1, from.length))];
}

function pointNear(luck: Random, at: { readonly x: number; readonly y: number }): Json {
  return { x: at.x + 10 * (luck.below(600) - 300), y: at.y + 10 * (luck.below(600) - 300) };
}

/** Any value that a control of the page could give a task. */
function anyValue(luck: Random, task: Task, at: { readonly x: number; readonly y: number }): Json {
  switch (task.kind) {
    case 'way':
      return Array.from({ length: 1 + luck.below(2) }, () => pointNear(luck, at));
    case 'place':
      return pointNear(luck, at);
    case 'choice':
    case 'target':
      return pick(luck, task.choices)?.value ?? null;
    case 'several':
      return task.choices.filter(() => luck.below(2) === 0).map(({ value }) => value);
    case 'amount':
      return task.least + luck.below(Math.max(1, task.most - task.least));
    case 'handles': {
      const handle = pick(luck, task.handles);
      return handle === undefined ? [] : { handle: handle.id, to: pointNear(luck, handle.at) };
    }
  }
}

/** The commands of a random gesture, or those that close the prompt. Empty if the gesture comes to nothing legal. */
function anyCommands(luck: Random, interaction: Interaction): readonly Command[] {
  const { prompt, pieces } = interaction;
  if (prompt.finish !== null && luck.below(6) === 0) return [prompt.finish.command];
  const mine = pieces.filter(({ isMine }) => isMine);
  const chosen = [pick(luck, mine), luck.below(4) === 0 ? pick(luck, mine) : undefined];
  const ids = [...new Set(chosen.flatMap((piece) => piece?.id ?? []))];
  const values: Record<string, Json> = {};
  for (let n = luck.below(3); n >= 0; n--) {
    const task = pick(luck, interaction.tasks({ pieces: ids, values }));
    if (task !== undefined) values[task.id] = anyValue(luck, task, chosen[0]?.at ?? { x: 0, y: 0 });
  }
  const { commands, refusals } = interaction.propose({ pieces: ids, values });
  return refusals.length > 0 ? [] : commands;
}

interface Seat {
  readonly session: GameSession<PageGame>;
  readonly side: SideId;
  readonly interaction: () => Promise<Interaction | null>;
}

async function give({ session, side }: Seat, commands: readonly Command[], id: string): Promise<boolean> {
  if (commands.length === 0) return false;
  const expected = await session.read((table) => table.seqOf(side));
  let isAccepted = false;
  await session.submit({ side, id, expected, commands }, ({ accepted }) => {
    isAccepted = accepted;
  });
  await session.settle();
  return isAccepted;
}

/** Longest random play in one step, and how often its prompt is closed before something must have been judged, or the free fight be over: a turn can be a dozen questions. */
const mostActions = 8;
const mostCloses = 80;

export interface LearnerEnd {
  readonly shown: ShownStep;
  readonly coach: CoachState;
  readonly actions: number;
}

/** Plays a step until it is judged, and to its end in the free fight. */
export async function learn(
  { host, games }: ReturnType<typeof lessonHost>,
  ruleset: string,
  step: number,
  seed: number,
): Promise<LearnerEnd> {
  const luck = createRandom(seed);
  const laid = await host.lay(ruleset, step);
  if ('refused' in laid) throw new Error(laid.refused[0]!.message);
  let coach = coached(coachAt(step, laid.steps), { kind: 'laid', steps: laid.steps });
  const session = await games.get(laid.game);
  const side = await session.read(({ people }) => people[0]!);
  const interaction = () =>
    session.read(({ game, match }) => {
      const awaits = match.awaits();
      const isAsked = awaits.kind !== 'over' && awaits.sides.includes(side);
      return isAsked ? game.interactionFor(match.view(side), side) : null;
    });
  const seat = { session, side, interaction };
  let actions = 0;
  const isOpen = async () => {
    const { kind } = await host.judge(laid.game);
    coach = coached(coach, { kind: 'judged', verdict: kind });
    return kind === 'open' && (await interaction()) !== null;
  };
  for (let n = luck.below(mostActions); n > 0 && (await isOpen()); n--) {
    const now = await interaction();
    if (now !== null && (await give(seat, anyCommands(luck, now), `r${n}`))) actions++;
    coach = coached(coach, { kind: 'gesture' });
    if (luck.below(5) === 0) coach = coached(coach, { kind: 'say-again' });
    if (luck.below(5) === 0) coach = coached(coach, { kind: 'waited', seconds: luck.below(60) });
  }
  // A learner who only closes what is asked must come to an end too.
  for (let closes = 0; (await isOpen()) && closes < mostCloses; closes++) {
    const now = await interaction();
    const finish = now?.prompt.finish?.command;
    const commands = finish === undefined ? await recruitsAnswer(seat) : [finish];
    if (await give(seat, commands, `c${closes}`)) actions++;
  }
  await isOpen();
  return { shown: laid, coach, actions };
}

/** Where only an answer goes on, such as a choice after a melee. */
function recruitsAnswer({ session, side }: Seat): Promise<readonly Command[]> {
  return session.read(
    ({ game, match }) => game.doctrine.plan(match.view(side), side, 'recruit', createRandom(1)).commands,
  );
}

/** Whether the learner can go on: the step is judged, or the free fight is over. */
export async function isThrough(
  { games }: ReturnType<typeof lessonHost>,
  { shown, coach }: LearnerEnd,
): Promise<boolean> {
  if (shown.next === null)
    return coach.verdict !== 'open' && coached(coach, { kind: 'again' }).wants !== 'nothing';
  const session = await games.get(shown.game);
  return session.read(({ match }) => match.awaits().kind === 'over');
}
