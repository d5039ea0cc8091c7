/** mistakePhrases: Italian phrases for mistakes in a case. The table works its cases out itself, so it never needs them. */
export const mistakePhrases: Readonly<Record<string, string>> = {
  'there are no mounted troops in this edition': 'in questa edizione non ci sono truppe montate',
  'there is no close order in this edition': 'in questa edizione non c’è ordine chiuso',
  'foot, swimmers and boats are not in the saddle': 'chi è a piedi, chi nuota e le barche non sono in sella',
  'close order neither swims, rows, crouches nor passes from room to room':
    'in ordine chiuso non si nuota, non si rema, non si va carponi e non si passa di stanza in stanza',
  'only figures on foot move crouched': 'solo le figure a piedi si muovono carponi',
  'only figures walking on foot pass from room to room':
    'solo le figure che camminano a piedi passano di stanza in stanza',
  'being at home in the ground matters only to figures that walk through it on foot':
    'essere pratici del terreno conta solo per chi lo attraversa camminando',
  'from room to room there is no ground but the building':
    'di stanza in stanza non c’è altro terreno che l’edificio',
  'swimmers move in deep water only': 'i nuotatori si muovono solo in acqua profonda',
  'boats move on water only': 'le barche si muovono solo sull’acqua',
  'close order needs its number of files': 'l’ordine chiuso richiede il numero di file',
  'nobody charges in this edition': 'in questa edizione nessuno carica',
  'surprise shots are an option that is not in use': 'l’opzione dei tiri di sorpresa non è in uso',
  'whoever closes in or shoots furtively moves': 'chi arriva a contatto o spara furtivamente si muove',
  'in contact means since the start of the turn': 'a contatto vuol dire dall’inizio del turno',
  'riders do not crouch': 'chi è a cavallo non va carponi',
  'the shooter is aboard no vessel': 'il tiratore non è a bordo di nessuno scafo',
  'each is said to stand higher than the other': 'ciascuno starebbe più in alto dell’altro',
  'only one of them can hold the obstacle': 'solo uno dei due può tenere l’ostacolo',
  'whoever charges is not immobile': 'chi carica non è immobile',
  'swimmers, boats and deep water need the option coastal-arms here':
    'qui nuotatori, barche e acqua profonda richiedono l’opzione coastal-arms',
  'this weapon needs the option coastal-arms here': 'qui quest’arma richiede l’opzione coastal-arms',
  'ships and boats need the option coastal-arms here': 'qui navi e barche richiedono l’opzione coastal-arms',
};
