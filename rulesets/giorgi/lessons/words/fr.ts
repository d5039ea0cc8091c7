/** The lesson in French. */
import type { LessonWords } from '@grognard/engine';

export const words: LessonWords = {
  opening:
    'Les dés d’une leçon sont préparés, pour que vous voyiez ce que je veux montrer. Dans le combat libre, ce sont de vrais dés.',
  steps: {
    G1: {
      title: 'La marche',
      about: 'Sur route, une colonne va moitié plus loin.',
      say: 'Bienvenue, mon commandant. Votre bataillon est en colonne sur le chemin. Une colonne fait 18 cm à travers champs, 27 sur une route : menez-la le long du chemin, jusque dans le cercle.',
      hint: 'Faites-la glisser tout droit sur le chemin.',
      remarks: {
        fields: 'Hors du chemin, c’est 18. Restez dessus.',
        after: 'Vingt-sept : le tiers de la table.',
      },
    },
    G2: {
      title: 'Former la ligne',
      about: 'Changez de formation à plus de 20 cm.',
      say: 'Leur front est à 27 cm, et les fusils portent à 20 ; on tire sur toute unité qui entre dans cette bande. Formez la ligne tout de suite, avant la marche : un demi-mouvement, et l’autre moitié vous porte de six.',
      hint: 'Formation : ligne. Puis six en avant, pas plus.',
      remarks: {
        'fired-at': 'Vous voilà sous leurs fusils ; ils n’ont pas attendu leur tour.',
        'not-formed': 'L’unité a marché, mais elle n’est pas en ligne. Formation : ligne, puis en avant.',
        after: 'En ligne, à 21 cm, sans une perte.',
      },
    },
    G3: {
      title: 'La mousqueterie',
      about: 'Une ligne lance trois dés, une colonne un seul.',
      say: 'Six compagnies, trois dés ; trois ou moins tue. Une colonne ne tire qu’avec ses deux premières compagnies : un dé. À deux hommes perdus, une unité teste son moral.',
      hint: 'Touchez votre ligne, puis la leur, et confirmez.',
      remarks: {
        held: 'Vous n’avez pas tiré. Le tir précède la marche ; l’occasion est passée.',
        after: 'Deux tués. Il leur fallait trois ou moins, ils ont fait cinq : ébranlés.',
      },
    },
    G4: {
      title: 'Les canons',
      about: 'Le boulet tue en profondeur.',
      say: 'La réglette montre le trajet du boulet : un dé par homme qu’elle couvre. Une ligne en offre un, une colonne trois. Comparez, puis tirez.',
      hint: 'Touchez la batterie, puis la colonne.',
      remarks: {
        line: 'Un homme, un dé. La colonne en offrait trois.',
        after: 'Deux tués ; leur test fait deux : ils tiennent.',
      },
    },
    G5: {
      title: 'L’attaque',
      about: 'D’abord le feu, puis la baïonnette.',
      say: 'Ils sont ébranlés : un point de moins, et un recul devient une déroute. Attaquez, puis finissez les mouvements ! Un élan de 9 cm en ligne droite en fait une charge.',
      hint: 'Touchez la colonne, puis leur ligne ; confirmez ; finissez les mouvements.',
      remarks: {
        stopped: 'L’attaque s’arrête sous leurs fusils : le prix est payé, et rien n’est obtenu.',
        after:
          'Un homme est tombé sous leur feu. Quatre contre deux, dés 8 : forcés de reculer, des hommes ébranlés s’enfuient, sur 22 cm.',
      },
    },
    G6: {
      title: 'La réponse',
      about: 'De la cavalerie contre une ligne : le carré, si le moral tient.',
      say: 'Des sabres ! Tirer ne demande aucun test ; former le carré en demande un : trois ou moins. Comparez ce que vous deviendrez, puis répondez.',
      hint: 'Choisissez de former le carré.',
      remarks: {
        fire: 'Du bon travail, mais les survivants atteignent une ligne.',
        flee: 'À pied, on ne distance pas des chevaux.',
        after:
          'Test réussi avec un deux. Il leur fallait trois dés au-dessus de votre indice, la charge aidant l’un d’eux : 5, 2, 6 ne suffisent pas.',
      },
    },
    G7: {
      title: 'Rallier, reformer',
      about: 'Le moral passe en premier dans votre tour.',
      say: 'Le 2e bataillon fuit : trois ou moins l’arrête, sinon il quitte la table. Le 1er, sans ennemi à 20 cm, peut se reformer sans dé, au prix d’un tour tranquille.',
      hint: 'Touchez la ligne : Reformer. Puis les fuyards : Tenter de rallier.',
      remarks: {
        asked:
          'Les fuyards testent d’eux-mêmes ; la reformation, il faut la demander. L’unité est toujours ébranlée.',
        after: 'Un trois : il s’arrête, ébranlé.',
      },
    },
  },
  freeFight: {
    title: 'Combat libre',
    about: 'Trois tours contre une recrue, avec de vrais dés.',
    say: 'La route, la ligne, le feu, puis l’acier.',
    next: 'Jouez San Rocco en entier ; gardez les hussards pour un ennemi ébranlé.',
  },
  labels: {
    rate: 'Mouvement entier',
    road: 'La route',
    forming: 'Changement de formation',
    gap: 'Jusqu’à leur ligne',
    index: 'Test : indice',
    'column-dice': 'Dés d’une colonne',
    charge: 'En chargeant',
    shaken: 'Ébranlée',
    unshaken: 'Non ébranlée, cède',
    failure: 'En cas d’échec',
    marched: 'Parcouru',
    range: 'Portée',
    dice: 'Dés',
    killed: 'Tués',
    test: 'Test : dé',
    need: 'Test : à obtenir',
    'line-range': 'Jusqu’à la ligne',
    'line-dice': 'Dés sur la ligne',
    attack: 'Attaque',
    defence: 'Défense',
    column: 'Colonne du tableau',
    sum: 'Somme des dés',
    'gives-way': 'Cède',
    passes: 'Test réussi',
    'square-breaks': 'Carré enfoncé',
    'line-gives-way': 'Une ligne cède',
  },
  phrases: {},
};
