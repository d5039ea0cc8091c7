/** Italian phrases for invalid orders. */
export const orderPhrases: Readonly<Record<string, string>> = {
  '"{figure}" is in the saddle already': '«{figure}» è già in sella',
  '"{figure}" has no horse': '«{figure}» non ha cavallo',
  '"{figure}" is not in the saddle': '«{figure}» non è in sella',
  'you have given no order for "{figure}"': 'non hai dato ordini a «{figure}»',
  '"{figure}" is named twice': '«{figure}» compare due volte',
  '{files} abreast are more than the {figures} named': '{files} affiancati sono più dei {figures} nominati',
  'you have no body {body}': 'non hai un reparto {body}',
  'there are {men} men to stand abreast': 'ci sono {men} uomini da affiancare',
  'they stand {files} abreast already': 'sono già {files} affiancati',
  'there is no room "{room}"': 'la stanza «{room}» non esiste',
  'is not wholly in "{room}"': 'non è tutto dentro «{room}»',
  'stands in "{room}" or in its wall; name it, or move away':
    'sta in «{room}» o nel suo muro; indica la stanza o un altro posto',
  'say where to stand in that room': 'indica dove stare in quella stanza',
  'from room to room nothing is measured; leave the way out':
    'di stanza in stanza non si misura nulla; non indicare un percorso',
  '"{figure}" is not aboard': '«{figure}» non è a bordo',
  'there is no vessel "{vessel}"': 'la barca «{vessel}» non esiste',
  '"{figure}" is aboard already': '«{figure}» è già a bordo',
  '"{figure}" carries nothing': '«{figure}» non porta nulla',
  'there is nothing called "{thing}" on the table': 'sul tavolo non c’è nulla che si chiami «{thing}»',
  '"{figure}" carries it already': '«{figure}» lo porta già',
  'there is no figure "{figure}"': 'la figura «{figure}» non esiste',
  '"{figure}" is not one of yours': '«{figure}» non è una tua figura',
  '"{figure}" is dead': '«{figure}» non è più in vita',
  '"{figure}" has left the table': '«{figure}» ha lasciato il tavolo',
  '"{figure}" is a prisoner or bystander and acts by nobody\'s order':
    '«{figure}» è in prigionia o non combatte: non riceve ordini',
  '"{figure}" is one of yours': '«{figure}» è una tua figura',
  '"{figure}" is a prisoner or bystander and nobody\'s enemy':
    '«{figure}» è in prigionia o non combatte: non è un nemico',
  '"{figure}" is no longer in play': '«{figure}» non è più in gioco',
};
