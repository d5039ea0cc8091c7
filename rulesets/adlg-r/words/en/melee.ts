/** English sentences of the rules of chapter melee, by rule id. */
export const melee: Readonly<Record<string, string>> = {
  'melee.contact': 'Two enemies sharing more than EPS of edge are in contact; a corner alone is no melee',
  'melee.roles': 'Each unit in contact is main unit, in simple support, in melee support, or merely touching',
  'melee.main':
    "Main unit: the one on the enemy's front edge; if not complete, the one most in front; if an enemy is touched on flank and rear only, the first to touch",
  'melee.wide-front':
    'A Battle Unit with two enemies on its front fights the one most in front; the other is in simple support of it. The Battle Unit itself rolls once',
  'melee.simple-support': 'Each unit in simple support: +{value}',
  'melee.simple-support-two': 'One unit may so help two friends, one on each side',
  'melee.melee-support': 'Each unit in melee support: +{value} and its basic factor against that enemy',
  'melee.melee-support-where':
    'Its front edge complete on the flank or rear of the enemy that fights the friend; incomplete: simple support',
  'melee.melee-support-plain':
    'Its disorder, commander, abilities and other modifiers do not count; it counts as being on the flank',
  'melee.support-not': 'A main unit of another melee supports nobody; nor does a camp',
  'melee.support-cap':
    "Three supporters at most, one for each flank and one for the enemy's rear; the owner picks",
  'melee.roll': 'Each main unit rolls 1D6 and adds its modifiers; the higher result wins',
  'melee.tie': 'Equal results: no loss',
  'melee.result-1': 'Won by {from} or {to}: the loser loses {points}',
  'melee.result-3': 'By {from} or {to}: {points}. The sheet prints −1',
  'melee.result-5': 'By {from} or {to}: {points}. The sheet prints −2',
  'melee.result-7': 'By {from} or {to}: {points}',
  'melee.result-9': 'By {from} or {to}: {points}',
  'melee.result-11': 'By {from} or more: automatic rout',
  'melee.results':
    "The sheet's 3–4 and 5–6 are read as points on top of the loser's 1, its 7–8 and 9–10 as totals. Only so does the table agree with V4 up to 6 and rise by one each step",
  'melee.loss-cap': 'A unit loses no more points than it has left',
  'melee.factor': 'The basic factor of chapter unit against the enemy main unit',
  'melee.disordered': 'Unit Disordered: {value}',
  'melee.uncontrolled': 'Uncontrolled charge: {value} in the first phase',
  'melee.hi-rough': 'HI in rough terrain: {value}',
  'melee.pike-rough':
    'War wagons, heavy spearmen and pike-armed in rough terrain: {value}, instead of {other}',
  'melee.medium-difficult': 'LMI or MI in difficult terrain: {value}; dragoons too',
  'melee.hi-difficult': 'HI in difficult terrain: {value}',
  'melee.mounted-rough': 'Mounted in rough terrain: {value}; elephants not in field or brush',
  'melee.mounted-difficult': 'Mounted in difficult terrain: {value}',
  'melee.mounted-works': 'Mounted attacking a unit behind fortification or stakes: {value}',
  'melee.mounted-obstacle': 'Across an obstacle too',
  'melee.commander': 'Commander engaged in the melee: +{value}',
  'melee.on-flank': 'Main unit on the flank or rear of its enemy: +{value}',
  'melee.on-flank-incomplete': 'Even if incomplete',
  'melee.on-flank-deep': 'Also against Deep Order and artillery; a war wagon and a square have no flank',
  'melee.higher': 'Higher, on a river bank, on the edge of a gully or in a fortification: +{value}, once',
  'melee.higher-hill': 'Higher: wholly on the hill, crest or top behind its front line',
  'melee.higher-bank': 'Bank and gully: against an enemy at least partly in the river or gully',
  'melee.caracole': 'Caracole Cv with a second directly behind: +{value}',
  'melee.printed-twice':
    '"Mounted against fortifications or stakes" and "commander engaged" stand twice on the sheet; each counts once',
  'melee.terrain-part':
    'Any part of the base in the terrain is enough; attacking an enemy exactly on its edge counts as inside for that whole melee',
  'melee.first-phase': 'First-phase bonuses and Furious Charge count only in the first phase as Terms has it',
  'melee.first-phase-edge':
    'The charger has them whichever edge it strikes; the unit charged only if struck on its front',
  'melee.mounted-no-abilities': 'Mounted penalised by terrain lose Impact, Pistol, Shock and Furious Charge',
  'melee.flank-zero': 'Struck on flank or rear: factor 0. Not Deep Order, war wagons, artillery',
  'melee.flank-by': 'Only by an enemy that is complete and not light',
  'melee.flank-light': 'Light enemies leave the factor alone',
  'melee.abilities-lost':
    'Struck on flank or rear, by whomever: all abilities are lost, bonuses, marks, tie abilities, 2HW and Furious Charge included. Not Deep Order, war wagons, artillery',
  'melee.abilities-kept': 'Armour, Heavy Armour and Panic stay',
  'melee.multiple-zero':
    'A unit in melee with a further enemy on its flank or rear: factor 0. By the same enemies as in a single flank attack',
  'melee.multiple-abilities':
    'A unit under multiple attack loses its abilities to any further enemy on its flank or rear; armour and Panic stay',
  'melee.multiple-loss':
    'A unit under multiple attack loses {by} point, unless the flank contact is by LI or LH',
  'melee.multiple-when':
    'The point is lost at once when the new contact is complete, by charge, move, conforming or pursuit; once per sequence; artillery and war wagons never cause it, war wagons never suffer it. If it routs, its melee is not fought',
  'melee.multiple-same':
    'Being engaged on several sides in one phase, one of them flank or rear and complete, is the same',
  'melee.deep-order-multiple':
    'Deep Order suffers multiple attacks as others do: its exemption is printed with the single attack',
  'melee.tie-both': 'Tie abilities on both sides: the tie stands',
  'melee.furious-charge': 'Furious Charge: a loser of the first phase loses {by} point more',
  'melee.furious-salvo': 'Salvo against all foot',
  'melee.furious-mounted': 'Against any foot but war wagons: Kn, and mounted that have Impact or Shock',
  'melee.furious-kn': 'Kn have it as Kn: neither * nor those whom Shock never counts against take it',
  'melee.furious-cancelled': 'Impact cancelled by *, Pistol or Shock keeps its Furious Charge',
  'melee.furious-cavalry': 'Other Cv against LMI, LH against LI',
  'melee.furious-elephant': 'Elephants against all foot but LI, war wagons included',
  'melee.furious-rout': 'Furious Charge adds nothing to an automatic rout or to a tie',
  'melee.simultaneous': 'A unit brought to 0 in one melee still counts in the others of the phase',
  'melee.in-melee': '"In melee": main unit, melee support, attacker or looter of a camp; not simple support',
  'melee.pairing-tie': 'Equal shares of edge: the phasing player picks the main; unsaid, the older contact',
};
