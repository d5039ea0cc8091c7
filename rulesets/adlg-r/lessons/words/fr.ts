/** The lesson in French. */
import type { LessonWords } from '@grognard/engine';

export const words: LessonWords = {
  opening:
    'Les dés d’une leçon sont préparés, pour que vous voyiez ce que je veux montrer. Dans le combat libre, ils sont vrais.',
  steps: {
    R1: {
      title: 'Points de commandement',
      about: 'Un général a peu de mots par tour.',
      say: 'Bonjour, mon colonel. Un homme compétent mène votre Infanterie\u202f: le dé plus un, divisé par deux, arrondi au-dessus. Activez ce corps, puis envoyez les mousquetaires en avant.',
      hint: 'Choisissez l’Infanterie et confirmez. Puis tirez les mousquetaires vers l’avant.',
      remarks: {
        horse: 'Vous avez activé la Cavalerie, qui jette son propre dé. L’Infanterie dort encore.',
        after:
          '(3 + 1) ÷ 2 = 2 points\u202f; un est dépensé. Le point du général ne sert que lui-même et ceux qu’il accompagne.',
      },
    },
    R2: {
      title: 'Groupes',
      about: 'Un ordre, l’allure du plus lent.',
      say: 'Il reste un point, et deux blocs de piques au coude à coude. Des unités jointes vont sur un seul ordre\u202f: menez-les toutes deux au pied de la colline, 3 UD en avant.',
      hint: 'Entourez les deux d’un cadre, tirez droit devant.',
      remarks: {
        gun: 'Un point aussi, mais le canon donne l’allure.',
        short: 'Elles sont parties, mais moins loin qu’un ordre ne les mène.',
        after:
          'Trois UD, puisque nul ennemi n’est à moins de quatre\u202f; plus près, elles en feraient deux.',
      },
    },
    R3: {
      title: 'Tir',
      about: 'Un tir par cible\u202f; les amis aident.',
      say: 'Trois des vôtres atteignent ce bloc. L’un tire, chacun des autres ajoute un. Qui mène\u202f? Un canon léger ne tient pas compte de ce qui protège.',
      hint: 'Touchez le canon, puis le bloc\u202f; confirmez et terminez les tirs.',
      remarks: {
        muskets: 'Cinq contre cinq\u202f: rien. Le canon en tête, les mêmes dés touchent.',
        held: 'Vous n’avez pas tiré. L’occasion ne revient qu’au prochain tour.',
        after: '3 + 2 = 5 contre 4\u202f: il a perdu un point et se trouve désordonné.',
      },
    },
    R4: {
      title: 'Charge',
      about: 'Tout droit\u202f; s’aligner est gratuit.',
      say: 'Des mousquetaires à découvert\u202f: les pistolets sont faits pour cela. Chargez avec les deux. Vous êtes décalés d’un demi-socle\u202f; peu importe.',
      hint: 'Prenez les deux cavaliers, touchez les mousquetaires, confirmez.',
      remarks: {
        alone: 'L’un des deux, seul. Un ami à ses côtés vaut un point.',
        after: 'Droit sur l’ennemi pour un point, puis une demi-UD de côté pour rien.',
      },
    },
    R5: {
      title: 'Esquive',
      about: 'La cavalerie légère n’a pas à tenir.',
      say: 'Ils en veulent à votre cavalerie légère. Elle fait 5 UD, eux 4, et il y a du champ entre vous\u202f: l’honneur exige-t-il ce combat\u202f?',
      hint: 'Choisissez l’esquive, en leur faisant face à la fin.',
      remarks: {
        stood: 'Brave. Trois contre zéro.',
        after: '5 + 1 = 6 UD pour vous, 4 − 1 = 3 pour eux\u202f: ils chargent dans le vide.',
      },
    },
    R6: {
      title: 'Mêlée',
      about: 'Deux sommes, un écart.',
      say: 'Touchez le combat et lisez les deux sommes avant les dés. Le cavalier, l’ami et le pistolet font trois\u202f; des mousquetaires chargés ont un.',
      hint: 'Touchez un cavalier, choisissez le combat contre les mousquetaires, confirmez.',
      remarks: {
        after:
          '7 contre 4\u202f: battus de trois, deux points\u202f; la charge furieuse sur des tireurs, un de plus.',
      },
    },
    R7: {
      title: 'Déroute',
      about: 'Elle coûte plus que l’unité.',
      say: 'Plus de charge\u202f: deux contre moins un. Regardez qui se tient juste derrière eux.',
      hint: 'Combattez les mousquetaires. Poursuivre ou non\u202f: les deux se défendent.',
      remarks: {
        after:
          '7 contre 3\u202f: deux points, c’est fini. Et les dragons derrière en ont perdu un, rien qu’à les voir.',
      },
    },
  },
  freeFight: {
    title: 'Combat libre',
    about: 'Trois tours contre une recrue, avec de vrais dés.',
    say: 'La colline ou le flanc\u202f? Vous ne pouvez pas payer les deux.',
    next: 'Jouez toute la colline du moulin\u202f; les dragons ont leur place dans le bois.',
  },
  labels: {
    die: 'Dé',
    points: 'Points de commandement',
    price: 'Prix',
    way: 'UD parcourues',
    range: 'Distance',
    'gun-leads': 'Canon en tête',
    'muskets-lead': 'Mousquets en tête',
    lost: 'Points perdus',
    beaten: 'Les mousquetaires perdent plus',
    evading: 'Votre dé, en UD',
    charging: 'Leur dé, en UD',
    gap: 'Entre vous',
    'riders-sum': 'Cavaliers',
    'musketeers-sum': 'Mousquetaires',
    routs: 'Ils sont en déroute',
    shaken: 'Les dragons perdent',
  },
  phrases: {},
};
