/** `move`: how far a figure, body, swimmer or boat goes in a turn. */
import {
  firstOf,
  type Ledger,
  type Line,
  procedure,
  rulesIn,
  type Section,
  total,
  writeChange,
} from '@grognard/rules-kit';
import type { GroundClass } from '../../model.ts';
import { tellMove } from '../../words/en-tell-move.ts';
import { perRules } from '../lists.ts';
import { moveInput } from './input.ts';
import { moveMistakes } from './mistakes.ts';
import { moveRefusals } from './refusals.ts';
import { roomRow } from './rows.ts';
import { type MoveSituation, moveSituation } from './situation.ts';
import { type Slowing, slowingOf } from './slowing.ts';

export interface MoveAssessed {
  readonly allowance: number;
  readonly terrain: GroundClass;
  readonly rooms: number;
  readonly slowing: Slowing;
}

const halving = 'terrain.very-difficult';
const roomToRoom: readonly Section<MoveSituation>[] = [firstOf(roomRow)];

const sections = perRules(({ move }) => ({
  own: [firstOf(...move.speeds), firstOf(...move.loads)] as readonly Section<MoveSituation>[],
  body: [firstOf(...move.closeOrder)] as readonly Section<MoveSituation>[],
}));

/** A body in close order keeps its pace, unless its figures are slower (`formation.own-speed`). */
function sectionsFor(move: MoveSituation): readonly Section<MoveSituation>[] {
  if (move.input.room) return roomToRoom;
  const { own, body } = sections(move.rules);
  if (!move.closeOrder) return own;
  return total(body, move, null) > total(own, move, null) ? own : body;
}

function assess(move: MoveSituation, lines: Line[] | null): MoveAssessed {
  const ledger: Ledger | null = lines && { lines };
  const full = total(sectionsFor(move), move, ledger);
  const lost = move.ground === 'very-difficult' ? full / 2 : 0;
  if (ledger) writeChange(ledger, halving, -lost);
  return {
    allowance: full - lost,
    terrain: move.ground,
    rooms: move.input.room ? 1 : 0,
    slowing: slowingOf(move),
  };
}

export const move = procedure({
  id: 'move',
  title: 'Move',
  steps: [
    'Take the speed; on foot subtract the load. In close order take the pace of the body, if that is slower.',
    'Find the worst ground that the path touches; in very difficult ground halve the allowance.',
    'In difficult or very difficult ground subtract the slowing dice; 6s can block the figure for the turn.',
  ],
  input: moveInput,
  situation: moveSituation,
  mistakes: moveMistakes,
  refusals: moveRefusals,
  assess,
  facts: ({ allowance, terrain, rooms, slowing }) => ({ allowance, terrain, dice: slowing.dice, rooms }),
  totals: { '': 'allowance' },
  roll: ({ allowance, slowing }, chance) => slowing.move(allowance, chance),
  prints: perRules((rules) => [
    ...rulesIn(sections(rules).own),
    ...rulesIn(sections(rules).body),
    ...rulesIn(roomToRoom),
    halving,
  ]),
  tell: tellMove,
});
