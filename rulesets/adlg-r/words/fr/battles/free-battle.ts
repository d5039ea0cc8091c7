/** The battle « free-battle » in French: title, place, sides, corps, units, plans. */
export const phrases: Readonly<Record<string, string>> = {
  'Free battle': 'Bataille libre',
  'Anywhere between the Elbe and the Lech': 'Quelque part entre l’Elbe et le Lech',
  Swedes: 'Suédois',
  'The King’s corps': 'Corps du roi',
  'Brigade {1}': 'Brigade {1}',
  'Field guns': 'Canons de campagne',
  'Leather guns': 'Canons de cuir',
  'Forlorn hope': 'Enfants perdus',
  'Second corps': 'Deuxième corps',
  'Old Blue Brigade': 'Vieille brigade bleue',
  'Horse with musketeers {1}': 'Cavaliers et mousquetaires {1}',
  'Third corps': 'Troisième corps',
  'German horse {1}': 'Cavalerie allemande {1}',
  'Hakkapeliitta riders': 'Hakkapélites',
  'Emperor and League': 'Empereur et Ligue',
  'Tilly’s corps': 'Corps de Tilly',
  'Great square {1}': 'Grand carré {1}',
  'Heavy guns': 'Grosses pièces',
  'Skirmishers {1}': 'Tirailleurs {1}',
  'Pappenheim’s corps': 'Corps de Pappenheim',
  'Black cuirassiers {1}': 'Cuirassiers noirs {1}',
  'Mounted arquebusiers {1}': 'Arquebusiers à cheval {1}',
  'Croat riders': 'Cavaliers croates',
  'Bavarian corps': 'Corps bavarois',
  'Bavarian square': 'Carré bavarois',
  'Bavarian horse {1}': 'Cavalerie bavaroise {1}',
  'Isolani’s Croats': 'Croates d’Isolani',
  'You shoot better and you shoot together,…':
    'Vous tirez mieux, et vous tirez ensemble : cherchez un terrain dégagé où trois bataillons voient le même ennemi. Les canons avancent avec l’infanterie.',
  'Your horse is lighter than his, but has …':
    'Votre cavalerie est plus légère que la sienne, mais elle a des mousquets à ses côtés. Qu’ils tirent d’abord, et chargez ensuite. Un stratège vous commande : si le bois ou la colline est où vous n’en voulez pas, vous pouvez essayer une fois de plus que lui.',
  'Three great squares are hard to move and…':
    'Trois grands carrés sont difficiles à remuer et difficiles à battre. Choisissez un terrain qui finit à un bord, une rivière ou un bois, pour qu’il ne puisse leur tirer dessus de deux côtés, et mettez la grosse pièce là où elle voit loin : elle n’en bougera plus.',
  'Your cuirassiers are the better horse; s…':
    'Vos cuirassiers sont la meilleure cavalerie ; frappez avec eux avant que ses mousquetaires aient tourné. Les Croates, sur les ailes, ne coûtent rien et occupent un de ses corps.',
};
