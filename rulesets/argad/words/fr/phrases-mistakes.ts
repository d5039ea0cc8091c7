/** mistakePhrases: French phrases for mistakes in a case. The table works its cases out itself, so it never needs them. */
export const mistakePhrases: Readonly<Record<string, string>> = {
  'there are no mounted troops in this edition': 'il n’y a pas de troupes montées dans cette édition',
  'there is no close order in this edition': 'il n’y a pas d’ordre serré dans cette édition',
  'foot, swimmers and boats are not in the saddle': 'piétons, nageurs et bateaux ne sont pas en selle',
  'close order neither swims, rows, crouches nor passes from room to room':
    'en ordre serré, on ne nage pas, on ne rame pas, on ne s’accroupit pas et on ne passe pas de pièce en pièce',
  'only figures on foot move crouched': 'seules les figurines à pied avancent accroupies',
  'only figures walking on foot pass from room to room':
    'seules les figurines qui marchent à pied passent de pièce en pièce',
  'being at home in the ground matters only to figures that walk through it on foot':
    'être habitué à un terrain ne compte que pour les piétons qui le traversent en marchant',
  'from room to room there is no ground but the building':
    'de pièce en pièce, il n’y a pas d’autre terrain que le bâtiment',
  'swimmers move in deep water only': 'on ne nage qu’en eau profonde',
  'boats move on water only': 'les bateaux ne vont que sur l’eau',
  'close order needs its number of files': 'l’ordre serré demande son nombre de files',
  'nobody charges in this edition': 'personne ne charge dans cette édition',
  'surprise shots are an option that is not in use': 'l’option des tirs par surprise n’est pas en usage',
  'whoever closes in or shoots furtively moves':
    'arriver au contact ou tirer furtivement, c’est être en mouvement',
  'in contact means since the start of the turn': 'au contact veut dire depuis le début du tour',
  'riders do not crouch': 'un cavalier ne s’accroupit pas',
  'the shooter is aboard no vessel': 'le tireur n’est à bord d’aucun bâtiment',
  'each is said to stand higher than the other': 'chacun serait en position dominante par rapport à l’autre',
  'only one of them can hold the obstacle': 'un seul des deux peut défendre l’obstacle',
  'whoever charges is not immobile': 'une figurine qui charge n’est pas immobile',
  'swimmers, boats and deep water need the option coastal-arms here':
    'nageurs, bateaux et eau profonde demandent ici l’option coastal-arms',
  'this weapon needs the option coastal-arms here': 'cette arme demande ici l’option coastal-arms',
  'ships and boats need the option coastal-arms here':
    'navires et bateaux demandent ici l’option coastal-arms',
};
