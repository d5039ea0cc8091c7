/** checkSetup: whether a command of the set-up is allowed. */
import { allowedCommand, invalidCommand, refusedCommand, type Verdict } from '@grognard/engine';
import { asHeading } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import {
  againstAdjusting,
  againstCamp,
  againstDeployment,
  againstMarker,
  againstPiece,
  againstPieces,
  againstPlan,
  againstWork,
  corpsToDeploy,
  kindsIn,
  markersLeft,
  mayReplace,
  planIn,
} from '../../actions/setup/index.ts';
import type { AdlgCommand, AdlgCommandOf, CommandKind } from '../../state/commands.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { regions, type SetupState } from '../../state/setup.ts';
import { isSetupCommand, type SetupPhase } from '../../state/setup-part.ts';
import { deploymentIn, pieceNamed } from './names-in-commands.ts';

/** Commands that each question accepts. */
const takes: Readonly<Record<SetupPhase, readonly CommandKind[]>> = {
  initiative: ['done'],
  role: ['choose'],
  region: ['choose'],
  pieces: ['pieces'],
  replace: ['choose'],
  lay: ['lay'],
  adjust: ['adjust', 'choose', 'done'],
  camp: ['camp'],
  works: ['works', 'done'],
  plan: ['plan', 'seal'],
  markers: ['marker', 'done'],
  deploy: ['deploy'],
};

export function checkSetup(
  table: Table,
  state: State,
  setup: SetupState,
  side: SideIndex,
  phase: SetupPhase,
  command: AdlgCommand,
): Verdict {
  if (!takes[phase].includes(command.kind))
    return invalidCommand('combination', 'kind', `${command.kind} is no answer to ${phase}`);
  if (command.kind === 'choose') return checkChoice(table, setup, side, phase, command.take);
  if (!isSetupCommand(command)) return allowedCommand;
  switch (command.kind) {
    case 'pieces':
      return against(againstPieces(table, state, setup, side, command));
    case 'lay':
      return checkLaying(table, state, setup, command);
    case 'adjust':
      return checkAdjusting(table, state, setup, command);
    case 'camp':
      return against(againstCamp(table, state, side, { ...command.at, heading: asHeading(command.heading) }));
    case 'works': {
      const { work, from, to } = command;
      return against(againstWork(table, state, { side, kind: work, from, to }));
    }
    case 'plan': {
      const plan = planIn(table, side, command);
      return 'allowed' in plan ? plan : against(againstPlan(table, state, side, plan));
    }
    case 'seal':
      return entryAt(state.plans, side) === null ? refusedCommand('deploy.plan') : allowedCommand;
    case 'marker':
      return checkMarker(table, state, side, command);
    case 'deploy':
      return checkDeployment(table, state, side, command);
  }
}

function against(no: readonly RuleId[]): Verdict {
  return no.length === 0 ? allowedCommand : refusedCommand(...no);
}

/** What may be taken at a question that offers a choice. */
export function choicesAt(
  table: Table,
  setup: SetupState,
  side: SideIndex,
  phase: SetupPhase,
): readonly string[] {
  if (phase === 'role') return ['attacker', 'defender'];
  if (phase === 'region') return regions;
  if (phase === 'replace' && setup.region !== null)
    return kindsIn(table, setup.region).filter((kind) => mayReplace({ kind }));
  return phase === 'adjust' && entryAt(setup.extras, side) > 0 ? ['again'] : [];
}

/** The row that a choice is made by. */
const ruleOfChoice: Partial<Readonly<Record<SetupPhase, RuleId>>> = {
  role: 'deploy.role',
  region: 'terrain.region',
  replace: 'terrain.choose-what',
  adjust: 'terrain.adjust',
};

function checkChoice(
  table: Table,
  setup: SetupState,
  side: SideIndex,
  phase: SetupPhase,
  take: string,
): Verdict {
  if (choicesAt(table, setup, side, phase).includes(take)) return allowedCommand;
  const rule = ruleOfChoice[phase];
  return rule === undefined
    ? invalidCommand('value', 'take', `"${take}" cannot be taken`)
    : refusedCommand(rule);
}

function checkLaying(
  table: Table,
  state: State,
  { inHand }: SetupState,
  { piece, at, heading, through }: AdlgCommandOf<'lay'>,
): Verdict {
  if (inHand === null || inHand.piece.kind !== piece) return refusedCommand('terrain.order');
  return against(againstPiece(table, state, inHand, { at, heading: asHeading(heading), through }));
}

function checkAdjusting(
  table: Table,
  state: State,
  setup: SetupState,
  command: AdlgCommandOf<'adjust'>,
): Verdict {
  const index = pieceNamed(state, command.piece);
  if (index === null) return invalidCommand('value', 'piece', `"${command.piece}" is no piece on the table`);
  const heading = asHeading(command.heading);
  return against(againstAdjusting(table, state, setup, index, { ...command, heading }));
}

function checkMarker(
  table: Table,
  state: State,
  side: SideIndex,
  { index, at }: AdlgCommandOf<'marker'>,
): Verdict {
  if (!markersLeft(state, side).includes(index)) return refusedCommand('deploy.plan');
  return against(againstMarker(table, state, side, index, at));
}

function checkDeployment(
  table: Table,
  state: State,
  side: SideIndex,
  command: AdlgCommandOf<'deploy'>,
): Verdict {
  const deployment = deploymentIn(table, side, command);
  if ('allowed' in deployment) return deployment;
  if (!corpsToDeploy(table, state, side).includes(deployment.corps)) return refusedCommand('deploy.plan');
  return against(againstDeployment(table, state, deployment));
}
