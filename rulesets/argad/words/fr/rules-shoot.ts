/** French rules: weapons and shooting. */
export const shootRules: Readonly<Record<string, string>> = {
  // weapon
  'weapon.need': '« 5 - 6 », « 6 », « 7 » veulent dire : dé avec modificateurs d’au moins 5, 6, 7.',
  'weapon.edge':
    'Une distance à la limite de deux tranches appartient à la plus proche : 10 cm est encore dans 0-10 cm.',
  'weapon.pistol': 'Pistolet : {bands}. Tire en mouvement. Rechargement {reload}.',
  'weapon.musketoon-long':
    'Mousqueton (fusil à silex court) : {bands}. Tire en mouvement. Rechargement {reload}.',
  'weapon.musketoon-short': 'Mousqueton : {bands}. Tire en mouvement. Rechargement {reload}.',
  'weapon.musketoon-bands':
    'Chaque édition garde son propre mousqueton ; les tranches côtières sont les plus anciennes.',
  'weapon.musket': 'Fusil à silex : {bands}. Immobile, à pied seulement. Rechargement {reload}.',
  'weapon.blunderbuss': 'Tromblon : {bands}. {dice}. Tire en mouvement. Rechargement {reload}.',
  'weapon.swivel-gun':
    'Pierrier à mitraille : {bands}, aucun malus de cuirasse dans aucune tranche. {dice}. Immobile, solidement fixé sur un support. Rechargement {reload}.',
  'weapon.rampart-musket':
    'Fusil de rempart : {bands}. Immobile, posé sur un support. Rechargement {reload}. [choice|Une table des armes à silex de 2021 donne d’autres tranches (jusqu’à 80 cm) ; elle n’est pas reprise ici.]',
  'weapon.swivel-weight': 'Un pierrier est un objet très lourd à porter.',
  'weapon.rampart-weight': 'Un fusil de rempart est un objet lourd à porter.',
  'weapon.reload-two':
    'Les deux tours d’un rechargement n’ont pas à se suivre ; un tour avec mouvement, tir ou contact ne compte pas.',
  'weapon.reload-mounted':
    'Une figurine montée sur le point d’être {approached} ce tour n’est pas immobile : pas de rechargement.',
  'weapon.start-loaded': 'Toutes les armes à feu sont chargées au début de la partie.',
  'weapon.others':
    'Armes à mèche, carabines, armes rayées, fusils de chasse, canons, grenades ne figurent pas dans ces fiches et ne sont pas acceptés.',
  'weapon.length':
    'Longueurs : longue, puis semi-longue (les fiches disent aussi mi-longue), courte, très courte, mains nues.',
  'weapon.spontoon': 'Esponton : arme longue. Reçoit une charge de pied ferme.',
  'weapon.boarding-pike': 'Pique d’abordage : longue à l’extérieur, [indoors|semi-longue dans un bâtiment].',
  'weapon.bayonet':
    'Baïonnette (au bout d’un fusil militaire) : semi-longue. Reçoit une charge de pied ferme.',
  'weapon.halberd': 'Hallebarde : [length|semi-longue]. Reçoit une charge de pied ferme.',
  'weapon.fork': 'Fourche (outil de ferme à long manche) : semi-longue, improvisée.',
  'weapon.scythe': 'Faux : semi-longue, improvisée.',
  'weapon.sword': 'Épée (d’officier ou de cavalerie, rapière), sabre : courts.',
  'weapon.boarding-axe': 'Hache d’abordage, tomahawk : courts.',
  'weapon.soldier-epee': 'Épée de simple soldat : courte, improvisée.',
  'weapon.sabre-briquet': 'Sabre briquet : [length|court], improvisé.',
  'weapon.club': 'Gourdin (gros bâton, maillet, trique) : court, improvisé.',
  'weapon.tool': 'Outil (outil à main servant d’arme) : [length|court], improvisé.',
  'weapon.improvised':
    'Arme improvisée (rame, tabouret) : [short|courte]. Petite arme improvisée (bouteille, petit bâton) : très courte. Toutes deux improvisées.',
  'weapon.firearm-butt': 'Crosse (arme longue maniée comme une massue) : [length|courte], improvisée.',
  'weapon.pistol-butt': 'Crosse de pistolet : [length|très courte], improvisée.',
  'weapon.heavy-tool':
    'Outil lourd (à deux mains : masse de forgeron, hache de bûcheron, de charpentier, de sapeur) : [length|court], improvisé en tant qu’outil, avec le bonus des outils lourds à deux mains.',
  'weapon.knife': 'Couteau, dague : très courts.',
  'weapon.hand-hook': 'Crochet : très court, improvisé.',
  'weapon.bare-hands': 'Mains nues : ce qu’il y a de plus court.',
  // shoot
  'shoot.procedure':
    'Un dé par tir (tromblon et pierrier : plusieurs), plus les modificateurs ; [at-least|au moins] le nombre de la tranche = touché.',
  'shoot.open-six':
    '[again|Un 6 naturel se relance toujours.] Chaque 6 de plus l’élève d’un, jusqu’à un {highest} naturel ; toute autre face le laisse tel quel. C’est à la valeur naturelle que s’ajoutent les modificateurs.',
  'shoot.natural-eight':
    'Le 8 de 2024 existe aussi au tir, bien que la fiche le nomme au paragraphe de la mêlée : trois 6 satisfont un 7 demandé avec −1.',
  'shoot.no-always':
    'L’échec et la réussite automatiques sont des règles de mêlée. Au tir un 1 ou un 7 est un nombre comme un autre : un 7 demandé avec −1 est donc hors d’atteinte en 2021 et sur la fiche côtière.',
  'shoot.one-shot':
    'Un tir par figurine et par tour, quoi qu’elle porte. Une paire de pistolets, ce sont deux armes, rechargées l’une après l’autre.',
  'shoot.mounted-awaiting':
    'Une figurine montée sur le point d’être [approached|{approached}] n’est pas immobile. [fire|La cavalerie tire alors comme en mouvement] ; pour l’infanterie montée, le contact a sa propre règle.',
  'shoot.coastal-mounted': 'Avec coastal-arms, le tromblon s’emploie en selle comme un mousqueton.',
  'shoot.free-choice': 'On choisit n’importe quelle cible possible, pas seulement la plus proche.',
  'shoot.over-friends':
    'N’arrêtent pas la ligne de tir : le premier rang pour le second d’une formation sur deux rangs ; des figurines plus bas pour un tireur sur un chemin de ronde, un pont de navire ou un étage.',
  'shoot.terrain-once': 'Les modificateurs de terrain ne s’additionnent jamais : le pire compte.',
  'shoot.cover':
    'Piéton qui se montre derrière un couvert [list|(broussailles, cultures hautes, talus, mur, créneau, fenêtre ou autre grande ouverture, meuble et semblables)] : {value}. Rien pour les cibles montées.',
  'shoot.narrow-opening':
    'Piéton à la meurtrière d’un mur solide : {value}. Meurtrière = ouverture étroite (fiche côtière, 2024 : très étroite) ; mur très solide sur la fiche côtière, ou autre forte protection en 2024.',
  'shoot.forest':
    'Cible, à pied ou montée, derrière {forest} cm de forêt au plus (2024 : assez dense) : {value}. [exactly|Exactement {forest} cm compte encore ainsi, bien que les tables de terrain disent moins que cela.]',
  'shoot.forest-edge':
    'Pas de malus de forêt pour une cible montée à la lisière. [edge|Lisière = {edge} cm de forêt au plus devant elle.]',
  'shoot.swimming': 'Cible à la nage : {value}, {cell}.',
  'shoot.own-cover':
    'Le couvert compte si la ligne de tir le traverse et que le tireur n’est pas à son contact : serré contre lui, on tire librement par-dessus. [wood|De même pour la lisière du bois où se tient le tireur.]',
  'shoot.cover-reach':
    'Un couvert sur la ligne de tir protège la cible, [reach|si loin qu’il soit devant elle, sauf si la table convient d’une portée : alors seulement une cible dedans, ou derrière lui à cette distance au plus, le long de la ligne de tir. Une fenêtre, un créneau ou le bord d’un navire ne protège que celui qui s’y tient.]',
  'shoot.own-cover-one':
    'Pour celui qui tire par-dessus son propre couvert, un mur, une haie ou un parapet à plusieurs pans ne fait qu’un seul couvert : celui qui est au contact d’un pan tire librement par-dessus le tout.',
  'shoot.breastplate':
    'Cible d’armure 4 : {value} dans les tranches marquées cui. (longue portée de la plupart des armes ; tromblon partout ; pierrier nulle part).',
  'shoot.furtive-target': 'Cible furtive : {value}.',
  'shoot.cap':
    'Les modificateurs de terrain et de cible ensemble ne sont jamais pires que {value}. [on-top|Ceux du tireur s’y ajoutent, sans plafond.]',
  'shoot.cells':
    'Dans une même case, des motifs joints par et/ou (2021 : ou, et/ou) donnent le malus une fois ; des cases différentes s’additionnent.',
  'shoot.moving':
    'Pistolet, mousqueton et (fiche côtière, coastal-arms) tromblon peuvent tirer en mouvement, à pied comme à cheval : {value}.',
  'shoot.moving-contact':
    'Pas de malus de mouvement pour un tireur à pied juste avant le contact ou au contact, ni pour un pistolet tiré au contact. [rider|Le cavalier qui arrive au contact le subit.]',
  'shoot.furtive-shooter': 'Tireur furtif : {value}, même case que le tir en mouvement.',
  'shoot.mounted-infantry': 'Infanterie montée qui tire en selle : {value}. {cell}',
  'shoot.class': 'Classe 1 ou 2 avec toute arme à feu : {value}.',
  'shoot.afloat':
    'Tireur à bord d’un navire ou bateau, cible qui n’est pas à bord du même : {value}, sauf si le bâtiment est à l’ancre ou l’eau très calme. Même case que la cible à la nage (fiche côtière).',
  'shoot.contact-terrain': 'Juste avant le contact et au contact, aucun modificateur de terrain ne compte.',
  'shoot.dice-red-white':
    'Plusieurs dés : les blancs ne comptent que si un rouge au moins touche ; alors chaque dé qui touche compte. Tout dé [open|est ouvert] et prend tous les malus.',
  'shoot.group-bonus':
    'Tromblon ou pierrier sur un groupe : +{value} à un dé, rouge ou blanc, [picking|choisi après le jet. Quand le programme lance, il choisit le dé qui donne le plus de touches.]',
  'shoot.spread':
    'Chaque dé qui touche élimine une figurine, la plus proche du point visé d’abord, dans le groupe ; les touches au-delà du nombre de figurines sont perdues. Tous les dés suivent le nombre et les modificateurs de la figurine visée.',
  'shoot.throw-together': 'Les tirs d’une formation peuvent se lancer ensemble.',
  'shoot.surprise': 'Tir par surprise : +{value}.',
  'shoot.tactical-chart':
    'Les fiches parlent d’un tableau facultatif de modificateurs par type de troupe et formation (2024 : si on le souhaite) ; [figures|ses chiffres n’y sont pas, il n’est donc pas proposé].',
};
