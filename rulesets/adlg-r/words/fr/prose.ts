/** French history of battles. Each paragraph has the opening of the English one as its key. */
export const prose: Readonly<Record<string, string>> = {
  // mill-hill
  'Hesse, the autumn of 1632. Three armies …':
    'Hesse, automne 1632. Trois armées ont vidé le pays, et ce qui reste se trouve dans des granges, de l’autre côté de la prochaine colline. Un jour sur deux, quelques compagnies partent avec des chariots vides, et il arrive que deux de ces détachements veuillent le même moulin.',
  'So it is this morning. A Hessian colonel…':
    'C’est le cas ce matin. Un colonel hessois est venu du sud avec deux bataillons, des mousquetaires et une pièce légère ; sa cavalerie couvre les chariots à droite, les dragons devant et une troupe de cavaliers légers plus loin. Le meunier les a vus, et il a vu aussi ce qui descend la route du nord : de l’infanterie impériale en même nombre, de la cavalerie à sa droite, et une pièce qui n’est pas plus grosse. Aucun des deux ne sait rien de l’autre avant que le brouillard se lève sur la colline qui les sépare. Alors les tambours battent des deux côtés à la fois, et les deux colonels montrent le moulin.',
  'The hill is low and open and hides whoev…':
    'La colline est basse et dégagée, et cache ceux qui se tiennent derrière sa crête. À gauche et à droite, un bois que l’infanterie traverse lentement et que la cavalerie ferait mieux de contourner. Celui qui tient le moulin à midi emporte la farine ; celui qui perd la moitié de ses gens en chemin n’a plus personne pour la porter.',
  'Nothing of this is in any chronicle. The…':
    'Rien de tout cela ne figure dans une chronique. Le lieu, les colonels et leurs gens sont imaginés ; de tels matins, non. Les deux camps ont les mêmes forces, si bien que celui qui joue l’un peut jouer l’autre ensuite, et apprendre ce que savent faire l’infanterie qui tire, la cavalerie qui charge, le canon, et les dragons qui descendent de cheval pour se battre.',
};
