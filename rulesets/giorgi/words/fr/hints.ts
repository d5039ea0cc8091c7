/** French hints shown under a prompt when nothing is selected. */
import type { QuestionPhase } from '../../table/flow/question.ts';

export const hints: Readonly<Partial<Record<QuestionPhase | 'deployed', string>>> = {
  roll: 'Les dés décident quel camp commence\u202f: lancez-les avec le bouton ci-dessus.',
  terrain:
    'Choisissez un élément de terrain, touchez l’endroit où le poser et confirmez. Les camps posent à tour de rôle.',
  edge: 'Choisissez le bord de table d’où vous vous déployez.',
  deploy: 'Prenez une unité dans la liste ci-dessous et posez-la à sa place.',
  deployed:
    'Toutes vos unités sont en place. Faites-en glisser une pour la poser ailleurs, ou terminez le déploiement.',
  start: 'Touchez une unité à rallier ou à reformer, puis continuez.',
  guns: 'Touchez une batterie, puis un ennemi à sa portée, et confirmez. Quand toutes les batteries voulues ont tiré, cessez le feu.',
  'small-arms':
    'Touchez une unité, puis un ennemi à sa portée, et confirmez. Une unité qui tire ne peut pas attaquer à ce tour. Quand toutes les unités voulues ont tiré, cessez le feu.',
  move: 'Faites glisser une unité jusqu’à sa destination, ou touchez-la puis l’ennemi qu’elle attaque. Personne n’est obligé de bouger.',
  melee: 'Touchez une unité au contact\u202f: sa mêlée sera la prochaine.',
  reaction:
    'Chaque unité qui peut répondre est sélectionnée à son tour\u202f; terminez avec le bouton ci-dessus.',
  breakthrough: 'Faites glisser l’unité encore une fois, ou laissez-la où elle est.',
};
