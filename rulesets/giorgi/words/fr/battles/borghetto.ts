/** The battle « borghetto » in French: title, place, sides, units, houses, objectives, plans. */
export const phrases: Readonly<Record<string, string>> = {
  'The Mincio below Lake Garda': 'Le Mincio, en aval du lac de Garde',
  Ford: 'Gué',
  'Castle of Valeggio': 'Château de Valeggio',
  Mulberries: 'Mûriers',
  'Road to Verona': 'Route de Vérone',
  'Mill of Borghetto': 'Moulin de Borghetto',
  'Inn at the bridge': 'Auberge du pont',
  'House of the millers': 'Maison des meuniers',
  'Gate house': 'Maison de la porte',
  'Church of San Pietro': 'Église San Pietro',
  'Wine store': 'Chai',
  'The bridge': 'Le pont',
  'The castle of Valeggio': 'Le château de Valeggio',
  '{1}st Battalion, {2}st Demi-brigade': '{1}er bataillon de la {2}e demi-brigade',
  '{1}nd Battalion, {2}st Demi-brigade': '{1}e bataillon de la {2}e demi-brigade',
  '{1}st Battalion, {2}th Demi-brigade': '{1}er bataillon de la {2}e demi-brigade',
  'Gardanne’s grenadiers': 'Grenadiers de Gardanne',
  '{1}th Light, {2}st Battalion': '{2}er bataillon de la {1}e légère',
  '{1}-pounder horse battery': 'Batterie à cheval de {1}',
  'Austrians and Neapolitans': 'Autrichiens et Napolitains',
  '{1}st Battalion, Regiment Strassoldo': '{1}er bataillon du régiment Strassoldo',
  '{1}st Battalion, Regiment Jordis': '{1}er bataillon du régiment Jordis',
  'Grenadier Battalion Nádasdy': 'Bataillon de grenadiers Nádasdy',
  'Carlstädter border light infantry': 'Infanterie légère des Confins (Karlstadt)',
  'Archduke Joseph Hussars': 'Hussards de l’archiduc Joseph',
  'Dragoons of the Queen of Naples': 'Dragons de la reine de Naples',
  '{1}st Demi-brigade': '{1}e demi-brigade',
  '{1} battles between sergeants: Army of Italy {2} %, Austrians and Neapolitans {3} %, drawn {4} % (each ± {5}); {6} turns.':
    '{1} batailles entre sergents : Armée d’Italie {2} %, Autrichiens et Napolitains {3} %, parties nulles {4} % (± {5} points) ; {6} tours.',
  // Plans of the sides, each paragraph by its English opening.
  'The bridge is the shortest way and the w…':
    'Le pont est le chemin le plus court et le pire : les canons au pied du château y enfilent une colonne. Le gué est en aval, à votre droite ; de l’infanterie légère et un bataillon envoyés par là tournent toute la position, mais il leur faut quatre tours.',
  'Bring the battery to the bank between th…':
    'Amenez la batterie sur la rive entre le hameau et le gué et tirez sur ceux qui tiennent le mur. Les grenadiers passent le pont les premiers, en colonne, et se forment de l’autre côté. Gardez les chasseurs pour le moment où descendront les Napolitains.',
  'You need not beat them, only keep them a…':
    'Vous n’avez pas à les battre, seulement à les tenir au bord de l’eau jusqu’à la nuit. Tenez le mur et les premières maisons avec les grenadiers et un bataillon, et que les canons voient le pont d’un bout à l’autre ; la mitraille l’atteint depuis le pied de la colline.',
  'Send the light battalion to the ford at …':
    'Envoyez tout de suite le bataillon léger au gué. Les dragons napolitains et les hussards attendent derrière la colline : chargez ce qui a passé la rivière avant qu’il ne soit formé, jamais ce qui est en carré.',
};
