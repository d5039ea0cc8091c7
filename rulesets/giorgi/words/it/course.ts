/** Italian labels and remedies of refusals of set-up and turn commands. */

export const courseLabels: Readonly<Record<string, string>> = {
  'turn.order': 'Non in questa fase',
  'scenario.terrain': 'Fuori dal tavolo, o troppo vicino a un altro elemento',
  'scenario.deployment': 'Fuori dalla sua zona di schieramento',
  'command.general-lost': 'Il generale è perduto',
};

export const courseRemedies: Readonly<Record<string, string>> = {
  'turn.order': 'Prima tira l’artiglieria, poi le armi portatili; il movimento viene dopo.',
  'scenario.terrain': 'Posare l’elemento interamente sul tavolo, più lontano dagli altri.',
  'scenario.deployment': 'Mettere tutta l’unità nella zona del suo schieramento.',
  'command.general-melee': 'Farlo cavalcare fino a toccare l’unità; non si unisce a chi fugge.',
  'command.general-lost': 'Lo schieramento prosegue senza di lui.',
};
