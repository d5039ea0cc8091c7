/** The battle « mill-hill » in French: title, place, sides, corps, units, plan. */
export const phrases: Readonly<Record<string, string>> = {
  'Mill Hill': 'La colline du moulin',
  'A windmill in Hesse': 'Un moulin à vent en Hesse',
  'West Wood': 'Bois de l’ouest',
  'East Wood': 'Bois de l’est',
  'The mill': 'Le moulin',
  'Hessian foragers': 'Fourrageurs hessois',
  'Imperial foragers': 'Fourrageurs impériaux',
  Foot: 'Infanterie',
  Horse: 'Cavalerie',
  'First battalion': 'Premier bataillon',
  'Second battalion': 'Second bataillon',
  'Light gun': 'Pièce légère',
  Cuirassiers: 'Cuirassiers',
  Reiters: 'Reîtres',
  'Company of dragoons': 'Compagnie de dragons',
  'Light horse': 'Cavalerie légère',
  'The foot goes up the hill with the gun b…':
    'L’infanterie monte la colline, la pièce à côté d’elle, et reste au moulin : elle tire avant de se battre. La cavalerie contourne le bois par la droite et charge ce que les mousquets ont ébranlé. Les dragons mettent pied à terre près du bois et occupent la cavalerie ennemie.',
};
