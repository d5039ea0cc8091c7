/** French remedies of every rule that can refuse: what would make the action legal. */
export const remedies: Readonly<Record<string, string>> = {
  'fire.weapon':
    'Tirer à la mousqueterie avec l’infanterie ou la cavalerie, à boulet ou à mitraille avec des canons, à obus avec des obusiers.',
  'fire.carbine-who': 'Tirer avec des dragons ou hussards qui ont des carabines.',
  'morale.routing': 'Rallier d’abord l’unité.',
  'turn.guns-fire-or-move': 'Prendre une batterie qui n’a ni tiré ni bougé dans ce tour de joueur.',
  'turn.fire-then-move': 'Tirer d’abord, bouger ensuite.',
  'turn.fire-or-move': 'Prendre une unité qui n’a ni tiré ni bougé dans ce tour de joueur.',
  'artillery.limbered': 'Mettre d’abord les canons en batterie.',
  'woods.fire-light-only': 'Tirer avec l’infanterie légère ou des rifles, ou depuis la lisière du bois.',
  'building.foot-only':
    'Prendre de l’infanterie : cavalerie et artillerie ne tiennent ni n’assaillent un bâtiment.',
  'fire.open-order-line': 'Former l’unité en ligne, colonne ou carré avant de la faire tirer.',
  'artillery.arc': 'Choisir une cible dans le champ des canons.',
  'fire.arc-line': 'Choisir une cible droit devant le front.',
  'artillery.line-of-fire': 'Choisir une cible en ligne de tir dégagée, ou tirer à obus avec des obusiers.',
  'fire.friends-between': 'Choisir une cible qu’aucun ami ne masque.',
  'fire.line-of-fire': 'Choisir une cible que ni colline, ni bois, ni bâtiment ne masque.',
  'attack.reaction-canister': 'Réagir à la mitraille.',
  'artillery.assaulted': 'Tirer à mitraille sur l’unité qui attaque la batterie.',
  'artillery.no-woods': 'Choisir une cible hors des bois ou à leur lisière.',
  'artillery.no-round-at-open-order': 'Tirer à mitraille, ou choisir une cible en ordre serré.',
  'artillery.canister-nearest': 'Tirer à mitraille sur l’unité ennemie la plus proche.',
  'building.no-fire-massed':
    'Tirer avant que les attaquants soient massés aux murs, ou dans sa propre phase de tir.',
  'fire.range': 'Choisir une cible à portée.',
  'artillery.canister-range': 'Attendre que la cible soit à portée de mitraille, ou tirer à boulet.',
  'artillery.howitzer-range': 'Choisir une cible entre la plus petite et la plus grande portée d’un obusier.',
  'artillery.rod-range': 'Choisir une cible que la réglette atteint.',
  'fire.no-dice': 'Amener assez de socles, ou de soldats sous la réglette, pour un dé.',
  'artillery.half-minimum': 'Choisir une cible plus proche, où le seuil reste au-dessus de 0.',
  'attack.guns-never':
    'Laisser l’artillerie hors des attaques, charges et contre-attaques ; les canonniers peuvent fuir.',
  'attack.open-order': 'Former l’unité avant de la faire attaquer, ou attaquer avec de l’infanterie légère.',
  'square.no-attack': 'Quitter le carré avant d’attaquer.',
  'melee.cover-holder': 'Donner le couvert au défenseur ; un attaquant en sort.',
  'building.leave': 'Quitter d’abord le bâtiment, par un mur qui a de la place devant ; attaquer plus tard.',
  'skirmish.own-procedure': 'Résoudre les attaques sur des fantassins en ordre dispersé comme skirmish.',
  'square.own-procedure': 'Résoudre la cavalerie contre un carré comme square.',
  'building.own-combat': 'Résoudre le bâtiment comme une mêlée à part.',
  'building.one-value':
    'Saisir la garnison comme une seule unité, avec la valeur que choisit son propriétaire.',
  'building.four-battalions': 'Assaillir un bâtiment avec une unité au plus par côté.',
  'terrain.woods-forbidden': 'Tenir cavalerie et artillerie hors des bois.',
  'command.general': 'Convenir de jouer avec des généraux, ou se passer du général.',
  'woods.full-value':
    'Résoudre ce cas comme une mêlée : dans un bois, l’ordre dispersé combat sur le tableau.',
  'woods.edge-melee':
    'Résoudre ce cas comme une mêlée : à la lisière d’un bois, l’ordre dispersé combat sur le tableau.',
  'square.one-unit': 'Attaquer avec une seule unité de cavalerie ; la suivante attaque après elle.',
  'attack.tested': 'Réussir d’abord le test de réactivité, ou fuir, ce qui n’en demande pas.',
  'attack.shaken': 'Reformer d’abord l’unité ; ébranlée, elle peut fuir ou se replier.',
};
