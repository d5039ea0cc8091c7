/** English sentences of the rules of chapter command, by rule id. */
export const command: Readonly<Record<string, string>> = {
  'command.ordinary': 'Ordinary: value {value}, range {range} UD',
  'command.competent': 'Competent: value +{value}, range {range} UD',
  'command.brilliant': 'Brilliant: value +{value}, range {range} UD',
  'command.strategist': 'Strategist: value +{value}, range {range} UD',
  'command.range-double': 'For LI, LH and Drag the range is {times} times that',
  'command.free-rally': 'The free CP may rally the unit he is with',
  'command.free-part': 'It pays 1 CP of such an order; the rest comes from the roll',
  'command.lapse': 'CP not spent in the activation are gone',
  'command.test-now':
    'Whether a unit is in range is tested when the order is given; he may order, move nearer and order again',
  'command.measure':
    'From the nearest point of his base to the nearest point of the unit, or of any unit of the group; exactly at the range is inside. Enemies and terrain do not matter',
  'command.measure-base': 'His base counts as a square of 1 UD',
  'command.measure-attached':
    'With a unit, he measures as if he stood just behind it: square touching the middle of its rear edge',
  'command.mixed-group': "A group's range is doubled only if every member is LI, LH or Drag",
  'command.move': 'Move of a unit or group: {cp} CP',
  'command.charge': 'Commanded charge: {cp} CP, as a move',
  'command.spontaneous': 'Spontaneous charge: {cp} CP, no surcharge',
  'command.uncontrolled': 'Uncontrolled charge: {cp} CP, no surcharge',
  'command.square': 'Enter or leave square: {cp} CP',
  'command.deep-turn':
    'Quarter- or half-turn of Tercio, Keil or Colunela: {cp} CP in all. It is the move and one difficult manoeuvre, not one more',
  'command.headstrong-other':
    'With an enemy in charge reach of a Headstrong unit or group, every order but a charge or a move to support costs {cp} CP',
  'command.headstrong-surcharge':
    'The surcharges for range and for an engaged commander come on top of those {cp}; the one for a difficult manoeuvre does not',
  'command.out-of-range': 'For a unit or group beyond command range: +{cp} CP, rally orders too',
  'command.difficult': 'Difficult manoeuvre: +{cp} CP',
  'command.difficult-once': 'Several reasons in one move are still +{cp}',
  'command.commander-engaged': 'Commander engaged in melee: +{cp} CP, except to rally the unit he is with',
  'command.engaged-means': 'Engaged = fighting with the main unit of a melee, not with a unit in support',
  'command.lost-free': 'A corps without commander has {cp} free CP',
  'command.group-dragoons': 'Dragoons group with foot and with mounted',
  'command.group-speed':
    'A group moves at the pace of its slowest unit; in a wheel each unit may use its own allowance',
  'command.group-difficult': "One Unmanoeuvrable unit makes the group's manoeuvre difficult",
  'command.group-rank':
    'A rank is what one line parallel to the front meets; the widest has most units, of equals the foremost',
};
