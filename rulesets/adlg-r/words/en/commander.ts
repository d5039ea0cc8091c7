/** English sentences of the rules of chapter commander, by rule id. */
export const commander: Readonly<Record<string, string>> = {
  'commander.per-corps': 'Each corps has one commander; one of them is commander-in-chief',
  'commander.strategist': 'Only the commander-in-chief may be a strategist, one at most',
  'commander.move-cost': 'His own move costs 1 CP, which may be the free one',
  'commander.no-block': 'He blocks no friend and is shoved aside the least distance',
  'commander.contacted':
    'Reached by an enemy when alone, he goes behind the nearest friend within {ud} UD, else he is lost',
  'commander.killed-lost': 'Killed on {value} or less if his unit loses the melee',
  'commander.killed-routed': 'Killed on {value} or less if his unit is routed; only this roll',
  'commander.risk-when': 'Rolled after all results of the phase',
  'commander.included-routed': 'Included in a unit routed by anything else: killed on {value} or less',
  'commander.attached-safe':
    'Attached but not engaged he never dies; when the unit routs he goes to the nearest friend within 5 UD',
  'commander.rally-unit': 'He may move, attach and then rally with the +{value}',
};
