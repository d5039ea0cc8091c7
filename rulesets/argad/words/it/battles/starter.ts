/** Italian phrases of the scenario « starter »: title, place, sides, people, things, aims, plans. */
export const phrases: Readonly<Record<string, string>> = {
  'The Well at Matignon': 'Il pozzo di Matignon',
  'Near Matignon, north coast of Brittany': 'Presso Matignon, costa nord della Bretagna',
  Cottage: 'Casupola',
  Barn: 'Fienile',
  'British picket': 'Picchetto britannico',
  'Coastguard volunteers': 'Volontari guardacoste',
  'Lieutenant Hale': 'Tenente Hale',
  'Corporal Dunn': 'Caporale Dunn',
  'Sergeant Bréhat': 'Sergente Bréhat',
  'Hold the well at the end.': 'Tenere il pozzo alla fine.',
  'Put three of the volunteers out of the fight.': 'Mettere fuori combattimento tre volontari.',
  'Put three of the redcoats out of the fight.': 'Mettere fuori combattimento tre giubbe rosse.',
  'Put Monsieur de Kergu out of the fight.': 'Mettere fuori combattimento Monsieur de Kergu.',
  'Put Lieutenant Hale out of the fight.': 'Mettere fuori combattimento il tenente Hale.',
  '{1} battles between sergeants: British picket {2} %, Coastguard volunteers {3} %, drawn {4} % (each ± {5}); {6} turns.':
    '{1} battaglie fra sergenti: Picchetto britannico {2}%, Volontari guardacoste {3}%, pareggi {4}% (±{5}); in media {6} turni.',
  // Plans of the sides, each paragraph by its English opening.
  'The general wants the well held until th…':
    'Il generale vuole che il pozzo sia tenuto finché il reggimento non ha riempito le botti. Il muro che lo cinge è buona copertura per quattro uomini; il bosco di querce a nord lo guarda da venti centimetri, il grano saraceno a sud da poco più. Chi prende il pozzo e dimentica i campi ne sarà cacciato a moschettate.',
  'The parish drinks from this well, and th…':
    'La parrocchia beve a questo pozzo, e il duca deve sapere che è stato tenuto. La segale a nord offre una via nascosta fino a breve tiro dal muro, il bosco di faggi a sud un posto sicuro da cui sparare. Siete in sei, e prima di mezzogiorno non ne verranno altri.',
};
