/** French phrases of the sources of rules. */
export const sourcePhrases: Readonly<Record<string, string>> = {
  'sheet ¶{1}': 'fiche ¶{1}',
  'sheet ¶{1}, {2}': 'fiche ¶{1}, {2}',
  'only their range differs (combat-arms-infantry)': 'seule leur portée diffère (combat-arms-infantry)',
  'intro-savin-thow: four bases, two dice': 'intro-savin-thow : quatre socles, deux dés',
  'intro-savin-thow: a {1} is a hit. Option fire.kill': 'intro-savin-thow : un {1} touche. Option fire.kill',
  'fire.line-dice: formed foot': 'fire.line-dice : infanterie formée',
  'sheet ¶{1} to {2}': 'fiche ¶{1} à {2}',
  'figures artillery.rods': 'chiffres artillery.rods',
  'as the near sector it lies in': 'comme le secteur proche où il se trouve',
  'sheet ¶{1}. Option artillery.howitzer-saves': 'fiche ¶{1}. Option artillery.howitzer-saves',
  'sheet ¶{1}. intro-savin-thow has {2}–{3}: option save.high-wall':
    'fiche ¶{1}. intro-savin-thow a {2}–{3} : option save.high-wall',
  'intro-savin-thow. Option save.open-order': 'intro-savin-thow. Option save.open-order',
  'intro-savin-thow. Option save.cavalry-charging': 'intro-savin-thow. Option save.cavalry-charging',
  'wood edge melee-fight-in-the-woods': 'lisière melee-fight-in-the-woods',
  'value {1}, sheet ¶{2}': 'valeur {1}, fiche ¶{2}',
  '{1} cm is too short for cavalry and {2}D{3} gives up to {4} (melee-multiple-melee)':
    '{1} cm est trop court pour la cavalerie et {2}D{3} donne jusqu’à {4} (melee-multiple-melee)',
  'sheet ¶{1}: the losses are fixed': 'fiche ¶{1} : les pertes sont fixes',
  'melee-buildings: {1} + {2} + {3} against {4} × {5}. Option building.no-charge':
    'melee-buildings : {1} + {2} + {3} contre {4} × {5}. Option building.no-charge',
  'input field modifier': 'champ modifier de la saisie',
  // documents
};
