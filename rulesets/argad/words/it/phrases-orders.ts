/** Italian phrases for invalid orders. */
export const orderPhrases: Readonly<Record<string, string>> = {
  '"{figure}" is in the saddle already': '«{figure}» è già in sella',
  '"{figure}" has no horse': '«{figure}» non ha cavallo',
  '"{figure}" is not in the saddle': '«{figure}» non è in sella',
  'you have given no order for "{figure}"': 'non avete dato nessun ordine a «{figure}»',
  '"{figure}" is named twice': '«{figure}» è nominato due volte',
  '{files} abreast are more than the {figures} named': '{files} affiancati sono più dei {figures} nominati',
  'you have no body {body}': 'non avete un reparto {body}',
  'there are {men} men to stand abreast': 'ci sono {men} uomini da affiancare',
  'they stand {files} abreast already': 'sono già {files} affiancati',
  'there is no room "{room}"': 'non c’è la stanza «{room}»',
  'is not wholly in "{room}"': 'non è tutto dentro «{room}»',
  'stands in "{room}" or in its wall; name it, or move away':
    'sta in «{room}» o nel suo muro; nominate la stanza, o allontanatevi',
  'say where to stand in that room': 'dite dove stare in quella stanza',
  'from room to room nothing is measured; leave the way out':
    'di stanza in stanza non si misura nulla; non date un percorso',
  '"{figure}" is not aboard': '«{figure}» non è a bordo',
  'there is no vessel "{vessel}"': 'non c’è la barca «{vessel}»',
  '"{figure}" is aboard already': '«{figure}» è già a bordo',
  '"{figure}" carries nothing': '«{figure}» non porta nulla',
  'there is nothing called "{thing}" on the table': 'sul tavolo non c’è nulla che si chiami «{thing}»',
  '"{figure}" carries it already': '«{figure}» lo porta già',
  'there is no figure "{figure}"': 'non c’è la figura «{figure}»',
  '"{figure}" is not one of yours': '«{figure}» non è dei vostri',
  '"{figure}" is dead': '«{figure}» è morto',
  '"{figure}" has left the table': '«{figure}» ha lasciato il tavolo',
  '"{figure}" is a prisoner or bystander and acts by nobody\'s order':
    '«{figure}» è prigioniero o astante e non agisce per ordine di nessuno',
  '"{figure}" is one of yours': '«{figure}» è dei vostri',
  '"{figure}" is a prisoner or bystander and nobody\'s enemy':
    '«{figure}» è prigioniero o astante e nemico di nessuno',
  '"{figure}" is no longer in play': '«{figure}» non è più in gioco',
};
