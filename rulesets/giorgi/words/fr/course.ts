/** French labels and remedies of refusals of set-up and turn commands. */

export const courseLabels: Readonly<Record<string, string>> = {
  'turn.order': 'Impossible à cette étape',
  'scenario.terrain': 'Hors de la table, ou trop près d’un autre élément',
  'scenario.deployment': 'Hors de sa zone de déploiement',
  'command.general-lost': 'Le général est perdu',
};

export const courseRemedies: Readonly<Record<string, string>> = {
  'turn.order':
    'L’artillerie tire d’abord, puis l’infanterie et la cavalerie\u202f; les mouvements viennent ensuite.',
  'scenario.terrain': 'Poser l’élément entièrement sur la table, plus loin des autres.',
  'scenario.deployment': 'Placer toute l’unité dans la zone de son camp.',
  'command.general-melee':
    'Amener le général au contact de l’unité\u202f; il ne rejoint pas une unité en fuite.',
  'command.general-lost': 'Le camp continue sans lui.',
};
