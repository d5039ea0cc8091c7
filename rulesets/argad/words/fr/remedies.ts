/** French remedies: for every rule that can refuse, what would make the action legal. */

const shorterWay =
  'Raccourcir le chemin : {value} cm au plus, moins avec une charge, une blessure ou en mauvais terrain.';
const shorterMarch = 'Raccourcir la marche à {value} cm, moins si le plus lent des hommes va moins vite.';
const lessForest = 'Se rapprocher, pour qu’il y ait moins de forêt entre les deux.';

export const remedies: Readonly<Record<string, string>> = {
  'move.load-mounted': 'Poser la charge, ou mettre pied à terre.',
  'formation.who': 'Aller en ordre dispersé, ou mettre pied à terre.',
  'formation.cavalry-back': 'Aller de l’avant, ou ouvrir les rangs.',
  'formation.open-ground': 'Ouvrir d’abord les rangs, ou rester en terrain dégagé.',
  'building.mounted': 'Mettre pied à terre, ou rester dehors.',
  'terrain.high-wall': 'Faire le tour par une porte, une brèche ou une échelle.',
  'water.deep': 'Nager si l’on sait, prendre un bateau, ou rester sur la rive.',
  'water.swim-laden': 'Lâcher la charge et quitter la cuirasse.',
  'shoot.loaded': 'Recharger d’abord.',
  'shoot.range': 'Se rapprocher, ou prendre une arme qui porte plus loin.',
  'shoot.contact-start': 'Tirer au pistolet, ou se dégager et tirer au tour suivant.',
  'shoot.on-foot': 'Mettre pied à terre, ou prendre un pistolet ou un mousqueton.',
  'shoot.immobile': 'Rester immobile tout le tour.',
  'shoot.support': 'Poser l’arme sur un support.',
  'shoot.mounted-infantry-moving': 'Rester sur place, ou tirer en arrivant au contact.',
  'shoot.mounted-infantry-contact': 'Tirer avant que l’ennemi n’arrive, ou mettre pied à terre.',
  'shoot.line-figure': 'Trouver une ligne de tir qui ne traverse aucun socle.',
  'shoot.line-solid': 'Trouver une ligne de tir qui évite l’obstacle.',
  'shoot.into-melee': 'Choisir une autre cible, ou se joindre au combat.',
  'water.swimmer-shoots': 'Sortir d’abord de l’eau.',
  'hide.crouched': 'S’approcher assez pour découvrir la cible, ou attendre qu’elle se montre.',
  'building.hidden': 'Attendre que la cible se montre, ou entrer.',
  'hide.forest-deep': lessForest,
  'hide.forest-ten': lessForest,
  'charge.who': 'Combattre sans charger, ou charger avec de la cavalerie.',
  'charge.ground': 'Charger en terrain dégagé, ou combattre sans charger.',
  'charge.obstacle': 'Contourner l’obstacle, ou l’attaquer sans charger.',
  // Only on the table.
  'move.foot-light': shorterWay,
  'move.foot-full': shorterWay,
  'move.foot-breastplate': shorterWay,
  'move.foot-civilian': shorterWay,
  'move.foot-slow': shorterWay,
  'move.light-cavalry': shorterWay,
  'move.light-dismounted': shorterWay,
  'move.heavy-cavalry': shorterWay,
  'move.heavy-dismounted': shorterWay,
  'move.mounted-infantry-fast': shorterWay,
  'move.mounted-infantry-farm': shorterWay,
  'move.no-overlap': 'Laisser de la place pour le socle, ou bouger d’abord l’autre figurine.',
  'formation.infantry-narrow': shorterMarch,
  'formation.infantry-wide': shorterMarch,
  'formation.infantry-back': shorterMarch,
  'formation.cavalry-narrow': shorterMarch,
  'formation.cavalry-wide': shorterMarch,
  'formation.close-order':
    'Réunir quatre figurines ou plus d’un même type, dont un chef, socle contre socle en rangs et files ; ou ouvrir les rangs et donner un ordre à chacun.',
  'formation.turn':
    'Tourner de 90 ou 180 degrés ou changer de rang, une fois, avant la marche ou après ; pas au contact, et là où il y a de la place.',
  'formation.change': 'Ouvrir les rangs et donner un ordre à chacun, ou les garder et marcher.',
  'leader.formation': 'Mettre un chef dans la formation, ou aller en ordre dispersé.',
  'group.bunch':
    'Inutile de l’ordonner : des gens sans entraînement qui marchent ensemble forment toujours un groupe.',
  'figure.equipment': 'Employer ce que porte la figurine, ou lui faire d’abord poser sa charge.',
  'figure.carry':
    'Finir le chemin au contact de l’objet ; prendre ce que personne d’autre n’a, ou aider un ami à porter ce qui est lourd.',
  'figure.mount-time':
    'Être au contact du cheval avant ou après le chemin, ne faire que la moitié du mouvement, et tirer ou recharger un autre tour.',
  'turn.shoot-or-move': 'Rester sur place pour tirer, ou tirer avec une arme qui s’emploie en mouvement.',
  'turn.shot-start': 'Tirer après le mouvement : avec ces options, personne ne tire au début.',
  'turn.shot-moving': 'Donner un chemin assez long, ou tirer à l’arrivée.',
  'turn.target-lost':
    'S’approcher, trouver une ligne sans couvert, ou désigner une cible que l’on peut toucher.',
  'shoot.contact-later': 'Tirer au début ou juste avant le contact, ou tirer au pistolet.',
  'weapon.reload': 'Choisir une arme vide, rester immobile tout le tour, et ne pas tirer.',
  'weapon.reload-contact': 'Se dégager d’abord de l’ennemi, et recharger au tour suivant.',
  'weapon.reload-crew': 'Se tenir à côté du servant dont l’arme est vide.',
  'weapon.lance': 'Dégainer une autre arme.',
  'hide.crouch-move':
    'À pied, sans quitter le couvert, et pas plus loin que ne le permet un bon jet ; sinon marcher.',
  'hide.crouched-behind':
    'Finir dans des broussailles, des cultures hautes ou un bois, contre une haie, un talus ou un mur, ou à l’intérieur.',
  'hide.doing-nothing': 'Tirer avant ou après l’approche, ou marcher.',
  'hide.secret':
    'Placer la figurine où elle peut se cacher : à couvert, derrière un couvert, ou dans une pièce ; sinon la placer à la vue de tous.',
  'building.room':
    'Choisir une pièce qu’une porte ou un escalier joint à celle-ci, et une position entièrement à l’intérieur ; marcher normalement.',
  'terrain.deep-water': 'Garder le bateau sur l’eau.',
  'water.swim-good': shorterWay,
  'water.swim-average': shorterWay,
  'water.change': 'Raccourcir le chemin : marche et nage prennent chacune leur part du tour.',
  'water.swim-fight': 'Prendre un couteau, une autre arme très courte, ou les mains nues.',
  'water.boat': 'Ramer dans un bateau, et pas plus loin que {value} cm.',
  'water.boat-board':
    'Accoster, ne faire que la moitié du mouvement, et ordonner que la figurine monte à bord ou descend à terre.',
  'water.boat-crew':
    'Affecter deux hommes du bord aux avirons, sans autre ordre ; laisser de la place dans le bateau.',
  'scenario.deploy': 'Rester dans la zone de son camp, entièrement sur la table.',
  'scenario.edge': 'Faire finir le chemin là où il quitte la table.',
};
