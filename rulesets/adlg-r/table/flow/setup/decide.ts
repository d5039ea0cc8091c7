/** settingUp: carries out a command of the set-up. */
import { asHeading } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { pieces } from '../../../data/table.ts';
import {
  adjust,
  chosenPieces,
  commanderPose,
  layPiece,
  planIn,
  throwToAdjust,
  unitsToDeploy,
} from '../../actions/setup/index.ts';
import { towardsEnemyOf } from '../../field/index.ts';
import type { AdlgCommand, AdlgCommandOf } from '../../state/commands.ts';
import type { SideIndex } from '../../state/indices.ts';
import { type ChosenPiece, regions, type SetupState } from '../../state/setup.ts';
import { isSetupCommand } from '../../state/setup-part.ts';
import { otherSide } from '../../state/sides.ts';
import type { Turn } from '../../state/turn.ts';
import { begin, endChoosing, goToNextSide, throwForInitiative } from './go-on.ts';
import { deploymentIn, pieceNamed } from './names-in-commands.ts';

export function settingUp(turn: Turn, setup: SetupState, side: SideIndex, command: AdlgCommand): void {
  const { table, state, resolution } = turn;
  if (command.kind === 'choose') {
    choose(turn, setup, side, command.take);
    return;
  }
  if (command.kind === 'done') {
    passOn(turn, setup);
    return;
  }
  if (!isSetupCommand(command)) return;
  switch (command.kind) {
    case 'pieces':
      resolution.emit({ kind: 'piecesChosen', side, pieces: chosenPieces(command, side) });
      endChoosing(turn, side);
      return;
    case 'lay':
      if (setup.inHand !== null) {
        const { at, heading, through } = command;
        layPiece(turn, setup.inHand, { at, heading: asHeading(heading), through });
      }
      return;
    case 'adjust': {
      const index = pieceNamed(state, command.piece);
      if (index !== null) adjust(turn, index, { ...command, heading: asHeading(command.heading) });
      return;
    }
    case 'camp':
      resolution.emit({
        kind: 'campPlaced',
        side,
        pose: { ...command.at, heading: asHeading(command.heading) },
        fortified: entryAt(table.scenario.sides, side).camp?.fortified === true,
      });
      return;
    case 'works': {
      const { work, from, to } = command;
      resolution.emit({ kind: 'workPlaced', work: { side, kind: work, from, to } });
      return;
    }
    case 'plan': {
      const plan = planIn(table, side, command);
      const only = [entryAt(table.sides, side).id];
      if (!('allowed' in plan)) resolution.emit({ kind: 'planSealed', side, plan, only });
      return;
    }
    case 'seal':
      goToNextSide(turn, setup);
      return;
    case 'marker':
      resolution.emit({
        kind: 'markerPlaced',
        side,
        number: command.index,
        pose: { ...command.at, heading: towardsEnemyOf(table, side) },
      });
      return;
    case 'deploy':
      deploy(turn, side, command);
      return;
  }
}

/** `done`: throws for initiative, lets a try go, or lays no more. */
function passOn(turn: Turn, setup: SetupState): void {
  if (setup.step === 'initiative') throwForInitiative(turn);
  else if (setup.step === 'adjusting') turn.resolution.emit({ kind: 'tryEnded' });
  else goToNextSide(turn, setup);
}

function choose(turn: Turn, setup: SetupState, side: SideIndex, take: string): void {
  const { state, resolution } = turn;
  if (setup.step === 'role') {
    resolution.emit({ kind: 'roleTaken', attacker: take === 'attacker' ? side : otherSide(side) });
    begin(turn, 'region', side);
  }
  if (setup.step === 'region') {
    const region = regions.find((one) => one === take);
    if (region !== undefined) resolution.emit({ kind: 'regionTaken', region });
    begin(turn, 'pieces', otherSide(state.first));
  }
  if (setup.step === 'laying') {
    const kind = pieces.find((one) => one === take);
    if (kind === undefined) return;
    const piece: ChosenPiece = { kind, small: false, compulsory: false, owner: side };
    resolution.emit({ kind: 'pieceReplaced', piece });
  }
  if (setup.step === 'adjusting') throwToAdjust(turn, side, 'again');
}

function deploy(turn: Turn, side: SideIndex, command: AdlgCommandOf<'deploy'>): void {
  const { table, state, resolution } = turn;
  const deployment = deploymentIn(table, side, command);
  if ('allowed' in deployment) return;
  const { corps, places, commander, attach } = deployment;
  const lost = unitsToDeploy(table, state, corps).filter(
    (unit) => !places.some((place) => place.unit === unit),
  );
  resolution.emit({
    kind: 'deployed',
    corps,
    places,
    commander: commanderPose(table, corps, commander),
    with: attach ?? none,
    lost,
  });
  begin(turn, 'corps', otherSide(side));
}
