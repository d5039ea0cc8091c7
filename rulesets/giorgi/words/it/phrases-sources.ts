/** Italian phrases of the sources of rules. */
export const sourcePhrases: Readonly<Record<string, string>> = {
  'sheet ¶{1}': 'scheda ¶{1}',
  'sheet ¶{1}, {2}': 'scheda ¶{1}, {2}',
  'only their range differs (combat-arms-infantry)': 'solo la portata è diversa (combat-arms-infantry)',
  'intro-savin-thow: four bases, two dice': 'intro-savin-thow: quattro basi, due dadi',
  'intro-savin-thow: a {1} is a hit. Option fire.kill':
    'intro-savin-thow: un {1} colpisce. Opzione fire.kill',
  'fire.line-dice: formed foot': 'fire.line-dice: fanteria in formazione',
  'sheet ¶{1} to {2}': 'scheda ¶{1} a {2}',
  'figures artillery.rods': 'cifre artillery.rods',
  'as the near sector it lies in': 'come il settore vicino in cui si trova',
  'sheet ¶{1}. Option artillery.howitzer-saves': 'scheda ¶{1}. Opzione artillery.howitzer-saves',
  'sheet ¶{1}. intro-savin-thow has {2}–{3}: option save.high-wall':
    'scheda ¶{1}. intro-savin-thow ha {2}–{3}: opzione save.high-wall',
  'intro-savin-thow. Option save.open-order': 'intro-savin-thow. Opzione save.open-order',
  'intro-savin-thow. Option save.cavalry-charging': 'intro-savin-thow. Opzione save.cavalry-charging',
  'wood edge melee-fight-in-the-woods': 'margine melee-fight-in-the-woods',
  'value {1}, sheet ¶{2}': 'valore {1}, scheda ¶{2}',
  '{1} cm is too short for cavalry and {2}D{3} gives up to {4} (melee-multiple-melee)':
    '{1} cm è troppo poco per la cavalleria e {2}D{3} dà fino a {4} (melee-multiple-melee)',
  'sheet ¶{1}: the losses are fixed': 'scheda ¶{1}: le perdite sono fisse',
  'melee-buildings: {1} + {2} + {3} against {4} × {5}. Option building.no-charge':
    'melee-buildings: {1} + {2} + {3} contro {4} × {5}. Opzione building.no-charge',
  'input field modifier': 'campo modifier dell’input',
  // documents
};
