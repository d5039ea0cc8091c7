/** French words of rules that forbid something only on the table. They never refuse a case. */
export const forbiddingRules: Readonly<Record<string, string>> = {
  // figure
  'figure.mount-time':
    'Monter en selle ou mettre pied à terre coûte la moitié du mouvement que la figurine avait au début du tour, compte comme un mouvement et ne se combine ni avec un tir ni avec un rechargement. Le cheval reste sur place, marqué par un pion ; son cavalier remonte quand il est à son contact.',
  'figure.equipment':
    'Une figurine porte autant d’armes à feu et de mêlée que le scénario lui en donne, une charge au plus ; elle nage bien, moyennement ou pas du tout (pas du tout sauf mention contraire) et porte deux marques possibles : chef, infanterie légère entraînée.',
  'figure.carry':
    'Ramasser ou poser un objet est gratuit au début ou à la fin d’un mouvement. Le porteur le lâche, gratuitement, pour tirer, recharger ou frapper. Deux porteurs partagent : très lourd compte comme lourd pour chacun, lourd ne compte pas.',
  // turn
  'turn.shoot-or-move':
    'Une figurine tire ou bouge ; seules les armes qui tirent en mouvement permettent les deux.',
  'turn.shot-start':
    'Un tir peut être ordonné pour le début : positions d’avant le mouvement, dés lancés aussitôt, pertes retirées avant tout mouvement. [after|Un fusil qui tire au début reste immobile tout le tour ; une arme qui tire en mouvement compte comme en mouvement si son porteur bouge ensuite.]',
  'turn.shot-moving':
    'Un tir en mouvement part du point ordonné du chemin, [slice|à l’étape où il est atteint] ; les dés se lancent après tous les mouvements et les pertes se retirent avec celles des tirs de fin.',
  'turn.target-lost':
    'Si la cible désignée n’est plus en vue ou à portée au moment du tir, on suit ce que l’ordre prévoit : ne pas tirer (par défaut, l’arme reste chargée) ou viser l’ennemi le plus proche parmi ceux que l’on peut viser et toucher. Personne ne gaspille une charge pour un tir sans aucune chance.',
  // shoot
  'shoot.contact-later':
    'Un contact pris pendant le tour ne permet que le tir juste avant le contact ; une fois au contact, pistolet seulement.',
  // move
  'move.foot-light': 'Adulte à pied, vêtements et armes légers, sans équipement lourd : {value} cm.',
  'move.foot-full': 'Soldat à pied en équipement complet : {value} cm.',
  'move.foot-breastplate': 'Piéton en cuirasse : {value} cm.',
  'move.foot-civilian': 'Enfant, civil maladroit, femme en habits de tous les jours : {value} cm.',
  'move.foot-slow': 'Jambe de bois, personne âgée, dame en robe d’apparat : {value} cm.',
  'move.light-cavalry': 'Cavalerie légère à cheval : {value} cm. Pas d’ordre serré.',
  'move.light-dismounted': 'Cavalier léger démonté : {value} cm.',
  'move.heavy-cavalry': 'Cavalerie lourde à cheval, en ordre dispersé : {value} cm.',
  'move.heavy-dismounted': 'Cavalier lourd démonté : {value} cm.',
  'move.mounted-infantry-fast':
    'Infanterie montée sur cheval militaire ou rapide : {value} cm. Pas d’ordre serré.',
  'move.mounted-infantry-farm': 'Infanterie montée sur cheval de ferme ou de trait : {value} cm.',
  'move.no-overlap':
    'Aucun socle ne passe par-dessus un autre, ami ou ennemi ; un passage large comme le socle suffit.',
  // terrain
  'terrain.deep-water': 'Eau profonde : nageurs et bateaux seulement.',
  // formation
  'formation.close-order':
    'Ordre serré : au moins 4 figurines d’un même type, dont un chef, socles au contact en rangs et files ; elles se déplacent d’un bloc, sur un même chemin, à une même vitesse.',
  'formation.infantry-narrow':
    'Infanterie en colonne étroite : {value} cm. Étroite = {files} files au plus [file|(une seule file : notre choix)].',
  'formation.infantry-wide': 'Infanterie en ligne ou en colonne plus large : {value} cm.',
  'formation.infantry-back': 'Infanterie en ordre serré à reculons ou de côté : {value} cm.',
  'formation.cavalry-narrow': 'Cavalerie lourde en colonne étroite (files comme l’infanterie) : {value} cm.',
  'formation.cavalry-wide': 'Cavalerie lourde en ligne ou en colonne plus large : {value} cm.',
  'formation.turn':
    'Chaque homme peut tourner de 90 ou 180 degrés ou changer de rang une fois par tour, au début ou à la fin du mouvement, gratuitement, si un chef est dans la formation.',
  'formation.change':
    'Prendre ou quitter l’ordre serré : gratuit au début d’un mouvement ; les figurines qui le prennent vont ce tour-là à la vitesse de l’ordre serré.',
  // weapon
  'weapon.reload':
    'Rechargement 1 = un tour de jeu entier immobile, sans tirer : au mieux un tir tous les deux tours. Rechargement 2 = deux de ces tours.',
  'weapon.reload-crew':
    'Deux hommes rechargent un pierrier en un tour si tous deux [touch|sont à son contact], [still|restent immobiles] et ne font rien d’autre.',
  'weapon.reload-contact':
    'Être au contact d’un ennemi à un moment quelconque du tour interrompt un rechargement : ce tour ne compte pas.',
  'weapon.lance':
    'Lance : arme longue. Un lancier au contact de plusieurs ennemis depuis le tour précédent doit prendre une autre arme.',
  // hide
  'hide.crouched-behind':
    'De même derrière une haie, un talus, un mur ou autre couvert, et [wood|dans un bois].',
  'hide.doing-nothing': 'Recharger, frapper, tirer, soulever quelque chose, c’est faire quelque chose.',
  'hide.crouch-move':
    'Avancer accroupi le long d’un couvert, hors d’atteinte tout du long : {value} cm + 1D6, [more|jamais plus que le mouvement possible ; ni dés de ralentissement ni blocage ; à pied, en ordre dispersé].',
  'hide.secret': 'Les figurines cachées peuvent être placées par écrit, sans que l’autre camp les voie.',
  // building
  'building.room':
    'Ou bien une figurine passe en un tour d’une pièce à une pièce voisine, sans dé ni mesure. Au choix du joueur à chaque tour.',
  // water
  'water.swim-good': 'Bon nageur : {value} cm.',
  'water.swim-average': 'Nageur moyen : {value} cm.',
  'water.change':
    'Marcher et nager dans le même tour : chaque partie prend sa part du tour à sa propre vitesse.',
  'water.swim-fight': 'Un nageur ne frappe qu’avec une arme très courte ou à mains nues.',
  'water.boat': 'Barque : {value} cm.',
  'water.boat-crew':
    'Elle avance si deux personnages à bord rament et ne font rien d’autre ; 8 figurines à bord au plus.',
  'water.boat-board':
    'Monter dans un bateau qui touche la terre, un navire ou un autre bateau, ou en descendre, coûte la moitié du mouvement.',
  // group
  'group.bunch':
    'Des personnages qui marchent ensemble à peu près dans le même sens s’agglutinent en groupe, même contre le gré de leur joueur, sauf s’ils sont entraînés comme infanterie légère. [trained|Ceux-là ne forment un groupe que si leur joueur l’ordonne.]',
  // leader
  'leader.formation': 'Il faut un officier ou un sergent pour l’exercice en ordre serré.',
  // scenario
  'scenario.deploy':
    'Le scénario nomme la zone de chaque camp ; sinon, à {value} cm au plus de deux grands côtés opposés, en secret et révélés ensemble ; figurines cachées placées par écrit.',
  'scenario.edge':
    'Une figurine dont le socle quitte la table sort du jeu avec ce qu’elle porte, sans être perdue.',
};
