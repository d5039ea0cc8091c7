/** French phrases for invalid orders. */
export const orderPhrases: Readonly<Record<string, string>> = {
  '"{figure}" is in the saddle already': '« {figure} » est déjà en selle',
  '"{figure}" has no horse': '« {figure} » n’a pas de cheval',
  '"{figure}" is not in the saddle': '« {figure} » n’est pas en selle',
  'you have given no order for "{figure}"': 'vous n’avez donné aucun ordre à « {figure} »',
  '"{figure}" is named twice': '« {figure} » est nommé deux fois',
  '{files} abreast are more than the {figures} named':
    '{files} de front, c’est plus que les {figures} nommés',
  'you have no body {body}': 'vous n’avez pas de formation {body}',
  'there are {men} men to stand abreast': 'il y a {men} hommes à mettre de front',
  'they stand {files} abreast already': 'ils sont déjà {files} de front',
  'there is no room "{room}"': 'il n’y a pas de pièce « {room} »',
  'is not wholly in "{room}"': 'n’est pas tout à fait dans « {room} »',
  'stands in "{room}" or in its wall; name it, or move away':
    'se tient dans « {room} » ou dans son mur ; nommez la pièce, ou éloignez-vous',
  'say where to stand in that room': 'dites où se tenir dans cette pièce',
  'from room to room nothing is measured; leave the way out':
    'de pièce en pièce rien ne se mesure ; ne donnez pas de chemin',
  '"{figure}" is not aboard': '« {figure} » n’est pas à bord',
  'there is no vessel "{vessel}"': 'il n’y a pas de bateau « {vessel} »',
  '"{figure}" is aboard already': '« {figure} » est déjà à bord',
  '"{figure}" carries nothing': '« {figure} » ne porte rien',
  'there is nothing called "{thing}" on the table': 'rien ne s’appelle « {thing} » sur la table',
  '"{figure}" carries it already': '« {figure} » le porte déjà',
  'there is no figure "{figure}"': 'il n’y a pas de figurine « {figure} »',
  '"{figure}" is not one of yours': '« {figure} » n’est pas des vôtres',
  '"{figure}" is dead': '« {figure} » est à terre',
  '"{figure}" has left the table': '« {figure} » a quitté la table',
  '"{figure}" is a prisoner or bystander and acts by nobody\'s order':
    '« {figure} » est prisonnier ou passant et n’agit sur l’ordre de personne',
  '"{figure}" is one of yours': '« {figure} » est des vôtres',
  '"{figure}" is a prisoner or bystander and nobody\'s enemy':
    '« {figure} » est prisonnier ou passant et l’ennemi de personne',
  '"{figure}" is no longer in play': '« {figure} » n’est plus en jeu',
};
