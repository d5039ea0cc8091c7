/** French rules: movement, terrain and close order. */
export const moveRules: Readonly<Record<string, string>> = {
  // move
  'move.load-heavy': 'Porte quelque chose de lourd ou d’encombrant : {value} cm.',
  'move.load-very-heavy':
    'Porte quelque chose de très lourd ou de très encombrant : {value} cm (au lieu de {heavy} cm).',
  'move.load-order':
    'Dans l’ordre : vitesse, moins la charge, puis la division par deux en TD, puis les dés de ralentissement.',
  'move.mounted-infantry-foot': 'Infanterie montée qui a mis pied à terre : à pied, selon l’équipement.',
  'move.open':
    'En terrain dégagé, pas de dé : la figurine se déplace à volonté dans la limite de son mouvement, [legs|en ligne brisée, en tournant librement].',
  'move.difficult-foot': 'Terrain D à pied : mouvement moins 1D6 cm.',
  'move.difficult-mounted':
    'Terrain D à cheval (cavalerie légère, lourde et infanterie montée de même) : mouvement moins 2D6 cm.',
  'move.very-difficult-foot': 'Terrain TD à pied : mouvement réduit de moitié, puis moins 1D6 cm.',
  'move.very-difficult-mounted': 'Terrain TD à cheval : mouvement réduit de moitié, puis moins 2D6 cm.',
  'move.any-moment':
    'La réduction s’applique si la figurine est dans un tel terrain à un moment quelconque du tour, et porte sur tout le mouvement du tour.',
  'move.one-roll':
    'Un seul jet par figurine ou groupe et par tour, quel que soit le nombre de zones traversées.',
  'move.worst-terrain': 'Plusieurs types de terrain dans un tour : seule la pire classe s’applique.',
  'move.group-roll':
    'Les figurines qui bougent ensemble lancent une fois pour toutes. [mixed|Un groupe mixte lance par type : un dé pour ses piétons, deux pour ses cavaliers.]',
  'move.blocked-foot':
    'À pied, un 6 au dé de ralentissement bloque la figurine ou le groupe pour tout le tour, en D comme en TD.',
  'move.blocked-mounted-difficult': 'À cheval, terrain D : un double 6 bloque.',
  'move.blocked-mounted-very': 'À cheval, terrain TD : [at-least|tout] 6 bloque.',
  'move.blocked-effect':
    'Bloquée = la figurine ne bouge pas du tout ce tour. [rest|Compte comme immobile pour le tir ; recharger demande un ordre de recharger, donc rien ne se recharge.]',
  'move.plain-dice': 'Les dés de ralentissement sont ordinaires : un 6 ne se relance jamais.',
  'move.floor':
    'Le résultat n’est jamais inférieur à 0 cm. Avec 0 cm mais sans 6, la figurine n’est pas « bloquée ».',
  'move.at-home':
    'Les figurines que le scénario dit habituées à ce terrain lancent [foot|à pied] deux dés de ralentissement et gardent le plus petit ; bloquées seulement si le dé gardé est un 6.',
  // terrain
  'terrain.difficult':
    'Classe D : dés de ralentissement. S’emploie aussi telle quelle pour un terrain qu’un scénario déclare D pour tous.',
  'terrain.very-difficult':
    'Classe TD : la moitié, puis les dés de ralentissement. S’emploie aussi telle quelle.',
  'terrain.in': 'Une figurine est dans une zone dès qu’une partie de son socle y est.',
  'terrain.bushes': 'Broussailles : D / D. Couvert pour les piétons ; les figurines accroupies sont cachées.',
  'terrain.high-crops':
    'Cultures hautes : D / D. Couvert pour les piétons ; les figurines accroupies sont cachées.',
  'terrain.woods':
    'Bois, forêt : D / TD. Un malus pour tirer à travers ; pas de tir à travers une forêt profonde.',
  'terrain.hard-slope':
    'Forte pente : D à pied ; D pour la cavalerie ; TD pour l’infanterie montée. Ne protège ni ne cache.',
  'terrain.knee-water':
    'Eau jusqu’aux genoux (ruisseau, mer au bord de la plage) : TD à pied, [mounted|TD à cheval]. Ne protège ni ne cache.',
  'terrain.building': 'Maison, bâtiment : D à pied (ou pièce par pièce) ; [mounted|interdit à cheval].',
  'terrain.hedge': 'Franchir une haie : D / D. Couvert, cache les figurines accroupies.',
  'terrain.bank':
    'Franchir un talus de terre : D / D. Couvert, cache les figurines accroupies, obstacle linéaire, position dominante au sommet.',
  'terrain.low-wall':
    'Franchir un muret : [foot|D] / [mounted|D]. Couvert, cache les figurines accroupies, obstacle linéaire.',
  'terrain.barricade':
    'Barricade : [foot|D] / [mounted|TD]. Couvert, obstacle linéaire ; on ne la franchit pas en chargeant, et le piéton derrière elle échappe au malus contre la cavalerie.',
  'terrain.stakes': 'Ligne de pieux : D / TD. Obstacle linéaire.',
  'terrain.stairs': 'Escalier extérieur : [foot|D] / [mounted|TD]. Position dominante.',
  'terrain.door':
    '[passing|Une porte ouverte se passe comme du terrain dégagé ;] en mêlée c’est un obstacle linéaire. [passing|L’ouvrir est gratuit.]',
  'terrain.linear':
    'Obstacles linéaires : porte, muret, pieux en ligne, talus de terre, créneaux et semblables ; [additions|et, c’est notre choix, haie, barricade, plat-bord].',
  'terrain.higher':
    'Position dominante : escalier, créneaux, sommet d’un talus ou d’une forte pente, et semblables.',
  // formation
  'formation.contact-pace':
    'Une ligne ou une colonne large dont le mouvement finit au contact : {foot} cm au lieu de {footWide} cm, cavalerie lourde {mounted} cm au lieu de {mountedWide} cm. 2024 : ne s’applique pas, bien que sa table imprime encore trois chiffres d’infanterie et deux de cavalerie (lus ligne, colonne, arrière).',
  'formation.own-speed':
    'Une formation n’est jamais plus rapide que le mouvement possible de son membre le plus lent (vitesse moins charge).',
  'formation.no-bonus':
    'L’ordre serré ne donne rien en mêlée ni au tir hors des lignes qui le nomment : charge de la cavalerie lourde, outils lourds, tir par-dessus des amis.',
  'formation.manoeuvre':
    'Les autres manœuvres relèvent des règles détaillées ; [rest|ici, seulement les lignes ci-dessus].',
};
