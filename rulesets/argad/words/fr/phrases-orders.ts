/** French phrases for invalid orders. */
export const orderPhrases: Readonly<Record<string, string>> = {
  '"{figure}" is in the saddle already': '« {figure} » est déjà en selle',
  '"{figure}" has no horse': '« {figure} » n’a pas de cheval',
  '"{figure}" is not in the saddle': '« {figure} » n’est pas en selle',
  'you have given no order for "{figure}"': 'vous n’avez donné aucun ordre à « {figure} »',
  '"{figure}" is named twice': '« {figure} » figure deux fois',
  '{files} abreast are more than the {figures} named':
    '{files} de front : plus que les {figures} personnages désignés',
  'you have no body {body}': 'aucune de vos formations ne s’appelle {body}',
  'there are {men} men to stand abreast': 'nombre d’hommes à mettre de front : {men}',
  'they stand {files} abreast already': 'la formation est déjà à {files} de front',
  'there is no room "{room}"': 'il n’y a pas de pièce « {room} »',
  'is not wholly in "{room}"': 'n’est pas entièrement dans « {room} »',
  'stands in "{room}" or in its wall; name it, or move away':
    'se tient dans « {room} » ou dans son mur ; indiquez la pièce, ou éloignez-vous',
  'say where to stand in that room': 'indiquez où se tenir dans cette pièce',
  'from room to room nothing is measured; leave the way out':
    'de pièce en pièce, rien ne se mesure ; ne donnez pas de chemin',
  '"{figure}" is not aboard': '« {figure} » n’est pas à bord',
  'there is no vessel "{vessel}"': 'il n’y a pas de bateau « {vessel} »',
  '"{figure}" is aboard already': '« {figure} » est déjà à bord',
  '"{figure}" carries nothing': '« {figure} » ne porte rien',
  'there is nothing called "{thing}" on the table': 'rien ne s’appelle « {thing} » sur la table',
  '"{figure}" carries it already': '« {figure} » porte déjà cet objet',
  'there is no figure "{figure}"': 'il n’y a pas de figurine « {figure} »',
  '"{figure}" is not one of yours': '« {figure} » n’est pas de votre camp',
  '"{figure}" is dead': '« {figure} » est à terre',
  '"{figure}" has left the table': '« {figure} » a quitté la table',
  '"{figure}" is a prisoner or bystander and acts by nobody\'s order':
    '« {figure} » est hors de votre autorité (prisonnier ou civil neutre)',
  '"{figure}" is one of yours': '« {figure} » est de votre camp',
  '"{figure}" is a prisoner or bystander and nobody\'s enemy':
    '« {figure} » n’est l’ennemi de personne (prisonnier ou civil neutre)',
  '"{figure}" is no longer in play': '« {figure} » n’est plus en jeu',
};
