/** verifySave: a saved game checked in every way there is. */
import { openGame, type UnreadableGame, type VerifiedGame, verifyGame } from '@grognard/engine';
import { createGame } from '@grognard/rulesets';
import { type ScenarioOrigin, scenarioOrigin } from '@grognard/rulesets/published';

/** What was found of a saved game, and whether its scenario was ever published. */
export type VerifiedSave =
  | (VerifiedGame & { readonly scenario: ScenarioOrigin })
  | (UnreadableGame & { readonly verdict: 'no-game' });

/** Checks the text of a save file: seals, faces, events, commands. Each difference names its place in the file. */
export function verifySave(text: string): VerifiedSave {
  const opened = openGame(text, createGame);
  return 'problems' in opened
    ? { verdict: 'no-game', problems: opened.problems }
    : { ...verifyGame(opened), scenario: scenarioOrigin(opened.file.header.scenario) };
}
