/** Italian labels and remedies of refusals of set-up and turn commands. */

export const courseLabels: Readonly<Record<string, string>> = {
  'turn.order': 'Non in questa fase',
  'scenario.terrain': 'Fuori dal tavolo, o troppo vicino a un altro elemento',
  'scenario.deployment': 'Fuori dalla sua zona di schieramento',
  'command.general-lost': 'Il generale è caduto',
};

export const courseRemedies: Readonly<Record<string, string>> = {
  'turn.order': 'Prima spara l’artiglieria, poi la fucileria; il movimento viene dopo.',
  'scenario.terrain': 'Posare l’elemento interamente sul tavolo, più lontano dagli altri.',
  'scenario.deployment': 'Mettere tutta l’unità nella sua zona di schieramento.',
  'command.general-melee': 'Farlo cavalcare fino a toccare l’unità; non si unisce a chi fugge.',
  'command.general-lost': 'L’esercito prosegue senza di lui.',
};
