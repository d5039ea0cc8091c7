/** Italian phrases of the scenario « starter »: title, place, sides, people, things, aims. */
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
};
