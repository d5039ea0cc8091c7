/** The lesson in French. */
import type { LessonWords } from '@grognard/engine';

export const words: LessonWords = {
  opening:
    'Les dés d’une leçon sont préparés, pour que vous voyiez ce que je veux montrer. Dans le combat libre, ce sont de vrais dés.',
  steps: {
    A1: {
      title: 'Ordres secrets',
      about: 'Rien ne bouge avant que les deux camps aient validé.',
      say: 'Bonjour, mon lieutenant. Faites glisser le caporal Dunn sur la route jusqu’à la brèche du mur, confirmez, puis validez les ordres. Jusque-là, vous pouvez changer d’avis.',
      hint: 'Faites-le glisser le long de la route jusque dans le cercle.',
      remarks: {
        elsewhere: 'Il est allé ailleurs, comme ordonné. La brèche est exactement à un mouvement.',
        after: 'Un mouvement entier en terrain dégagé, sans lancer de dé.',
      },
    },
    A2: {
      title: 'Terrain difficile',
      about: 'Le terrain lance un dé contre vous.',
      say: 'Envoyez ces deux-là à 20 cm vers l’est à travers le sarrasin, en position basse à la fin, hors de vue. Les cultures hautes coûtent un dé de distance ; ceux qui vont ensemble n’en lancent qu’un. Sur un six, personne ne bouge.',
      hint: 'Tracez un cadre autour des deux (Maj et glisser ; au doigt, restez d’abord immobile), puis faites glisser l’un d’eux. Ou donnez leurs ordres un par un, côte à côte.',
      remarks: {
        alone: 'Il a lancé le dé pour lui seul. À deux, on n’en lance qu’un.',
        after: 'Un quatre : 20 − 4 = 16. Une fois sur six, vous seriez encore au départ.',
      },
    },
    A3: {
      title: 'Le tir',
      about: 'On reste immobile ; la distance fixe le résultat à obtenir.',
      say: 'Un fusil ne tire que si son porteur reste immobile tout le tour. Touchez Lecoq, puis Hamon, et comparez avant de choisir.',
      hint: 'Touchez Dunn, puis le plus proche des Français.',
      remarks: {
        far: 'Un cinq : à 18 cm il touche, à 37 il manque.',
        walked: 'Il a marché : le fusil est resté muet.',
        after:
          'Il fallait cinq, il a fait cinq. Jusqu’à 20 cm il faut 5, jusqu’à 40 un 6, jusqu’à 60 deux six de suite.',
      },
    },
    A4: {
      title: 'Recharger',
      about: 'Un coup de feu tous les deux tours.',
      say: 'Le fusil de Dunn est vide. Laissé sur place, il recharge de lui-même ; s’il marche, il porte un bâton. Que Wright surveille la route : faites-le viser Hamon.',
      hint: 'Laissez Dunn en paix ; faites viser Wright ; validez.',
      remarks: {
        'still-empty': 'Il a bougé, et le fusil est toujours vide. Ce tour-là coûte cher.',
        after:
          'Rechargé. Il fallait 5 à Wright, il a fait 3 : allez par deux, l’un tire pendant que l’autre recharge.',
        'after-quiet': 'Rechargé. Allez par deux : l’un tire pendant que l’autre recharge.',
      },
    },
    A5: {
      title: 'Le couvert',
      about: 'Serré contre un mur, vous tirez librement, et lui à −1.',
      say: 'Mêmes fusils, même distance, un seul mur. C’est vous qui êtes contre ce mur : il ne gêne que l’adversaire. Feu !',
      hint: 'Touchez Dunn, puis Rouault ; validez.',
      remarks: {
        down: 'En position basse derrière le mur, il ne pouvait ni être visé, ni rien faire.',
        open: 'À découvert, ce cinq l’a tué.',
        after: 'Il a fait cinq : 5 − 1 = 4, et il fallait 5. Le mur a sauvé un homme.',
      },
    },
    A6: {
      title: 'La mêlée',
      about: 'L’arme la plus longue frappe la première ; dépassez la classe de l’adversaire.',
      say: 'Monsieur de Kergu n’a que son épée. Envoyez quelqu’un au contact : la baïonnette frappe avant l’épée, deux épées frappent ensemble. Il est de classe 4 : il vous faut cinq.',
      hint: 'Faites glisser Dunn sur Kergu.',
      remarks: {
        sword: 'Deux épées frappent ensemble : la vôtre a manqué, la sienne vous a repoussé.',
        after:
          'Un cinq, avant qu’il ait pu lever sa lame. Épée contre épée, le risque aurait été plus grand.',
      },
    },
    A7: {
      title: 'L’objectif',
      about: 'Un lieu appartient au camp qui s’y trouve seul.',
      say: 'Dernier tour. Le puits vaut trois points pour le camp qui est seul à avoir quelqu’un à 5 cm au plus. Placez-y Dunn, et veillez à ce que Besnard n’y soit pas.',
      hint: 'Wright tire, Dunn marche.',
      remarks: {
        nobody: 'Les deux camps au puits, ou aucun : personne ne marque.',
        after: 'Trois points, et la bataille.',
      },
    },
  },
  freeFight: {
    title: 'Combat libre',
    about: 'Trois tours contre une recrue, avec de vrais dés.',
    say: 'Maintenant, sans moi. Deux tirent, deux avancent ?',
    next: 'Jouez Le puits de Matignon en entier, et essayez les bois.',
  },
  labels: {
    walked: 'Parcouru',
    allowance: 'Mouvement possible',
    die: 'Dé',
    blocked: 'Bloqués',
    'range-near': 'Jusqu’à Lecoq',
    'chance-near': 'Touche Lecoq',
    'range-far': 'Jusqu’à Hamon',
    'chance-far': 'Touche Hamon',
    range: 'Portée',
    need: 'À obtenir',
    yours: 'Votre modificateur',
    his: 'Son modificateur',
    'chance-yours': 'Vous touchez',
    'chance-his': 'Il touche',
    bayonet: 'Dunn tombe',
    sword: 'Hale serait tombé',
    points: 'Points',
  },
  phrases: {
    'Put two of the volunteers out of the fight.': 'Mettre deux des volontaires hors de combat.',
    'Put two of the redcoats out of the fight.': 'Mettre deux des habits rouges hors de combat.',
  },
};
