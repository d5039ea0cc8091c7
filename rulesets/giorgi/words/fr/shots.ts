/** French labels and remedies of refusals of shots on the table. */

/** A short label for every rule that can refuse a shot. */
export const shotLabels: Readonly<Record<string, string>> = {
  'unit.gone': 'N’est plus en jeu',
  'fire.one-target': 'A déjà tiré, ou cible interdite',
  'artillery.one-shot': 'La batterie a déjà tiré',
  'artillery.rod': 'La réglette ne croise personne',
  'artillery.rod-from': 'Pièce sans servants',
  'artillery.square-rod': 'La réglette manque le carré',
  'attack.reaction-once': 'A déjà tiré sur cet attaquant',
  'building.fire-when': 'Une garnison ne répond qu’à ses assaillants',
};

/** What would make the shot legal. */
export const shotRemedies: Readonly<Record<string, string>> = {
  'unit.gone': 'Choisir une unité qui est en jeu.',
  'fire.one-target':
    'Tirer avec une unité, une face ou un socle qui n’a pas encore tiré, sur un ennemi qu’il peut choisir.',
  'artillery.one-shot': 'Tirer avec une batterie qui n’a pas tiré dans cette phase.',
  'artillery.rod': 'Placer la réglette de façon qu’elle traverse un ennemi.',
  'artillery.rod-from': 'Choisir une pièce qui a encore des servants.',
  'artillery.square-rod':
    'Placer la réglette de façon qu’elle traverse le carré, dans l’angle de tir et sans ami devant lui.',
  'attack.reaction-once': 'Tirer avec une unité qui n’a pas encore tiré sur cet attaquant.',
  'building.fire-when': 'Tirer sur les autres dans sa propre phase de tir.',
};
