/** What there is to do when something is asked, in French. */
import type { QuestionPhase } from '../../table/course/asked.ts';

export const hints: Readonly<Record<QuestionPhase, string>> = {
  roll: 'Les dés décident quel camp commence\u202f: jetez-les avec le bouton ci-dessus.',
  terrain: 'Choisissez un élément de terrain et posez-le où il doit être, ou n’en posez plus.',
  edge: 'Choisissez le bord d’où vient votre camp.',
  deploy: 'Prenez une unité dans la liste ci-dessous et posez-la à sa place.',
  start: 'Touchez une unité à rallier ou à reformer, puis continuez.',
  guns: 'Touchez une batterie, puis un ennemi à sa portée, et confirmez. Quand tous ceux qui doivent tirer l’ont fait, cessez le feu.',
  'small-arms':
    'Touchez une unité, puis un ennemi à sa portée, et confirmez. Quand toutes celles qui doivent tirer l’ont fait, cessez le feu.',
  move: 'Tirez une unité où elle doit aller, ou touchez-la puis l’ennemi qu’elle attaque. Personne n’est obligé de bouger.',
  melee: 'Touchez une unité au contact\u202f: sa mêlée est la suivante.',
  breaking: 'Qui voit fuir des amis est mis à l’épreuve.',
  reaction:
    'Chaque unité qui peut répondre vient en main à son tour\u202f; terminez avec le bouton ci-dessus.',
  end: 'Dites de quel bout le socle s’en va.',
  value: 'Dites quelle valeur compte.',
  occupy: 'Dites qui entre dans la maison.',
  advance: 'Dites si elle avance.',
  breakthrough: 'Tirez l’unité encore une fois, ou laissez-la où elle est.',
};
