/** English sentences of the rules of chapter ability, by rule id. */
export const ability: Readonly<Record<string, string>> = {
  'ability.order':
    'Order: quality → factors and bonuses → arquebus tie, Keil swordsmen, regimental gun, 2HW → armour',
  'ability.arquebus': 'Arquebus of a unit that is not skirmishers: a tied shot costs the target one point',
  'ability.arquebus-order': 'The tie is read after quality and modifiers',
  'ability.armour': 'Armour: protection +{value}',
  'ability.heavy-armour': 'Heavy Armour: protection +{value}',
  'ability.armour-melee':
    'A unit that loses a melee and has heavier armour than its enemy adds {by} to its result before the table is read. None < Armour < Heavy Armour; one step or two, it is {by}',
  'ability.armour-tie': 'Losing by {by} with better armour is therefore a tie',
  'ability.armour-elephant': 'Better armour does not help against elephants',
  'ability.armour-first':
    'Better armour does not count in the first phase against an enemy that uses Shock, musket or arquebus',
  'ability.armour-used':
    'Shock is "used" when its bonus counts; the firearm is used unless its bearer has lost its abilities',
  'ability.armour-flintlock': 'A flintlock counts there as a musket; carbine and pistol do not',
  'ability.keil-swordsmen':
    'Keil swordsmen: on its front edge, a tied melee against pike- or spear-armed enemies is won',
  'ability.keil-order':
    "The tie is read after quality and before the unit's own armour: a tie made by armour wins nothing",
  'ability.impact': 'Impact: +{value} in the first phase if the unit charges, or is charged on its front',
  'ability.impact-foot-mounted':
    'Foot Impact never counts when the foot charge mounted, nor against mounted that have Impact or Shock; but it counts again when pike or spear has cancelled that Impact',
  'ability.impact-lost':
    "Foot Impact is not stopped by Shock that a * has cancelled (a bayonet's or square's * counts as pike or spear here), nor by Impact or Shock the mounted have lost to terrain, works or a flank attack",
  'ability.impact-pistol': 'Pistol does not stop foot Impact',
  'ability.salvo':
    'Salvo: charging, or charged on its front, the unit has Impact and Furious Charge against foot',
  'ability.regimental-gun':
    'Regimental gun: a tie in shooting, or in the first phase of a melee, costs the enemy one point',
  'ability.regimental-gun-order':
    "The tie is read after quality and before the armour of the gun's own unit, or of a unit with commanded shot",
  'ability.tie-win':
    "A tie turned by an ability is a win by one point; later steps, the loser's better armour and Furious Charge included, follow as for any win",
  'ability.pistol': 'Pistol: +{value} in the first phase',
  'ability.pistol-cancels': 'Pistol cancels mounted Impact',
  'ability.shock':
    'Shock: +{value} in the first phase against mounted or foot, if the unit charges or is charged on its front',
  'ability.shock-never':
    'Shock never counts when charging Keil, Tercio or Pike & Shot, on any edge; then it gives no Furious Charge either',
  'ability.shock-foot': 'Against foot Shock is Impact with Furious Charge',
  'ability.shock-cancels': 'Shock cancels mounted Impact and Pistol',
  'ability.elephant-impact': 'Pistol and Shock cancel the Impact of elephants too',
  'ability.cancel-working':
    'Only a working ability cancels: one lost to a flank attack, terrain or works, or itself cancelled by a mark, cancels nothing',
  'ability.one-bonus':
    'Of Impact, Pistol, Shock and Salvo a unit counts one: the first uncancelled in the order Shock, Pistol, Impact, Salvo. The bonuses of @, of LMI that are charged and of Cv in the first phase add to it',
  'ability.commanded-shot':
    'Commanded shot: a mounted unit shoots as an ordinary-quality unit with muskets: {ud} UD, without the modifier of LI, LH and Drag',
  'ability.commanded-shot-melee': 'Commanded shot does nothing in melee',
  'ability.caracole':
    'Caracole is the missile weapon of some Cv: {ud} UD; a second Caracole Cv directly behind gives +{shooting} in shooting and +{melee} in melee',
  'ability.caracole-behind':
    'Directly behind = same facing, front edge on the rear edge, front corners on rear corners, not in melee itself',
  'ability.reduced': 'Reduced Shooter: its shooting is at {value}, not on top of disorder',
  'ability.reduced-who': 'Army lists say who is a Reduced Shooter; none by default',
  'ability.two-handed':
    '2HW: a unit that wins a melee on totals adds {by} to its result before armour is looked at',
  'ability.two-handed-who': 'Foot knights have it; others by list',
  'ability.panic': 'Elephants cause Panic in other mounted',
  'ability.headstrong': 'Headstrong and Impulsive are one and the same',
  'ability.headstrong-effects':
    'Headstrong: Unmanoeuvrable, uncontrolled charges, full charge distance, compulsory pursuit, no evading cavalry',
  'ability.headstrong-impact': 'Headstrong by itself gives no Impact and no Furious Charge',
  'ability.salvo-wagon': "Salvo's Furious Charge counts against war wagons: # cancels what mounted do",
  'ability.expendable':
    'Expendable levies never charge, pursue or rally and count for nothing in army value and losses',
  'ability.lost':
    'Which abilities a flank attack takes away stands with the flank attacks of the chapter melee',
};
