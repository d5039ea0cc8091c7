/** English labels and remedies of refusals of set-up and turn commands. */

/** A short label for every rule that can refuse. */
export const courseLabels: Readonly<Record<string, string>> = {
  'turn.order': 'Not in this step',
  'scenario.terrain': 'Off the table, or too near to another piece',
  'scenario.deployment': 'Outside its place of deployment',
  'command.general-lost': 'The general is lost',
};

/** What would make the command legal. */
export const courseRemedies: Readonly<Record<string, string>> = {
  'turn.order': 'Guns fire first, then small arms; movement comes after both.',
  'scenario.terrain': 'Place the piece wholly on the table, farther from the others.',
  'scenario.deployment': 'Put all of it within the zone of its side.',
  'command.general-melee': 'Let the general ride until he touches the unit; he cannot join a routing unit.',
  'command.general-lost': 'The side goes on without him.',
};
