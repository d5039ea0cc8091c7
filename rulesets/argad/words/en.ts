/** English words of each rule, by id. */
import { enForbidding } from './en-forbidding.ts';
import { enRefusing } from './en-refusing.ts';

export const en: Readonly<Record<string, string>> = {
  ...enRefusing,
  ...enForbidding,
  // figure
  'figure.class':
    'Every figure has a class, a whole number 1 to 5: 1 non-combatant · 2 untrained (villager, recruit, militia) · 3 trained fighter, line regular · 4 experienced, elite · 5 very good fighter. No class 6.',
  'figure.class-use':
    'Class is the number a melee score must beat and the first tie-break. [shooting|It never makes a figure harder to shoot.]',
  'figure.armour':
    'Armour is 4 with a breastplate, otherwise 0. Complete armour (5) belongs to other periods and is not accepted here.',
  'figure.armour-apart': 'Armour and class are independent: an elite figure in shirt-sleeves has armour 0.',
  'figure.kinds': 'Kinds: foot, light cavalry, heavy cavalry, mounted infantry.',
  'figure.no-mounted':
    'There are no mounted troops and no close order in the coastal edition; such an input is an error, not a refusal.',
  'figure.cavalry':
    'Cavalry = a rider trained to fight mounted, on a trained horse. Anybody else on horseback is mounted infantry: infantry that travels faster.',
  'figure.rider':
    'Horse and rider are one figure with one class and one armour value, whatever the horse wears; [both|a hit removes both].',
  'figure.dismounted':
    'A dismounted rider is foot in every rule; only the speed comes from the cavalry rows.',
  'figure.base-foot': 'Foot base: 2 cm, round or square, mixable.',
  'figure.base-mounted': 'Mounted base: 2.5 cm wide, 5 cm deep.',
  'figure.contact': 'Contact = bases touch. [tolerance|In software: gap of 0.1 cm or less.]',
  'figure.measure': 'Every distance is taken on the flat from nearest base edge to nearest base edge.',
  'figure.facing':
    'A figure in loose order has no facing: it sees, shoots and strikes all round. Close order has a front.',
  'figure.weapon-in-hand':
    'The melee weapon is named in the order; unnamed, the longest one carried, without one bare hands. A bayonet counts as fixed whenever it is carried and never hinders fire.',
  'figure.killed': 'A hit, by [shot|shot] or blow, removes the figure. No wounds, no saving roll.',
  // turn
  'turn.phases': 'A game turn is movement, then shooting, then melee.',
  'turn.simultaneous':
    'No initiative, no alternation, no activation: every figure may act every turn, all at once.',
  'turn.orders':
    'Each side gives sealed orders, one per figure or group; all are revealed together. An order holds: path, pace, posture, firearm shot (weapon, target, moment), reload, mount or dismount, object to take or drop, melee weapon, melee victim, step-up.',
  'turn.no-order':
    'A figure without an order stands still and reloads if its firearm is empty and it may; otherwise it does nothing.',
  'turn.slices':
    'Movement runs in 40 equal time slices. Per slice a figure covers one fortieth of its allowance of this turn along its path, until the path ends. All figures advance in the same slice at once.',
  'turn.slow-first':
    'Slowing dice are rolled when orders are revealed, before slice 1, for each figure or group whose ordered path enters D or VD ground. The result holds for the whole turn, even if the figure is stopped before that ground.',
  'turn.contact-stops': 'Touching an enemy ends the movement of both for this turn.',
  'turn.stop-short':
    'When two bases would overlap in a slice, enemies stop touching each other; friends that claim one spot both stop just short of it; a mover also stops short of a standing friend.',
  'turn.deadlock':
    'Contradictory intentions that cannot be settled quickly: the figures concerned neither move nor shoot. [reading|With sealed orders we read this as stopping short.]',
  'turn.no-zone': 'No zone of control: an enemy is passed freely as long as bases do not touch.',
  'turn.leave': 'A figure may leave contact freely in the next movement phase; no free blow against it.',
  'turn.immobile':
    'Immobile = the base does not leave its place during the whole game turn. [turning|Turning on the spot is allowed.]',
  'turn.shot-contact':
    'A shot just before contact is taken in the slice in which bases first touch, [range|at range 0]; resolved with the end shots, before melee. The man being run at and the man running may both take it.',
  'turn.shot-end': 'Every other shot is taken after movement.',
  'turn.shots-together':
    'All shots of one moment are simultaneous: two shooters can kill each other, and casualties are removed after all of them are rolled.',
  'turn.dead-no-blow': 'A figure shot dead does not strike in the melee phase.',
  'turn.surprise':
    'A figure that was unseen by a given enemy when orders were sealed cannot be shot by that enemy this turn.',
  'turn.reload-done': 'A reload ends with the turn, after melee.',
  'turn.not-used': 'Not used: duel dice for who fires first, volley rules, several moves per turn.',
  'turn.sequence-end':
    'End of turn: remove casualties, finish reloads, score objectives, test the end of the game.',
  // move
  'move.load-heavy': 'Carrying something heavy or cumbersome: {value} cm.',
  'move.load-very-heavy':
    'Carrying something very heavy or very cumbersome: {value} cm (instead of {heavy} cm).',
  'move.load-order': 'Order: speed, minus load, then halving for VD, then slowing dice.',
  'move.mounted-infantry-foot': 'Mounted infantry dismounted: foot, by gear.',
  'move.open':
    'In open ground no die: the figure moves any distance up to its allowance, [legs|along a path of straight legs, turning freely].',
  'move.difficult-foot': 'D ground on foot: allowance minus 1D6 cm.',
  'move.difficult-mounted':
    'D ground mounted (light, heavy, mounted infantry alike): allowance minus 2D6 cm.',
  'move.very-difficult-foot': 'VD ground on foot: allowance halved, then minus 1D6 cm.',
  'move.very-difficult-mounted': 'VD ground mounted: allowance halved, then minus 2D6 cm.',
  'move.any-moment':
    "The reduction falls due if the figure is in such ground at any moment of the turn, and cuts the whole turn's move.",
  'move.one-roll': 'One roll per figure or group and turn, however many areas are crossed.',
  'move.worst-terrain': 'Several kinds of ground in one turn: the worst class alone applies.',
  'move.group-roll':
    'Figures moving together roll once for all. [mixed|A mixed group rolls per kind of slowing dice: its foot one die, its riders two.]',
  'move.blocked-foot':
    'On foot a slowing die of 6 blocks the figure or group for the whole turn, in D and in VD.',
  'move.blocked-mounted-difficult': 'Mounted in D: blocked on two 6s.',
  'move.blocked-mounted-very': 'Mounted in VD: blocked on [at-least|at least one] 6.',
  'move.blocked-effect':
    'Blocked = it does not move at all this turn, [rest|from its starting place. It counts as immobile for shooting; a reload needs an order to reload, so it gets none.]',
  'move.plain-dice': 'Slowing dice are plain: a 6 is never rolled again.',
  'move.floor': 'The result is never below 0 cm. 0 cm without a blocking 6 is "not blocked".',
  'move.at-home':
    'Figures that the scenario calls at home in that ground roll two slowing dice [foot|on foot] and keep the lower; blocked only if the kept die is 6.',
  // terrain
  'terrain.difficult':
    'Class D: slowing dice. Also usable as a plain feature for ground that a scenario declares D for all.',
  'terrain.very-difficult': 'Class VD: halved, then slowing dice. Also usable as a plain feature.',
  'terrain.in': 'A figure is in an area as soon as any part of its base is.',
  'terrain.bushes': 'Bushes: D / D. Cover for foot; crouched figures hidden.',
  'terrain.high-crops': 'High crops: D / D. Cover for foot; crouched figures hidden.',
  'terrain.woods': 'Woods, forest: D / VD. A penalty for shots through it; no shot through a deep one.',
  'terrain.hard-slope':
    'Steep slope: D on foot; D for cavalry; VD for mounted infantry. No protection, hides nothing.',
  'terrain.knee-water':
    'Knee-deep water (stream, sea close to the beach): VD on foot, [mounted|VD mounted]. No protection, hides nothing.',
  'terrain.building': 'House, building: D on foot (or room by room); [mounted|mounted forbidden].',
  'terrain.hedge': 'Crossing a hedge: D / D. Cover, hides crouched figures.',
  'terrain.bank':
    'Crossing an earthen bank: D / D. Cover, hides crouched figures, linear obstacle, higher ground on top.',
  'terrain.low-wall':
    'Crossing a low wall: [foot|D] / [mounted|D]. Cover, hides crouched figures, linear obstacle.',
  'terrain.barricade':
    'Barricade: [foot|D] / [mounted|VD]. Cover, linear obstacle; no charge over it and foot behind it escape the penalty against cavalry.',
  'terrain.stakes': 'Line of stakes: D / VD. Linear obstacle.',
  'terrain.stairs': 'Outdoor stairs: [foot|D] / [mounted|VD]. Higher ground.',
  'terrain.door':
    '[passing|An open door is passed as open ground;] it is a linear obstacle in melee. [passing|Opening it is free.]',
  'terrain.linear':
    'Linear obstacles: door, low wall, stakes in a line, bank of earth, battlements and the like; [additions|by us also hedge, barricade, gunwale].',
  'terrain.higher': 'Higher ground: stairs, battlements, top of a bank or of a steep slope, and the like.',
  // formation
  'formation.contact-pace':
    'A line or wider column whose move ends in contact: {foot} cm instead of {footWide} cm, heavy cavalry {mounted} cm instead of {mountedWide} cm. 2024: not applied, although its table still prints three infantry and two cavalry figures (read as line, column, back).',
  'formation.own-speed': "A body is never faster than its slowest member's own allowance (speed minus load).",
  'formation.no-bonus':
    'Close order gives nothing in melee or shooting beyond the rows that name it: heavy cavalry charging, heavy tools, shooting over friends.',
  'formation.manoeuvre': 'Further manoeuvre is left to the detailed rules; [rest|here only the rows above].',
  // weapon
  'weapon.need': '"5 - 6", "6", "7" mean: die with modifiers at least 5, 6, 7.',
  'weapon.edge': 'A distance on the limit of two bands belongs to the nearer one: 10 cm is still 0-10 cm.',
  'weapon.pistol': 'Pistol: {bands}. Fires on the move. Reload {reload}.',
  'weapon.musketoon-long': 'Musketoon (short flintlock musket): {bands}. Fires on the move. Reload {reload}.',
  'weapon.musketoon-short': 'Musketoon: {bands}. Fires on the move. Reload {reload}.',
  'weapon.musketoon-bands': 'Each edition keeps its own musketoon; the coastal bands are the older ones.',
  'weapon.musket': 'Flintlock musket: {bands}. Immobile, on foot only. Reload {reload}.',
  'weapon.blunderbuss': 'Blunderbuss: {bands}. {dice}. Fires on the move. Reload {reload}.',
  'weapon.swivel-gun':
    'Swivel gun with grapeshot: {bands}, no breastplate penalty in any band. {dice}. Immobile, firmly fixed on a support. Reload {reload}.',
  'weapon.rampart-musket':
    'Rampart musket: {bands}. Immobile, rested on a support. Reload {reload}. [choice|A flintlock table of 2021 prints other bands (to 80 cm); not used.]',
  'weapon.swivel-weight': 'A swivel gun is a very heavy object to carry.',
  'weapon.rampart-weight': 'A rampart musket is a heavy object to carry.',
  'weapon.reload-two':
    'The two turns of a reload need not follow each other; a turn with movement, shot or contact does not count.',
  'weapon.reload-mounted':
    'A mounted figure about to be {approached} this turn is not immobile: it cannot reload.',
  'weapon.start-loaded': 'All firearms are loaded when the game starts.',
  'weapon.others':
    'Matchlocks, carbines, rifles, hunting guns, cannon, grenades are not in these sheets: no rows, not accepted.',
  'weapon.length':
    'Lengths: long, then semi-long (the sheets also say half-long), short, very short, bare hands.',
  'weapon.spontoon': 'Spontoon (esponton): long. Braced weapon.',
  'weapon.boarding-pike': 'Boarding pike: long outdoors, [indoors|semi-long inside a building].',
  'weapon.bayonet': 'Bayonet (military musket with fixed bayonet): semi-long. Braced weapon.',
  'weapon.halberd': 'Halberd: [length|semi-long]. Braced weapon.',
  'weapon.fork': 'Fork (long-staved farm tool): semi-long, improvised.',
  'weapon.scythe': 'Scythe: semi-long, improvised.',
  'weapon.sword': "Sword (officer's or cavalry sword, rapier), sabre: short.",
  'weapon.boarding-axe': 'Boarding axe, tomahawk: short.',
  'weapon.soldier-epee': "Common soldier's épée: short, improvised.",
  'weapon.sabre-briquet': 'Sabre briquet: [length|short], improvised.',
  'weapon.club': 'Club (big stick, mallet, cudgel): short, improvised.',
  'weapon.tool': 'Tool (hand tool used as a weapon): [length|short], improvised.',
  'weapon.improvised':
    'Improvised weapon (oar, stool): [short|short]. Small improvised weapon (bottle, small stick): very short. Both improvised.',
  'weapon.firearm-butt': 'Firearm butt (long arm used as a club): [length|short], improvised.',
  'weapon.pistol-butt': 'Pistol butt: [length|very short], improvised.',
  'weapon.heavy-tool':
    "Heavy tool (two-handed: smith's mace, axe of woodcutter, carpenter, pioneer): [length|short], improvised as a tool, with the bonus of heavy two-handed tools.",
  'weapon.knife': 'Knife, dagger: very short.',
  'weapon.hand-hook': 'Hand hook: very short, improvised.',
  'weapon.bare-hands': 'Bare hands: the shortest of all.',
  // shoot
  'shoot.procedure':
    "One die per shot (blunderbuss and swivel gun: several), plus modifiers; [at-least|at least] the band's number = hit.",
  'shoot.open-six':
    '[again|A natural 6 is always rolled again.] Each further 6 makes it one higher, up to a natural {highest}; any other face leaves it. The natural value is what modifiers are added to.',
  'shoot.natural-eight':
    'The 8 of 2024 exists in shooting too, although the sheet names it in the melee paragraph: a need of 7 with -1 is met by three 6s.',
  'shoot.no-always':
    'The always-miss and always-hit lines are melee lines. In shooting a 1 or a 7 is a plain number, so a need of 7 with -1 cannot be met in 2021 and coastal.',
  'shoot.one-shot':
    'One shot per figure and turn, whatever it carries. A pair of pistols is two weapons, reloaded one after the other.',
  'shoot.mounted-awaiting':
    'A mounted figure about to be [approached|{approached}] is not immobile. [fire|Cavalry then fires as moving]; for mounted infantry contact has a rule of its own.',
  'shoot.coastal-mounted': 'With coastal-arms, a blunderbuss is used from the saddle like a musketoon.',
  'shoot.free-choice': 'Any eligible target may be chosen, not only the nearest.',
  'shoot.over-friends':
    'Not blocked: by the front rank for the rear rank of a close-order body two ranks deep; by figures on lower ground for a shooter on a wall walk, deck or upper floor.',
  'shoot.terrain-once': 'Modifiers caused by terrain never add up: the worst one counts.',
  'shoot.cover':
    'Target on foot that shows itself from behind cover [list|(bushes, high crops, bank, wall, battlement, window or other large opening, furniture and the like)]: {value}. Mounted targets get nothing.',
  'shoot.narrow-opening':
    'Foot target at a slit of a strong wall: {value}. Slit = narrow opening (coastal, 2024: very narrow); wall very strong in coastal, or another strong protection in 2024.',
  'shoot.forest':
    'Target, foot or mounted, behind up to {forest} cm of (2024: fairly dense) forest: {value}. [exactly|Exactly {forest} cm still counts so, although the terrain tables say less than that.]',
  'shoot.forest-edge':
    'No forest penalty for a mounted target at the forest edge. [edge|Edge = no more than {edge} cm of forest in front of it.]',
  'shoot.swimming': 'Target swimming: {value}, {cell}.',
  'shoot.own-cover':
    'Cover counts if the line of fire crosses it and the shooter does not touch it: pressed against it one fires over it freely. [wood|Same for the edge of the wood the shooter stands in.]',
  'shoot.cover-reach':
    "Cover on the line of fire helps the target [reach|however far before it the cover stands, unless the table agrees on a reach: then only a target in it or so near behind it, along the line of fire. A window, battlement or ship's side helps only whoever stands at it.]",
  'shoot.own-cover-one':
    'For whoever fires over his own cover, a wall, hedge or parapet with bends is one piece of cover: whoever touches any of its legs fires over the whole of it.',
  'shoot.breastplate':
    'Target with armour 4: {value} in the bands marked bp (long range of most weapons; blunderbuss every band; swivel gun none).',
  'shoot.furtive-target': 'Furtive target: {value}.',
  'shoot.cap':
    'Terrain and target modifiers together are never worse than {value}. [on-top|Shooter modifiers come on top, uncapped.]',
  'shoot.cells':
    'Inside one cell, reasons joined by and/or (2021: or, and/or) give the penalty once; different cells add up.',
  'shoot.moving':
    'Pistol, musketoon and (coastal, coastal-arms) blunderbuss may be fired on the move, by foot and by cavalry: {value}.',
  'shoot.moving-contact':
    'No moving penalty for a shooter on foot just before contact or in contact, nor for a pistol fired in contact. [rider|A rider coming into contact pays it.]',
  'shoot.furtive-shooter': 'Furtive shooter: {value}, same cell as firing on the move.',
  'shoot.mounted-infantry': 'Mounted infantry firing from the saddle: {value}. {cell}',
  'shoot.class': 'Class 1 or 2 with any firearm: {value}.',
  'shoot.afloat':
    'Shooter aboard ship or boat, target not aboard the same: {value}, unless the vessel lies at anchor or the water is very calm. Same cell as a swimming target (coastal).',
  'shoot.contact-terrain': 'Just before contact and in contact no terrain modifier counts.',
  'shoot.dice-red-white':
    'Several dice: white dice count only if one red die or both hit; then every hitting die counts. Every die [open|is open-ended] and takes all minuses.',
  'shoot.group-bonus':
    'Blunderbuss or swivel gun at a group: +{value} to one die, red or white, [picking|picked after the roll. Where a program rolls, it picks the die that gives most hits.]',
  'shoot.spread':
    'Each hitting die takes one figure, nearest to the aiming point first, within the group; hits beyond the number of figures are surplus and lost. All dice use the need and modifiers of the aimed-at figure.',
  'shoot.throw-together': 'Shots of a body may be rolled together.',
  'shoot.surprise': 'Surprise shot: +{value}.',
  'shoot.tactical-chart':
    'The sheets mention an optional chart of modifiers by unit type and formation (2024: if wished); [figures|its figures are not in the sheets, so it is not offered].',
  // melee
  'melee.who': 'A figure touching an enemy may strike one blow per turn with the weapon in hand.',
  'melee.order':
    'Longer weapon strikes first. [order|The phase runs long, semi-long, short, very short, bare hands; blows of one length are simultaneous and take effect before the next length.]',
  'melee.silenced': 'A figure killed or made to recoil before its blow does not strike this turn.',
  'melee.open-six':
    '[again|The melee die is open-ended like the shooting die]: two 6s are 7, and so on up to {highest}.',
  'melee.result':
    "Score = natural value + modifiers. Above the enemy's class: hit. Equal: he recoils. Below: miss.",
  'melee.armour':
    "If the enemy's armour exceeds his class, the score must also exceed the armour to hit; a score that only beats the class makes him recoil. [formula|So: hit above the higher of the two, recoil from the class up to it.]",
  'melee.natural-1': 'Natural {value}: miss, whatever the modifiers.',
  'melee.natural-7': 'Natural {value} (two 6s): hit, whatever modifiers, class and armour.',
  'melee.natural-8':
    'Two 6s are worth 7 and take modifiers; natural {value} (three 6s): hit, whatever modifiers, class and armour.',
  'melee.tie-class':
    "Two opponents striking each other at the same moment with the same result (both hit, or both recoil): only the higher class's result stands.",
  'melee.tie-armour': 'Same class: only the result of the one with a breastplate stands, if just one has it.',
  'melee.tie-natural': "Same class and armour: only the higher natural value's result stands.",
  'melee.tie-modifier': 'Naturals equal too: only the result of the higher modifier total stands.',
  'melee.dead-heat': 'Still equal: both results stand.',
  'melee.hit-and-recoil':
    "At the same moment one hits and the other's result is recoil: the hit alone stands.",
  'melee.recoil':
    'Recoil: {value} cm [direction|directly away from the striker (line of centres), facing kept, no other penalty]. [riders|Riders too.]',
  'melee.recoil-several':
    'Made to recoil by several enemies in one step: one recoil of {value} cm, away from the mean of their centres.',
  'melee.recoil-blocked':
    'Way barred: friends not in contact give way {value} cm; otherwise the figure stays where it is, and its blow is lost all the same.',
  'melee.recoil-fall':
    'Recoil over an edge: into deep water it becomes a swimmer if it can, else it is lost; off a roof, wall walk or cliff it is lost; into knee-deep water nothing more.',
  'melee.step-up':
    '[all|The victor] may step into the place of a killed or recoiled enemy [all|if its order says so].',
  'melee.several':
    'A figure touching several enemies has one blow and names its victim before rolling; all enemies touching it may strike it. [limit|No limit but room around the base. Unnamed victim: the enemy it charged or first touched, else the lowest class.]',
  'melee.separately':
    'Blows of different length or modifier against one victim are rolled separately, each with its own.',
  'melee.improvised':
    "Improvised weapon, tool, big stick (2021, 2024), firearm butt, soldier's épée, sabre briquet (2021, 2024), hand hook (coastal): {value}.",
  'melee.class-2': 'Striker of class 2: {value}. Same cell as improvised weapons: together once.',
  'melee.class-1': 'Striker of class 1: {value}, same cell.',
  'melee.bare-hands': 'Bare hands: {value}, same cell.',
  'melee.heavy-tool':
    'Heavy two-handed tool: +{value}, which cancels the cell of improvised weapons and poor training. [where|{where}] Where the bonus is barred the penalty of the tool stays.',
  'melee.obstacle':
    'On foot, against an enemy who attacks across a linear obstacle that one holds: +{value}.',
  'melee.obstacle-who':
    'The holder stood at the obstacle when the other came up to it; if both came this turn, nobody holds it.',
  'melee.obstacle-one': 'Across a linear obstacle only one defender may strike a given attacker.',
  'melee.higher': 'Against an enemy on higher ground: {value}.',
  'melee.higher-stays':
    'Whoever climbs against an enemy on the top stays lower until that enemy is killed, recoils or leaves, wherever the models stand.',
  'melee.cavalry':
    'Cavalryman against foot or mounted infantry: +{value}, not in ground D or VD for cavalry.',
  'melee.foot-vs-cavalry': 'Foot against cavalry: {value}, not in ground VD for cavalry (in D it stays).',
  'melee.mounted-infantry-vs-cavalry': 'Mounted infantry against cavalry: {value}, in any ground.',
  'melee.cavalry-ground':
    'The ground of a fight = the worst class for cavalry under either base or at an obstacle between them.',
  'melee.charge': 'Cavalryman charging: +{value}, on top of what cavalry has against foot.',
  'melee.charge-heavy':
    'Heavy cavalry that charges in close order: another +{value}, on top of that for charging, not against {barred}. The sheets add that this may depend on the historical setting.',
  'melee.braced':
    'Immobile figure on foot with bayonet, halberd or spontoon against a cavalryman charging straight at it: +{value}, which makes up for the penalty of foot against cavalry.',
  'melee.no-cap': 'Melee modifiers of different rows add up without cap.',
  'melee.non-lethal':
    'Capture, nets, whips and the like belong to an option outside the sheets; not offered.',
  // hide
  'hide.declared': 'Being hidden is a declared posture, not a matter of what the model shows.',
  'hide.found': 'A crouched figure is seen and can be shot from {value} cm or less.',
  'hide.forest-out':
    '[sum|Forest depth = the forest the line of fire crosses in all]; from inside a wood one fires out if no more than {value} cm from its edge.',
  'hide.furtive-target':
    'Furtive target: it crosses the line of fire by moving this turn and is hidden both at the start and at the end of the turn. [contact|Also if touching a friend of the shooter at start and end, or one each (2024; 2021 by completion; not coastal).] [hidden|Hidden = that shooter could not have shot it there.]',
  'hide.furtive-shooter':
    'Furtive shooter: comes into sight only briefly, shoots on the move and is out of sight again at the end of its move.',
  'hide.reveal':
    'A hidden figure is shown to the enemy when it moves other than crouched along cover, shoots, strikes, is found or is touched; it may hide again from the next turn on.',
  'hide.touched': 'A hidden figure that is touched fights normally.',
  // building
  'building.difficult': 'Measured movement inside is D on foot.',
  'building.floors':
    'A staircase joins two rooms: one passes from one to the other in a turn; its upper end is higher ground.',
  'building.window': 'Target showing itself at a window or behind furniture: it is in cover.',
  'building.loophole': 'A loophole is a slit in a strong wall.',
  'building.sight':
    'Shots into or out of a building only through openings; inside one room everybody sees everybody; other rooms only through an open door.',
  'building.door': 'A door is a linear obstacle: a bonus for the one who holds it.',
  // water
  'water.knee': 'Knee-deep water: very difficult ground; no protection.',
  'water.swim-dice': 'Swimmers and boats roll no slowing dice.',
  'water.swim-shot': 'A swimming target is harder to hit.',
  'water.boat-fight': 'The gunwale is a linear obstacle.',
  'water.afloat':
    'Unsteady deck: a penalty for the shooter; none for a vessel at anchor or when the water is very calm. [calm|Every scenario says which water is very calm.]',
  // charge
  'charge.definition':
    'A charge = a move that ends in contact with an enemy, by a figure not in contact when the turn began, wholly over open ground, ending in a straight run.',
  'charge.run': 'The straight run into contact is at least {value} cm.',
  'charge.direct':
    'Charged directly = the first enemy the straight run touches; of several touched in one slice, the one named in the order, else the one nearest the middle of the front.',
  'charge.one-turn': 'Charge bonuses last for the melee phase of that turn.',
  'charge.mutual': 'Two cavalrymen who both meet the definition both charge.',
  'charge.reform': 'After a charge stand a turn to reform, or count no bonus: outside the sheets, off.',
  // group
  'group.moving':
    'Figures of one side that move together (coastal: walk in the same direction) are a group for slowing dice. [figures|In software: chained gaps of 4 cm or less at the start and general directions within 45 degrees.]',
  'group.target':
    "Group as a target: {value} or more persons on foot (the sheet's misprint read so). [figures|In software: chained gaps of 4 cm or less, or 8 cm while they walk within 45 degrees of each other.]",
  // leader
  'leader.none':
    'No command rule and no morale test: players decide for their people, the referee for bystanders.',
  'leader.radius': 'Figures farther than 20 cm from every leader of their side lose all bonuses.',
  'leader.wound': "A leader's first hit wounds (class -1, speed halved), the second removes.",
  'leader.half': 'A side that has lost half its figures withdraws.',
  // option
  'option.coastal-arms':
    "This option brings into 2021 and 2024: blunderbuss, swivel gun, rampart musket with their dice and bonus, swimming and rowing speeds, deep water, unsteady decks. Always on in coastal. The musketoon keeps the edition's own bands.",
  'option.cropped-2021':
    'Cells of S21 cut at the edge are completed from S24: cover list, forest clause with the mounted exemption, furtive contact clause, breastplate line, heavy-tool bracket. Bare print: heavy tool bonus everywhere, no mounted exemption, furtive only if hidden.',
  'option.terms':
    "Show the name Argad !, its author's conditions and the word non-official; no commercial use.",
  'option.more':
    'The sheets are generic references for the period; further documents of the author may refine weapons and situations. None is needed here.',
  // scenario
  'scenario.sides':
    'Two or more sides, each with its own, possibly secret, aims; a referee may run bystanders.',
  'scenario.size':
    '10 to 30 figures a player, one of them a leader; fewer is fine. No points, no army lists.',
  'scenario.table': '180 × 120 cm unless the scenario says otherwise, crowded with terrain.',
  'scenario.objectives':
    'An objective is worth points: take or carry off an object, free or seize a person, reach or hold a place [figures|(sole side with a figure within {value} cm of it at turn end)], remove named figures.',
  'scenario.turns': '{value} turns unless the scenario says otherwise (12 to 20).',
  'scenario.end':
    'The game ends after the last turn, when every objective is settled, or when only one side has figures left.',
  'scenario.winner': 'Most objective points win; equal points draw.',
  // aim
  'aim.points':
    'An aim gives all its points once or none. It is reached or failed for good as soon as nothing could change it any more; the battle ends when that is so of every aim.',
  'aim.hold':
    'A place is held by the side that, when the battle ends, is the only one with free figures within {value} cm of it, and has as many there as the aim asks for. Prisoners count for nobody.',
  'aim.carry-off':
    'A thing is carried off when a free figure of the side leaves the table over the edge of the aim, over any edge if it names none, with the thing in hand or aboard the same vessel. It has failed once the thing has left the table in any other way.',
  'aim.escape':
    'The figures named, or all of the side, escape by leaving the table alive over the edge of the aim, over any edge if it names none. It is reached when as many have left so as the aim asks for, and has failed when fewer than that have left so or are still in play. A prisoner escapes only together with a free figure of the side.',
  'aim.kill':
    'The figures named, or all of the other sides, are to be killed, as many as the aim asks for. Whoever leaves the table alive is not killed, and nobody kills prisoners. It has failed when fewer than that are dead or still in play.',
  'aim.seize':
    'A thing is seized if, when the battle ends, a free figure of the side has it, on the table or off it, or if it lies where the side alone has free figures within {value} cm. A person is seized, and a prisoner freed, if when the battle ends he is alive on the table, a free figure of the side touches him, and of the other sides no free figure but himself is within {value} cm of him; of several named, as many as the aim asks for.',
};
