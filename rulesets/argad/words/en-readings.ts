/** English clauses that differ between the sheets, inserted into the sentences of their rules. */
import type { RuleId } from '@grognard/rules-kit';
import type { Rules } from '../model.ts';
import { chargeHeavyUnlessAwaited, heavyToolLoose, heavyToolOutdoors } from '../rules/melee/rows.ts';
import { mountedInfantry, swimming } from '../rules/shoot/rows.ts';

type Readings = Readonly<Record<RuleId, Readonly<Record<string, string>>>>;

/** The clauses that hold under these rules. */
export function readings(rules: Rules): Readings {
  const approached = approachedWords(rules);
  return {
    'shoot.mounted-awaiting': { approached },
    'weapon.reload-mounted': { approached },
    'shoot.mounted-infantry-contact': { fires: firesWords(rules) },
    'shoot.mounted-infantry': { cell: saddleWords(rules) },
    'shoot.swimming': { cell: swimmingWords(rules) },
    'melee.heavy-tool': { where: heavyToolWords(rules) },
    'melee.charge-heavy': {
      barred: rules.melee.others.includes(chargeHeavyUnlessAwaited)
        ? 'infantry in close order that is immobile'
        : 'infantry in close order',
    },
  };
}

function approachedWords({ shoot }: Rules): string {
  return shoot.awaiting.includes('receiving') ? 'contacted by anyone' : 'charged';
}

function firesWords({ shoot }: Rules): string {
  const barred = shoot.mountedInfantryBarred;
  if (barred.length === 0) return 'it may fire both when arriving and when about to be contacted.';
  return barred.includes('closing')
    ? 'it may not fire, neither when arriving nor when about to be contacted.'
    : 'it may fire when arriving (paragraph under firearms), not when about to be contacted (modifier row); that row read alone would forbid both.';
}

function saddleWords({ shoot }: Rules): string {
  return shoot.cells.saddle.includes(mountedInfantry)
    ? 'A cell of its own; [contact|arriving in contact costs this and no moving penalty].'
    : 'Same cell as moving and furtive, so once.';
}

function swimmingWords({ shoot }: Rules): string {
  return shoot.cells.ship.includes(swimming)
    ? 'counted once, in the ship cell, although also printed as terrain (outside the cap, not added to an unsteady deck)'
    : 'among the terrain modifiers (the worst counts, capped)';
}

function heavyToolWords({ melee }: Rules): string {
  if (melee.others.includes(heavyToolLoose)) return 'Only on foot, outdoors and not in close order.';
  return melee.others.includes(heavyToolOutdoors) ? 'Not inside a building.' : 'Everywhere.';
}
