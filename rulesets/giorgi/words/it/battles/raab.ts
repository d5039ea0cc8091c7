/** The battle « raab » in Italian: title, place, sides, units, houses, objectives, plans. */
export const phrases: Readonly<Record<string, string>> = {
  'Győr, western Hungary': 'Győr, Ungheria occidentale',
  Alders: 'Ontani',
  Orchard: 'Frutteto',
  Reeds: 'Canneto',
  'Road to Győr': 'Strada per Győr',
  'Granary of Kismegyer': 'Granaio di Kismegyer',
  'The farm of Kismegyer': 'La fattoria di Kismegyer',
  'The crest of Szabadhegy': 'La cresta di Szabadhegy',
  'The bridge road': 'La strada del ponte',
  'Seras: {1}rd Line': '{1}º di linea (Seras)',
  'Seras: {1}th Line': '{1}º di linea (Seras)',
  'Durutte: {1}nd Line': '{1}º di linea (Durutte)',
  'Severoli: {1}st Italian Line': '{1}º di linea italiano (Severoli)',
  'Italian Royal Guard': 'Guardia reale italiana',
  '{1}rd Light': '{1}º leggero',
  'Converged voltigeurs': 'Volteggiatori riuniti',
  '{1}th Dragoons': '{1}º dragoni',
  'Dragoons of the Italian Guard': 'Dragoni della guardia italiana',
  '{1}-pounder foot battery': 'Batteria a piedi da {1} libbre',
  Howitzers: 'Batteria di obici',
  'The Archdukes': 'Esercito degli arciduchi',
  'Regiment Strassoldo': 'Reggimento Strassoldo',
  'Regiment Alvinczy': 'Reggimento Alvinczy',
  'Regiment Franz Karl': 'Reggimento Franz Karl',
  '{1}st Graz Landwehr': '{1}º battaglione Landwehr di Graz',
  '{1}nd Graz Landwehr': '{1}º battaglione Landwehr di Graz',
  'Insurrection battalion': 'Battaglione dell’insurrezione',
  'Grenadier Battalion Zetlar': 'Battaglione granatieri Zetlar',
  'Szluiner border battalion': 'Grenzer di Szluin',
  'Ott Hussars': 'Ussari di Ott',
  'Insurrection hussars': 'Ussari dell’insurrezione',
  'Savoy Dragoons': 'Dragoni di Savoia',
  '{1}-pounder brigade battery': 'Batteria di brigata da {1} libbre',
  '{1} battles between sergeants: Army of Italy {2} %, The Archdukes {3} %, drawn {4} % (each ± {5}); {6} turns.':
    '{1} battaglie fra sergenti: Armata d’Italia {2}%, Esercito degli arciduchi {3}%, pareggi {4}% (±{5}); in media {6} turni.',
  // Plans of the sides, each paragraph by its English opening.
  'The farm breaks whoever runs at it unpre…':
    'Contro la fattoria si rompe chi attacca senza preparazione. Fate sparare gli obici nel cortile, dove i muri non servono, e portate quattro battaglioni a quattro muri insieme, oppure passatele accanto e prendete prima l’altura.',
  'Your cavalry is the better half of your …':
    'La vostra cavalleria è la metà migliore del vostro esercito. Mandatela intorno alla fine del ruscello, alla vostra destra, con qualche cannone; la milizia sull’altura non reggerà se è scossa prima che arriviate.',
  'Your militia and your Hungarian horse ar…':
    'La vostra milizia e i vostri cavalieri ungheresi sono coraggiosi una volta sola. Tenete la milizia dietro i muri e sull’altura, lontano dai reggimenti di linea che potrebbero passarle accanto in fuga, e mettete i regolari dove sale la strada del ponte.',
  'Grenadiers or a militia battalion in the…':
    'Granatieri o un battaglione di milizia nella fattoria la tengono finché nessuno porta obici; i vostri diano la caccia ai loro. I pezzi da dodici sull’altura arrivano a ogni passaggio del ruscello.',
};
