/** connectReferee: the page's connection to its worker. Each command carries an id and the sequence number of the page's status. */
import type { ExplainedRefusal, RefusedCommand } from '@grognard/engine';
import { check, Problem } from '@grognard/rules-kit';
import {
  type CommandAnswer,
  type CommandRefusal,
  connect,
  type GameId,
  type GameStatus,
  gameId,
  isSessionCode,
  type Port,
  type SessionCall,
  type TableNotices,
} from '@grognard/session';
import { say } from '../languages/index.ts';
import type { ConfirmResult, Referee } from './contract.ts';
import type { refereeMessages } from './messages.ts';

type GameNews = TableNotices['news'];

/** Waits for the next news of a game. */
interface NewsWait {
  resolve(news: GameNews): void;
  reject(error: Error): void;
}

type CommandParams = Parameters<SessionCall>[1] & {
  readonly game: GameId;
  readonly side: string;
  readonly id: string;
  readonly expected: number;
};

/** A refusal that does not come from the rules of the game. */
function plainRefusal(error: Exclude<CommandRefusal, RefusedCommand>['error']): ExplainedRefusal {
  const { code, message } = error;
  const isOfSession = isSessionCode(code);
  const label = isOfSession ? say(`session.${code}`) : message;
  return {
    rule: null,
    code: isOfSession ? null : code,
    label,
    words: label,
    remedy: null,
    standing: 'ours',
    source: '',
    piece: null,
  };
}

/** Ids for this page's commands. Each page has a different prefix. */
function createIds(): () => string {
  const page = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36)).join('');
  let count = 0;
  return () => `${page}-${++count}`;
}

export function connectReferee(port: Port): Referee {
  const newId = createIds();
  const statuses = new Map<GameId, GameStatus>();
  const waits = new Map<GameId, NewsWait>();
  const watchers = new Map<GameId, (news: ConfirmResult) => void>();
  const call = connect<typeof refereeMessages, TableNotices>(port, {
    news: (news) => {
      statuses.set(news.game, news.status);
      const wait = waits.get(news.game);
      waits.delete(news.game);
      if (wait === undefined) watchers.get(news.game)?.(resultOfNews(news));
      else wait.resolve(news);
    },
    lost: ({ game, message }) => {
      waits.get(game)?.reject(new Error(message));
      waits.delete(game);
    },
  });

  const known = <S extends GameStatus | null>(status: S): S => {
    if (status !== null) statuses.set(status.game, status);
    return status;
  };
  const nextNews = (game: GameId): Promise<GameNews> =>
    new Promise((resolve, reject) => waits.set(game, { resolve, reject }));
  const explain = async (game: GameId, because: CommandRefusal): Promise<readonly ExplainedRefusal[]> =>
    'error' in because
      ? [plainRefusal(because.error)]
      : call('explain', { game, rules: because.refusals.map(({ rule }) => rule) });

  /** Sends a command of the viewer's side, and waits until a player at this screen can continue. */
  const sendCommand = async (
    game: GameId,
    send: (head: CommandParams) => Promise<CommandAnswer>,
  ): Promise<ConfirmResult> => {
    const status = statuses.get(game) ?? known(await call('status', { game }));
    if (status.viewerSide === null) return { done: false, refusals: [], status };
    const news = nextNews(game);
    // A refused command does not wait for news, so a failure here is ignored.
    news.catch(() => undefined);
    const answer = await send({ game, side: status.viewerSide, id: newId(), expected: status.seq });
    if (answer.accepted) return resultOfNews(await news);
    waits.delete(game);
    const refusals = await explain(game, answer.because);
    return { done: false, refusals, status: known(await call('status', { game })) };
  };

  return {
    speak: async (language, units = 'cm') => void (await call('speak', { language, units })),
    prepare: async (edition) => void (await call('prepare', { edition })),
    battles: () => call('battles', {}),
    battleDetails: (ruleset, battle) => call('battleDetails', { ruleset, battle }),
    ownBattles: () => call('ownBattles', {}),
    keepBattle: (text) => call('keepBattle', { text }),
    forgetBattle: async (battle) => void (await call('forgetBattle', { battle })),
    begin: (input) => call('begin', input),
    layLesson: (ruleset, step) => call('layLesson', { ruleset, step }),
    judgeLesson: (game) => call('judgeLesson', { game }),
    open: async (game) => (isGameId(game) ? known(await call('open', { game })) : null),
    claimSeat: async (game, side) => known(await call('lookAs', { game, side })),
    tasks: (game, gesture) => call('tasks', { game, gesture }),
    propose: (game, gesture) => call('propose', { game, gesture }),
    threats: (game, gesture) => call('threats', { game, gesture }),
    forecast: (game, gesture) => call('forecast', { game, gesture }),
    planForecast: (game) => call('planForecast', { game }),
    measure: (game, instrument) => call('measure', { game, instrument }),
    confirm: (game, commands) => sendCommand(game, (head) => call('submit', { ...head, commands })),
    undo: (game) => sendCommand(game, (head) => call('undo', head)),
    answerUndo: (game, agrees) => sendCommand(game, (head) => call('answerUndo', { ...head, agrees })),
    watch(game, hear) {
      watchers.set(game, hear);
      return () => {
        if (watchers.get(game) === hear) watchers.delete(game);
      };
    },
    async goOn(game) {
      const status = statuses.get(game) ?? known(await call('status', { game }));
      if (status.isWatched !== true) return { done: false, refusals: [], status };
      const news = nextNews(game);
      await call('advance', { game });
      return resultOfNews(await news);
    },
    log: (game) => call('log', { game }),
    legend: (game) => call('legend', { game }),
    briefing: (game) => call('briefing', { game }),
    deployment: (game) => call('deployment', { game }),
    rules: (game, rules) => call('rules', { game, rules }),
    reasons: (game, turn) => call('reasons', { game, turn: turn ?? null }),
    games: () => call('games', {}),
    rename: async (game, name) => void (await call('rename', { game, name })),
    remove: async (game) => void (await call('remove', { game })),
    restore: async (game) => void (await call('restore', { game })),
    replay: async (game, from) => (isGameId(game) ? call('replay', { game, from }) : null),
    result: async (game) => (isGameId(game) ? call('result', { game }) : null),
    again: (game, seats, seed) => call('again', { game, seats, seed: seed ?? null }),
    linkTo: (game, moment, longest) => call('linkTo', { game, moment, longest: Math.max(0, longest) }),
    openLink: (link) => call('openLink', { link }),
    continueFrom: (game, moment, seats) =>
      call('continueFrom', {
        game,
        moment,
        seats: Object.entries(seats).map(([side, seat]) => ({ side, seat })),
      }),
    exportGame: (game) => call('exportGame', { game }),
    backup: () => call('backup', {}),
    importGames: (text) => call('importGames', { text }),
  };
}

/** An address may contain any text. Text that cannot be the id of a game names none. */
function isGameId(text: string): boolean {
  return !(check(gameId, text) instanceof Problem);
}

function resultOfNews({ status, played, logged }: GameNews): ConfirmResult {
  return { done: true, status, played, ...(logged === undefined ? {} : { logged }) };
}
