/** French labels and remedies of refusals of attacks on the table, and of reactions. */

/** A short label for every rule that can refuse. */
export const attackLabels: Readonly<Record<string, string>> = {
  'attack.declare': 'N’arrive pas au contact',
  'attack.nearest': 'Un autre ennemi est plus proche',
  'attack.no-change': 'A déjà changé de formation',
  'attack.one-answer': 'A déjà réagi, ou se trouve au contact',
  'attack.one-move': 'A déjà fait son mouvement de réaction',
  'attack.reaction-when': 'Prise de flanc ou à revers\u202f: pas de tir sur l’assaillant',
  'turn.fire-then-attack': 'A déjà tiré',
  'melee.bt-limits': 'Une percée s’arrête avant l’ennemi',
  'melee.off-table': 'Hors de la table',
  'square.no-intercept': 'On n’intercepte pas la cavalerie au contact d’un carré',
};

/** What would make the command legal. */
export const attackRemedies: Readonly<Record<string, string>> = {
  'attack.declare':
    'Faire une conversion ou marcher de façon que la ligne droite finale atteigne l’ennemi en un mouvement.',
  'attack.nearest': 'Attaquer l’ennemi le plus proche que le front peut atteindre.',
  'attack.no-change':
    'Attaquer dans la formation actuelle, ou changer de formation maintenant et attaquer plus tard.',
  'attack.one-answer': 'Répondre avec une unité libre qui n’a pas encore réagi.',
  'attack.one-move': 'Tirer, ou répondre avec une autre unité.',
  'attack.reaction-when': 'Laisser tirer une autre unité, ou répondre autrement.',
  'turn.fire-then-attack': 'Attaquer avec une unité qui n’a pas tiré dans ce tour de joueur.',
  'melee.bt-limits': 'Poursuivre sans entrer au contact d’un ennemi.',
  'melee.off-table': 'Rester sur la table.',
  'square.no-intercept': 'Tirer plutôt sur la cavalerie, si l’unité le peut.',
};
