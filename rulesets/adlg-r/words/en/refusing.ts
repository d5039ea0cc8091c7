/** English sentences of the rules that can refuse a case, which the companion needs in full. */
export const refusing: Readonly<Record<string, string>> = {
  // command
  'command.hold': 'Keep a Headstrong unit or group from charging: {cp} CP',
  // move
  'move.wagon': 'War wagons and mobile artillery: {open}, {rough}, may not enter difficult terrain',
  'move.multiple-distance':
    'Second and third moves: the unit is never less than 4 UD from an enemy in the whole phase. So no charge and no contact in them',
  'move.third-forbidden':
    'No third move for artillery, war wagons and Unmanoeuvrable units, nor without a commander present',
  // zoc
  'zoc.exit-evade': 'Units able to evade may leave by an evade move, alone or as a group: {cp} CP',
  'zoc.exit-back':
    'Units that cannot evade leave a ZoC one by one, straight back 1 UD, mounted 2 UD, for {cp} CP, difficulty included, and become Disordered',
  'zoc.exit-ahead':
    'Mounted with their rear in the ZoC of a slower enemy may go straight ahead for {cp} CP, not Disordered',
  // charge
  'charge.prohibited': 'War wagons, artillery and expendable levies never charge',
  'charge.support-prohibited':
    'War wagons, artillery and expendable levies never move into contact to support',
  'charge.light-infantry-open': 'In open terrain LI charges only LI, artillery, elephants and a camp',
  'charge.light-infantry-rough':
    'In rough or difficult terrain LI charges only an enemy penalised there, or on its flank or rear, or Disordered',
  'charge.uncontrolled':
    'Uncontrolled charge: a Headstrong unit charges an enemy in range unless {cp} CP are spent',
  // evade
  'evade.who': 'LI, LH, Drag, and Cv without Impact, Shock, Headstrong or Pistol',
  'evade.in-melee':
    'A unit in melee or melee support, or attacking or looting a camp, does not evade. Simple support does not matter',
  'evade.blocked':
    'Blocked by a ZoC lying ahead, or by anything closer than 1 UD: enemies, friends, impassable ground',
  // shoot
  'shoot.range':
    'No shot beyond the range of the weapon, measured from the nearest point of the shooting edge to the nearest point of the target; at the range is in range',
  'shoot.weapon':
    'A pairing of unit and weapon that is in none of these rows cannot shoot; commanded shot is for LH, Cv and Kn',
  'shoot.not-after': 'No shot by a unit that charged, evaded, disengaged or left a ZoC in this sequence',
  'shoot.moved-twice': 'No shot after a second or third move',
  'shoot.in-melee': 'No shot by a unit in melee or in support of one. Mere contact does not matter',
  'shoot.target-in-melee':
    'No shot at a unit in melee or in support of one, nor in ambush. A unit attacking or looting a camp may be shot at all the same',
  'shoot.edge': 'Units shoot over their front edge',
  'shoot.zone':
    'Zone: straight ahead of the shooting edge up to its range, and 1 UD more on each side. The target needs some area in it',
  'shoot.sight':
    'There must be one point of one edge of the target that both end corners of the shooting edge see, with no other unit and no blocking terrain on either line',
  // rally
  'rally.once': 'One try per unit and game turn',
  'rally.no-move':
    'A unit that tries to rally does not move or conform in that phase, and one that moved does not try; it may shoot and fight',
  'rally.expendable': 'Expendable levies never rally',
  'rally.nothing': 'A unit without markers has nothing to rally',
  // square
  'square.who': 'Square: Pike & Shot, Later Pike & Shot and both Bayonet units',
  'square.no-move': 'In square it neither moves nor charges nor pursues',
  // artillery
  'artillery.moved':
    'Medium and heavy artillery that moved or pivoted in its own sequence does not shoot in it; light artillery may',
  'artillery.heavy':
    'Heavy artillery does not move; its pivot is its only move, one unit at a time, difficult: {cp} CP',
  // elephant
  'elephant.no-rally': 'Elephants never rally',
  // terrain
  'terrain.impassable': 'Impassable ground is never entered; it hides nothing',
};
