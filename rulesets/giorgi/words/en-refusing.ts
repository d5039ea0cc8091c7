/** English words of the rules that can refuse a case, which the companion needs in full. */
export const refusingWords: Readonly<Record<string, string>> = {
  // turn
  'turn.fire-or-move': 'Formed foot either fires or moves',
  'turn.fire-then-move':
    'Light infantry in open order and cavalry with carbines may fire and then move, never move and then fire',
  'turn.guns-fire-or-move': 'A battery either fires or moves',
  // terrain
  'terrain.woods-forbidden': 'Horse and artillery may not enter woods',
  // fire
  'fire.carbine-who': 'Dragoons and hussars carry carbines; other cavalry does not fire',
  'fire.weapon':
    'Small arms are for foot and horse, round shot for guns, shell for howitzers, canister for guns',
  'fire.range': 'No fire beyond the range of the weapon',
  'fire.arc-line': 'Formed foot fires straight ahead of its front',
  'fire.friends-between': 'No friends may stand between the firing base and its target',
  'fire.line-of-fire': 'Hills, woods and buildings between also forbid small-arms fire',
  'fire.open-order-line': 'Foot other than light infantry does not fire in open order',
  'fire.no-dice': 'A unit that has no die to roll cannot fire',
  // artillery
  'artillery.rod-range': 'No round shot beyond the end of the rod',
  'artillery.canister-nearest': 'Canister strikes the nearest unit',
  'artillery.canister-range': 'Canister only within canister range',
  'artillery.howitzer-range':
    'Howitzers reach from {minimum} to {maximum} cm, with one kill number throughout',
  'artillery.no-woods': 'No artillery shot at a unit inside woods',
  'artillery.no-round-at-open-order': 'No round shot at units in open order',
  'artillery.line-of-fire': 'Hills, woods, buildings and friends stop round shot and canister',
  'artillery.assaulted': 'A battery under attack must use canister',
  'artillery.half-minimum': 'A kill number brought to 0 forbids the shot',
  'artillery.limbered': 'Limbered guns do not fire',
  'artillery.arc': 'Guns fire up to {value}° either side of straight ahead',
  // attack
  'attack.guns-never': 'Artillery never attacks, charges, counter-attacks or falls back with its guns',
  'attack.shaken': 'A shaken unit may neither start an attack nor counter-attack nor support',
  'attack.open-order':
    'Of units in open order only light infantry and cavalry may attack (inside woods: all foot)',
  'attack.reaction-canister': 'Artillery reacts with canister only',
  'attack.tested':
    'With a passed test: fall back facing the enemy, counter-attack, fire and then flee, change formation',
  // melee
  'melee.cover-holder':
    'Cover points are for the side that holds the cover, the defender; inside woods both sides have them',
  // skirmish
  'skirmish.own-procedure': 'Attacks on foot in open order do not use the chart',
  // square
  'square.own-procedure': 'Cavalry against a square does not use the chart',
  'square.one-unit': 'One cavalry unit at a time; its class does not matter',
  'square.no-attack': 'A square does not attack',
  // building
  'building.four-battalions': 'One unit attacks one side of a building only; {units} units at most',
  'building.own-combat': 'A building is always a combat of its own, never part of a multiple melee',
  'building.one-value':
    'Mixed garrison: its owner picks the company whose value counts; it takes the first losses',
  'building.foot-only': 'Only foot garrisons or assaults a building',
  'building.no-fire-massed': 'A garrison has no reaction fire once the attackers are massed at the walls',
  'building.leave':
    'A garrison comes out in open order and needs half a move to form, light infantry excepted; so it cannot attack from inside',
  // woods
  'woods.fire-light-only': 'Inside woods only light infantry fires, 1 die per base, {span}',
  'woods.edge-melee': 'Units attacked at the edge of a wood fight on the chart, without bonus',
  'woods.full-value':
    'Inside woods all foot fights on the chart at its formed value, line too; skirmish rules do not apply',
  // morale
  'morale.routing': 'A routing unit does nothing but run: no fire, attack or reaction',
  // command
  'command.general': 'Optional, off by default: one general a side, mounted, no orders',
};
