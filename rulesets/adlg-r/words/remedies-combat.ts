/** Remedies for refused shots and melees: what would make them legal. */
export const remediesCombat: Readonly<Record<string, string>> = {
  'shoot.weapon': 'Choose a weapon that the table of ranges gives to this unit.',
  'shoot.not-after':
    'Shoot with a unit that did not charge, evade, disengage or leave a ZoC in this sequence.',
  'shoot.moved-twice': 'Shoot with a unit that moved once at most.',
  'artillery.moved': 'Let medium and heavy artillery stand; light artillery may move and shoot.',
  'shoot.in-melee': 'Shoot with a unit that is neither in melee nor in support of one.',
  'shoot.target-in-melee':
    'Choose a target that is neither in melee nor in support of one, or one that attacks or loots a camp.',
  'shoot.edge': 'Shoot over the front edge; only Tercios, LH, war wagons and squares shoot over others.',
  'shoot.zone': 'Shoot at the target in the zone of fire that has priority.',
  'shoot.sight': 'Choose a target that both corners of the shooting edge see.',
  'shoot.range': 'Come within range of the weapon, or choose a nearer target.',
  'square.no-move': 'Leave the square first, in an earlier order.',
  'charge.light-infantry-open': 'In the open LI charges only LI, artillery, elephants and a camp.',
  'charge.light-infantry-rough':
    'In rough or difficult terrain LI needs an enemy that is penalised there, struck on flank or rear, or Disordered.',
};
