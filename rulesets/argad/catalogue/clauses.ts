/**
 * What there is to say of a rule's standing beyond one word: a note, and the standings of its clauses. Only sheets and the command read
 * it, so a battle does not load it.
 */
import type { ClausesByRule } from '@grognard/rules-kit';

export const clauses: ClausesByRule = {
  // figure
  'figure.class': { standingNote: 'elsewhere; that 1 and 2 lack training: stated in coastal' },
  'figure.class-use': {
    standingNote: 'stated for melee; inferred for shooting',
    clauses: { main: 'stated', shooting: 'inferred' },
  },
  'figure.armour': { standingNote: 'stated (4); elsewhere (5)' },
  'figure.no-mounted': {
    standingNote: 'stated (on-foot sheet, which sends cavalry and mounted foot to another sheet)',
  },
  'figure.rider': {
    standingNote: 'elsewhere; loss of both inferred',
    clauses: { main: 'elsewhere', both: 'inferred' },
  },
  'figure.contact': {
    standingNote: 'elsewhere; tolerance ours',
    clauses: { main: 'elsewhere', tolerance: 'ours' },
  },
  'figure.killed': {
    standingNote: 'stated for melee; inferred for shooting',
    clauses: { main: 'stated', shot: 'inferred' },
  },
  // turn
  'turn.orders': { standingNote: 'ours (stands in for table talk)' },
  'turn.deadlock': {
    standingNote: 'elsewhere; reading ours',
    clauses: { main: 'elsewhere', reading: 'ours' },
  },
  'turn.leave': { standingNote: 'ours (the sheets punish only shooting)' },
  'turn.shoot-or-move': { standingNote: 'elsewhere; follows from the weapon rows' },
  'turn.immobile': {
    standingNote: 'elsewhere (turning); otherwise inferred',
    clauses: { main: 'inferred', turning: 'elsewhere' },
  },
  'turn.shot-start': {
    standingNote: 'elsewhere; last sentence ours',
    clauses: { main: 'elsewhere', after: 'ours' },
  },
  'turn.shot-moving': {
    standingNote: 'elsewhere; slice ours',
    clauses: { main: 'elsewhere', slice: 'ours' },
  },
  'turn.shot-contact': { standingNote: 'inferred; range ours', clauses: { main: 'inferred', range: 'ours' } },
  'turn.not-used': { standingNote: 'elsewhere, left out by us' },
  // move
  'move.foot-breastplate': { standingNote: 'stated; elsewhere for 2021, 2024' },
  'move.foot-civilian': { standingNote: 'stated; elsewhere for 2021, 2024' },
  'move.foot-slow': { standingNote: 'stated; elsewhere for 2021, 2024' },
  'move.load-heavy': { standingNote: 'stated; elsewhere for 2021, 2024' },
  'move.load-very-heavy': { standingNote: 'stated; elsewhere for 2021, 2024' },
  'move.open': { standingNote: 'elsewhere; legs ours', clauses: { main: 'elsewhere', legs: 'ours' } },
  'move.any-moment': { standingNote: 'stated; inferred for 2021, 2024' },
  'move.one-roll': { standingNote: 'stated; inferred for 2021, 2024' },
  'move.worst-terrain': { standingNote: 'inferred from move.one-roll' },
  'move.group-roll': { standingNote: 'stated; mixed ours', clauses: { main: 'stated', mixed: 'ours' } },
  'move.blocked-mounted-very': {
    standingNote: 'stated; "at least" inferred',
    clauses: { main: 'stated', 'at-least': 'inferred' },
  },
  'move.blocked-effect': {
    standingNote: 'stated (blocked); rest ours',
    clauses: { main: 'stated', rest: 'ours' },
  },
  'move.at-home': { standingNote: 'elsewhere; foot only ours', clauses: { main: 'elsewhere', foot: 'ours' } },
  // terrain
  'terrain.hard-slope': { standingNote: 'stated (foot); elsewhere (mounted, and 2021, 2024)' },
  'terrain.knee-water': {
    standingNote: 'stated (foot); elsewhere (2021, 2024); mounted ours',
    clauses: { main: 'elsewhere', mounted: 'ours' },
    clausesIn: { 'argad-coastal': { main: 'stated', mounted: 'stated' } },
  },
  'terrain.building': {
    standingNote: 'stated (foot); elsewhere (2021, 2024); mounted ours',
    clauses: { main: 'elsewhere', mounted: 'ours' },
    clausesIn: { 'argad-coastal': { main: 'stated', mounted: 'stated' } },
  },
  'terrain.bank': { standingNote: 'elsewhere (crossing); stated (cover, obstacle, height)' },
  'terrain.low-wall': {
    standingNote: 'ours (crossing); stated (cover, obstacle)',
    clauses: { main: 'stated', foot: 'ours', mounted: 'ours' },
  },
  'terrain.barricade': {
    standingNote: 'elsewhere; classes inferred from that',
    clauses: { main: 'elsewhere', foot: 'inferred', mounted: 'inferred' },
  },
  'terrain.stakes': { standingNote: 'elsewhere (classes); stated (obstacle, 2021, 2024)' },
  'terrain.stairs': {
    standingNote: 'ours (classes); stated (height)',
    clauses: { main: 'stated', foot: 'ours', mounted: 'ours' },
  },
  'terrain.door': {
    standingNote: 'ours (passing); stated (obstacle)',
    clauses: { main: 'stated', passing: 'ours' },
  },
  'terrain.linear': {
    standingNote: 'stated; additions ours',
    clauses: { main: 'stated', additions: 'ours' },
  },
  // formation
  'formation.who': { standingNote: 'stated (empty cells)' },
  'formation.infantry-narrow': {
    standingNote: 'stated; single file ours',
    clauses: { main: 'stated', file: 'ours' },
  },
  'formation.contact-pace': { standingNote: 'stated; 2024 reading ours' },
  'formation.cavalry-back': { standingNote: 'ours (no figure printed)' },
  'formation.no-bonus': { standingNote: 'ours (the optional chart is not part of the sheets)' },
  'formation.manoeuvre': {
    standingNote: 'stated (reference); rest ours',
    clauses: { main: 'stated', rest: 'ours' },
  },
  // weapon
  'weapon.musket': { standingNote: 'stated ("on foot only" is printed in 2021, 2024)' },
  'weapon.rampart-musket': {
    standingNote: 'stated; choice ours',
    clauses: { main: 'stated', choice: 'ours' },
  },
  'weapon.reload-crew': {
    standingNote: 'stated; immobile inferred; touching ours',
    clauses: { main: 'stated', still: 'inferred', touch: 'ours' },
  },
  'weapon.others': { standingNote: 'stated for coastal (sent elsewhere); ours' },
  'weapon.spontoon': { standingNote: 'elsewhere (length); stated (braced)' },
  'weapon.boarding-pike': {
    standingNote: 'elsewhere (outdoors); indoors ours',
    clauses: { main: 'elsewhere', indoors: 'ours' },
  },
  'weapon.bayonet': { standingNote: 'stated (2021, 2024); elsewhere (coastal)' },
  'weapon.halberd': {
    standingNote: 'ours (length); stated (braced)',
    clauses: { main: 'stated', length: 'ours' },
  },
  'weapon.fork': { standingNote: 'stated (2021, 2024); elsewhere (coastal)' },
  'weapon.scythe': { standingNote: 'stated (2021, 2024); elsewhere (coastal)' },
  'weapon.soldier-epee': { standingNote: 'stated (-1); elsewhere (length)' },
  'weapon.sabre-briquet': {
    standingNote: 'stated (-1); inferred (length, coastal)',
    clauses: { main: 'stated', length: 'inferred' },
    clausesIn: { 'argad-coastal': { main: 'inferred' } },
  },
  'weapon.club': { standingNote: 'stated (-1, 2021, 2024); elsewhere (length)' },
  'weapon.tool': { standingNote: 'stated (-1); length ours', clauses: { main: 'stated', length: 'ours' } },
  'weapon.improvised': {
    standingNote: 'stated (-1); short ours; very short elsewhere',
    clauses: { main: 'stated', short: 'ours' },
  },
  'weapon.firearm-butt': {
    standingNote: 'stated (-1); length ours',
    clauses: { main: 'stated', length: 'ours' },
  },
  'weapon.pistol-butt': {
    standingNote: 'stated (-1, as a butt); length ours',
    clauses: { main: 'stated', length: 'ours' },
  },
  'weapon.heavy-tool': { standingNote: 'stated; length ours', clauses: { main: 'stated', length: 'ours' } },
  'weapon.hand-hook': { standingNote: 'stated (-1); elsewhere (length)' },
  'weapon.bare-hands': { standingNote: 'stated (length)' },
  // shoot
  'shoot.procedure': {
    standingNote: 'stated; "at least" inferred',
    clauses: { main: 'stated', 'at-least': 'inferred' },
  },
  'shoot.open-six': {
    standingNote: 'stated (what 7 and 8 are); throwing again inferred; 8 in shooting: next row',
    clauses: { main: 'stated', again: 'inferred' },
  },
  'shoot.contact-later': { standingNote: 'elsewhere; inferred', clauses: { main: 'inferred' } },
  'shoot.on-foot': {
    standingNote: 'stated for the musket in 2021, 2024; others ours (coastal has no riders)',
    clauses: { main: 'stated', others: 'ours' },
  },
  'shoot.mounted-infantry-contact': { standingNote: 'stated; 2024 contradiction, reading ours' },
  'shoot.mounted-awaiting': {
    standingNote: "stated; effect on fire inferred; 2021's charge taken as charge.definition ours",
    clauses: { main: 'stated', approached: 'stated', fire: 'inferred' },
    clausesIn: { 'argad-2021': { approached: 'ours' } },
  },
  'shoot.into-melee': { standingNote: 'ours (the furtive-target line supports it)' },
  'shoot.cover': {
    standingNote: 'stated; S21 list completed',
    clauses: { main: 'stated', list: 'stated' },
    clausesIn: { 'argad-2021': { list: 'inferred' } },
  },
  'shoot.forest': {
    standingNote: 'stated; exactly 10 reading ours',
    clauses: { main: 'stated', exactly: 'ours' },
  },
  'shoot.forest-edge': {
    standingNote: 'stated (2024); inferred (2021); 5 cm ours',
    clauses: { main: 'stated', edge: 'ours' },
    clausesIn: { 'argad-2021': { main: 'inferred' } },
  },
  'shoot.swimming': { standingNote: 'stated; coastal reading ours' },
  'shoot.own-cover': { standingNote: 'elsewhere; wood ours', clauses: { main: 'elsewhere', wood: 'ours' } },
  'shoot.cover-reach': {
    standingNote: 'elsewhere (hedges, whoever is not pressed against them); the reach ours',
    clauses: { main: 'elsewhere', reach: 'ours' },
  },
  'shoot.breastplate': { standingNote: 'stated; S21 line completed' },
  'shoot.cap': {
    standingNote: 'stated; second sentence inferred',
    clauses: { main: 'stated', 'on-top': 'inferred' },
  },
  'shoot.cells': { standingNote: 'stated; inferred for coastal' },
  'shoot.moving-contact': {
    standingNote: 'stated; rider inferred',
    clauses: { main: 'stated', rider: 'inferred' },
  },
  'shoot.mounted-infantry': {
    standingNote: 'stated; last clause reading ours',
    clauses: { main: 'stated', contact: 'ours' },
  },
  'shoot.contact-terrain': { standingNote: 'stated; elsewhere for 2021, 2024' },
  'shoot.dice-red-white': {
    standingNote: 'stated; open-ended inferred',
    clauses: { main: 'stated', open: 'inferred' },
  },
  'shoot.group-bonus': { standingNote: 'stated; picking ours', clauses: { main: 'stated', picking: 'ours' } },
  'shoot.tactical-chart': {
    standingNote: 'stated (that it exists); ours',
    clauses: { main: 'stated', figures: 'ours' },
  },
  // melee
  'melee.order': {
    standingNote: 'stated; whole-table order inferred',
    clauses: { main: 'stated', order: 'inferred' },
  },
  'melee.open-six': {
    standingNote: 'stated; throwing again inferred',
    clauses: { main: 'stated', again: 'inferred' },
  },
  'melee.armour': {
    standingNote: 'stated; formula inferred',
    clauses: { main: 'stated', formula: 'inferred' },
  },
  'melee.recoil': {
    standingNote: 'elsewhere (two paces, 2 cm); that melee recoil is meant inferred; direction, riders ours',
    clauses: { main: 'inferred', direction: 'ours', riders: 'ours' },
  },
  'melee.step-up': {
    standingNote: 'elsewhere (seen for cavalry); for all and voluntary ours',
    clauses: { main: 'elsewhere', all: 'ours' },
  },
  'melee.several': {
    standingNote: 'elsewhere; limit and default ours',
    clauses: { main: 'elsewhere', limit: 'ours' },
  },
  'melee.class-1': { standingNote: 'ours (never better than class 2)' },
  'melee.bare-hands': { standingNote: 'ours (never better than an improvised weapon)' },
  'melee.heavy-tool': {
    standingNote: 'stated; inferred for 2021',
    clauses: { main: 'stated', where: 'stated' },
    clausesIn: { 'argad-2021': { where: 'inferred' } },
  },
  'melee.higher': { standingNote: "stated (S21's sign is damaged, read as minus)" },
  'melee.higher-stays': { standingNote: 'stated; inferred for 2021, 2024' },
  'melee.mounted-infantry-vs-cavalry': { standingNote: 'stated (the exception stands with the foot)' },
  'melee.non-lethal': { standingNote: 'elsewhere, left out by us' },
  // hide
  'hide.crouched-behind': {
    standingNote: 'elsewhere; wood ours',
    clauses: { main: 'elsewhere', wood: 'ours' },
  },
  'hide.found': { standingNote: 'elsewhere; carried over by us' },
  'hide.forest-ten': {
    standingNote: 'stated contradiction; reading ours',
    clauses: { main: 'ours', printed: 'stated' },
  },
  'hide.forest-out': { standingNote: 'elsewhere; sum ours', clauses: { main: 'elsewhere', sum: 'ours' } },
  'hide.crouch-move': {
    standingNote: 'elsewhere; carried over and details ours',
    clauses: { main: 'elsewhere', more: 'ours' },
  },
  'hide.furtive-target': {
    standingNote: 'stated; inferred (2021); last sentence ours',
    clauses: { main: 'stated', contact: 'stated', hidden: 'ours' },
    clausesIn: { 'argad-2021': { contact: 'inferred' } },
  },
  'hide.furtive-shooter': { standingNote: 'stated (2021, 2024); out of sight again inferred for coastal' },
  // building
  'building.difficult': { standingNote: 'stated; elsewhere for 2021, 2024' },
  'building.room': { standingNote: 'stated; elsewhere for 2021, 2024' },
  'building.window': { standingNote: 'stated (furniture: coastal)' },
  'building.hidden': { standingNote: 'stated; elsewhere for 2021, 2024' },
  // water
  'water.knee': { standingNote: 'stated; elsewhere for 2021, 2024' },
  'water.afloat': { standingNote: 'stated; last sentence ours', clauses: { main: 'stated', calm: 'ours' } },
  // charge
  'charge.who': {
    standingNote: 'stated (cavalry); nobody else inferred',
    clauses: { main: 'inferred', cavalry: 'stated' },
  },
  'charge.ground': { standingNote: 'stated; "through" ours', clauses: { main: 'stated', through: 'ours' } },
  // group
  'group.moving': { standingNote: 'stated; figures ours', clauses: { main: 'stated', figures: 'ours' } },
  'group.target': { standingNote: 'stated; figures ours', clauses: { main: 'stated', figures: 'ours' } },
  'group.bunch': {
    standingNote: 'stated; last sentence inferred',
    clauses: { main: 'stated', trained: 'inferred' },
  },
  // leader
  'leader.wound': {
    standingNote: 'elsewhere (that such an option exists); content ours',
    clauses: { main: 'ours' },
  },
  // option
  'option.coastal-arms': {
    standingNote: 'ours (the coastal sheet itself sends to the period sheet and back)',
  },
  'option.more': { standingNote: 'stated; inferred for coastal, 2024' },
  // scenario
  'scenario.table': { standingNote: 'ours (reported table: 180 by 400)' },
  'scenario.objectives': {
    standingNote: 'elsewhere (kinds); figures ours',
    clauses: { main: 'elsewhere', figures: 'ours' },
  },
  'scenario.winner': { standingNote: 'ours (the author plays for the story, not to win)' },
};
