/** French remedies: for every rule that can refuse, what would make the action legal. */

const shorterWay =
  'Raccourcir le chemin : {value} cm au plus, moins avec une charge, une blessure ou en mauvais terrain.';
const shorterMarch = 'Raccourcir la marche à {value} cm, moins si l’homme le plus lent est plus lent.';
const lessForest = 'Se rapprocher, pour qu’il y ait moins de forêt entre les deux.';

export const remedies: Readonly<Record<string, string>> = {
  'move.load-mounted': 'Poser la charge, ou mettre pied à terre.',
  'formation.who': 'Aller en ordre dispersé, ou mettre pied à terre.',
  'formation.cavalry-back': 'Aller de l’avant, ou ouvrir les rangs.',
  'formation.open-ground': 'Ouvrir d’abord les rangs, ou rester en terrain découvert.',
  'building.mounted': 'Mettre pied à terre, ou rester dehors.',
  'terrain.high-wall': 'Faire le tour par une porte, une brèche ou une échelle.',
  'water.deep': 'Nager si l’on sait, prendre un bateau, ou rester sur la rive.',
  'water.swim-laden': 'Lâcher la charge et quitter la cuirasse.',
  'shoot.loaded': 'Recharger d’abord.',
  'shoot.range': 'Se rapprocher, ou prendre une arme qui porte plus loin.',
  'shoot.contact-start': 'Tirer au pistolet, ou se dégager et tirer à un tour suivant.',
  'shoot.on-foot': 'Mettre pied à terre, ou prendre un pistolet ou un mousqueton.',
  'shoot.immobile': 'Rester immobile tout le tour.',
  'shoot.support': 'Poser l’arme sur un support.',
  'shoot.mounted-infantry-moving': 'Rester sur place, ou tirer en arrivant au contact.',
  'shoot.mounted-infantry-contact': 'Tirer avant que l’ennemi n’arrive, ou mettre pied à terre.',
  'shoot.line-figure': 'Trouver une ligne de tir qui ne traverse aucun socle.',
  'shoot.line-solid': 'Trouver une ligne de tir qui évite l’obstacle.',
  'shoot.into-melee': 'Choisir une autre cible, ou se joindre au combat.',
  'water.swimmer-shoots': 'Sortir d’abord de l’eau.',
  'hide.crouched': 'S’approcher assez pour le découvrir, ou attendre qu’il se montre.',
  'building.hidden': 'Attendre qu’il se montre, ou entrer.',
  'hide.forest-deep': lessForest,
  'hide.forest-ten': lessForest,
  'charge.who': 'Combattre sans charger, ou charger avec de la cavalerie.',
  'charge.ground': 'Charger en terrain découvert, ou combattre sans charger.',
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
    'Quatre ou plus d’un même genre, dont un chef, socle contre socle en rangs et files ; ou ouvrir les rangs et donner un ordre à chacun.',
  'formation.turn':
    'Tourner de 90 ou 180 degrés ou changer de rang, une fois, avant la marche ou après ; pas au contact, et là où il y a de la place.',
  'formation.change': 'Ouvrir les rangs et donner un ordre à chacun, ou les garder et marcher.',
  'leader.formation': 'Mettre un chef dans la formation, ou aller en ordre dispersé.',
  'group.bunch':
    'Ne pas le dire : des gens sans instruction qui marchent ensemble sont un groupe de toute façon.',
  'figure.equipment': 'Employer ce que porte la figurine, ou lui faire d’abord poser sa charge.',
  'figure.carry':
    'Finir le chemin au contact de l’objet ; prendre ce que personne d’autre n’a, ou aider un ami à porter ce qui est lourd.',
  'figure.mount-time':
    'Toucher le cheval avant ou après le chemin, s’en tenir à la moitié, et laisser tir et rechargement à un autre tour.',
  'turn.shoot-or-move': 'Rester sur place pour tirer, ou tirer avec une arme qui s’emploie en mouvement.',
  'turn.shot-start': 'Tirer après le mouvement : à cette table personne ne tire au début.',
  'turn.shot-moving': 'Donner un chemin assez long, ou tirer au bout.',
  'turn.target-lost':
    'S’approcher, trouver une ligne sans couvert, ou nommer une cible que l’on peut toucher.',
  'shoot.contact-later': 'Tirer au début ou juste avant le contact, ou tirer au pistolet.',
  'weapon.reload': 'Choisir une arme vide, rester immobile tout le tour, et ne pas tirer.',
  'weapon.reload-contact': 'Se dégager d’abord de l’ennemi, et recharger à un tour suivant.',
  'weapon.reload-crew': 'Se tenir à côté de l’homme dont la pièce est vide.',
  'weapon.lance': 'Tirer une autre arme.',
  'hide.crouch-move':
    'À pied, de couvert en couvert sans interruption, et pas plus loin que ne permet un bon jet ; sinon marcher.',
  'hide.crouched-behind':
    'Finir dans des buissons, de hautes cultures ou un bois, contre une haie, un talus ou un mur, ou à l’intérieur.',
  'hide.doing-nothing': 'Tirer avant ou après avoir rampé, ou marcher.',
  'hide.secret':
    'La mettre où elle peut se cacher : à couvert, derrière un couvert, ou dans une pièce ; sinon la placer ouvertement.',
  'building.room':
    'Choisir une pièce qu’une porte ou un escalier joint à celle-ci, et une place tout à fait à l’intérieur ; marcher, ne pas ramper.',
  'terrain.deep-water': 'Garder le bateau sur l’eau.',
  'water.swim-good': shorterWay,
  'water.swim-average': shorterWay,
  'water.change':
    'Raccourcir le chemin : ce qu’on marche et ce qu’on nage prennent chacun leur part du tour.',
  'water.swim-fight': 'Prendre un couteau, une autre arme très courte, ou les mains nues.',
  'water.boat': 'Ramer dans un bateau, et pas plus loin que {value} cm.',
  'water.boat-board':
    'Accoster, s’en tenir à la moitié du chemin, et dire que la figurine monte à bord ou descend à terre.',
  'water.boat-crew':
    'Laisser deux de ceux du bord ramer et ne rien faire d’autre ; laisser de la place dans le bateau.',
  'scenario.deploy': 'Rester dans la zone de son camp, tout à fait sur la table.',
  'scenario.edge': 'Faire finir le chemin là où il quitte la table.',
};
