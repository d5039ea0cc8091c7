/** refereeMessages: all messages from the page to its worker, with their shapes. */
import type { ExplainedRefusal } from '@grognard/engine';
import { levels } from '@grognard/opponent';
import {
  choice,
  type DataLimits,
  data,
  dataObject,
  either,
  languages,
  list,
  optional,
  orNull,
  record,
  required,
  text,
  whole,
} from '@grognard/rules-kit';
import {
  commandMessages,
  editionId,
  type GameId,
  gameId,
  type ImportedGames,
  message,
  type RefusedSetup,
  sideId,
  tableMessages,
} from '@grognard/session';
import type { ShownStep, ShownVerdict } from '../lessons/host-lessons.ts';
import type {
  BattleDetails,
  BattleResult,
  BattleSummary,
  GameSummary,
  Replay,
  RuleText,
  TurnReasons,
} from './contract.ts';

/** Limits for scenario and house-rule files. */
const fileLimits: DataLimits = { depth: 32, values: 1_000_000, characters: 1_000_000 };

const seat = choice(['person', ...levels]);
const ruleIds = list(text(/^[\w.:-]{1,200}$/, 'the id of a rule'), { min: 0, max: 1000 });
const turn = whole(0, 1_000_000);
const rulesetId = text(/^[\w-]{1,40}$/, 'the id of a ruleset');
const battleId = text(/^[\w.-]{1,100}$/, 'the id of a battle');
const ofGame = { game: required(gameId, 'Game') } as const;

export const pageMessages = {
  speak: message<null>()(
    record({
      language: required(choice(languages), 'Language'),
      units: required(choice(['cm', 'inches']), 'Units'),
    }),
  ),
  prepare: message<null>()(record({ edition: required(editionId, 'Edition') })),
  battles: message<readonly BattleSummary[]>()(record({})),
  battleDetails: message<BattleDetails | null>()(
    record({ ruleset: required(rulesetId, 'Ruleset'), battle: required(battleId, 'Battle') }),
  ),
  ownBattles: message<readonly BattleSummary[]>()(record({})),
  keepBattle: message<{ readonly battle: string; readonly ruleset: string } | RefusedSetup>()(
    record({ text: required(text(/^/, 'the text of a file'), 'File') }),
  ),
  forgetBattle: message<null>()(record({ battle: required(battleId, 'Battle') })),
  begin: message<{ readonly game: GameId } | RefusedSetup>()(
    record({
      edition: required(editionId, 'Edition'),
      scenario: required(either(battleId, dataObject(fileLimits)), 'Scenario'),
      options: required(dataObject(fileLimits), 'Options'),
      house: optional(data(fileLimits), null, 'House rules'),
      armies: optional(list(data(fileLimits), { min: 0, max: 20 }), [], 'Armies that players bring'),
      seats: required(list(seat, { min: 1, max: 20 }), 'Seats'),
      seed: optional(orNull(whole(0, Number.MAX_SAFE_INTEGER)), null, 'Seed'),
      setUp: optional(orNull(choice(['done'])), null, 'Set up'),
    }),
  ),
  /** Lays a step of a lesson afresh. */
  layLesson: message<ShownStep | RefusedSetup>()(
    record({
      ruleset: required(rulesetId, 'Ruleset'),
      step: required(whole(0, 20), 'Step'),
    }),
  ),
  /** Whether what happened is what the step wanted to show. */
  judgeLesson: message<ShownVerdict>()(record(ofGame)),
  /** Refusals of the rules, explained in the language of the page. */
  explain: message<readonly ExplainedRefusal[]>()(record({ ...ofGame, rules: required(ruleIds, 'Rules') })),
  rules: message<readonly RuleText[]>()(record({ ...ofGame, rules: required(ruleIds, 'Rules') })),
  reasons: message<readonly TurnReasons[]>()(
    record({ ...ofGame, turn: optional(orNull(turn), null, 'Turn') }),
  ),
  games: message<readonly GameSummary[]>()(record({})),
  rename: message<null>()(record({ ...ofGame, name: required(text(/^.{0,1000}$/s, 'a name'), 'Name') })),
  remove: message<null>()(record(ofGame)),
  restore: message<null>()(record(ofGame)),
  replay: message<Replay | null>()(record({ ...ofGame, from: required(sideId, 'Viewer') })),
  result: message<BattleResult | null>()(record(ofGame)),
  again: message<{ readonly game: GameId } | RefusedSetup>()(
    record({
      ...ofGame,
      seats: required(list(seat, { min: 1, max: 20 }), 'Seats'),
      seed: optional(orNull(whole(0, Number.MAX_SAFE_INTEGER)), null, 'Seed'),
    }),
  ),
  linkTo: message<string | null>()(
    record({
      ...ofGame,
      moment: required(whole(0, 10_000_000), 'Moment'),
      longest: required(whole(0, 100_000), 'Longest link'),
    }),
  ),
  openLink: message<GameId | null>()(
    record({ link: required(text(/^[\s\S]{0,100000}$/, 'a link'), 'Link') }),
  ),
  continueFrom: message<{ readonly game: GameId } | RefusedSetup>()(
    record({
      ...ofGame,
      moment: required(whole(0, 10_000_000), 'Moment'),
      seats: required(
        list(record({ side: required(sideId, 'Side'), seat: required(seat, 'Seat') }), { min: 0, max: 20 }),
        'Seats',
      ),
    }),
  ),
  exportGame: message<string>()(record(ofGame)),
  backup: message<string>()(record({})),
  importGames: message<ImportedGames | RefusedSetup>()(
    record({ text: required(text(/^/, 'the text of a file'), 'File') }),
  ),
} as const;

export const refereeMessages = { ...commandMessages, ...tableMessages, ...pageMessages } as const;
