/** English sentences of the rules of chapter army, by rule id. */
export const army: Readonly<Record<string, string>> = {
  'army.budget': 'Standard game: 200 points, three corps',
  'army.formats': 'Corps: {small} at 100 points, {middle} at 200, {large} at 300',
  'army.corps': 'Each corps has a commander and at least one unit; one corps may be allied',
  'army.command-value':
    "The grades of all commanders may not pass the army's command value, {value}: competent {competent}, brilliant {brilliant}, strategist {strategist}",
  'army.prices':
    'Points per unit. LI {lightInfantry} · bowmen {bowmen} · crossbowmen {crossbowmen} · shot {shot} · medium swordsmen {mediumSwordsmen} · medium spearmen {mediumSpearmen} · bayonet MI {bayonetMedium}, HI {bayonetHeavy} · heavy swordsmen {heavySwordsmen} · heavy spearmen {heavySpearmen} · foot knights {footKnights} · Colunela {colunela} · Later Tercio {laterTercio} · Keil {keil} · Tercio {tercio} · Pike & Shot {pikeAndShot} · Later Pike & Shot {laterPikeAndShot} · levy {levy} · WWg {warWagon} · artillery light {lightArtillery}, medium {mediumArtillery}, heavy {heavyArtillery} · LH {lightCavalry} · Drag {dragoons} · medium cavalry {mediumCavalry} · heavy cavalry {heavyCavalry} · heavily armoured cavalry {heavilyArmouredCavalry} · gendarmes {gendarmes} · elephants {elephants}',
  'army.price-quality':
    'Elite {elite}, Battle Unit {eliteBattleUnit}, LI and LH {eliteLight}, elephants {eliteElephants}. Mediocre {mediocre}, Battle Unit {mediocreBattleUnit}, levy {mediocreLevy}, elephants {mediocreElephants}',
  'army.price-options':
    'Impact {impact}, Kn and Battle Units {impactKnBattleUnit} · Pistol {pistol} · Shock {shock} · Salvo {salvo} · Keil swordsmen {keilSwordsmen} · 2HW {twoHanded} · Armour {armourBattleUnit} for a Battle Unit · Caracole {caracole} · commanded shot {commandedShot} · regimental gun {regimentalGun} · for Cv bow {bowCv}, crossbow {crossbowCv}, carbine {carbineCv} · arquebus {arquebus}, musket {musket}, flintlock {flintlock} for HI, MI and LMI · Reduced Shooter {reduced} · Headstrong {headstrong}, Kn {headstrongKn} · expendable {expendable} · stakes {stakes}. Hand weapons of LI, LH and Drag are in the price',
  'army.price-commanders':
    'At 200 points: ordinary {ordinary}, competent {competent}, brilliant {brilliant}, strategist {strategist}; included {included}, allied {allied}, unreliable {unreliable}',
  'army.camp': 'Every army has a camp',
  'army.break': 'An army breaks when its losses reach its value',
  'army.limits': 'Without an army list: {limits}',
  'army.sample': 'Sample army: {army}',
  'army.format-figures':
    '100 / 300 points: competent {competent}, brilliant {brilliant}, strategist {strategist}, fortified camp {fortifiedCamp}; command value {commandValue}; table {table} UD',
};
