/** tableOptions: options that only play on the table reads. No procedure changes with them. */
import { armyOptions } from './table/army.ts';
import { battleOptions } from './table/battle.ts';
import { chargeOptions } from './table/charge.ts';
import { deployOptions } from './table/deploy.ts';
import { manoeuvreOptions } from './table/manoeuvre.ts';
import { unitOptions } from './table/unit.ts';

export const tableOptions = [
  ...unitOptions,
  ...manoeuvreOptions,
  ...chargeOptions,
  ...battleOptions,
  ...armyOptions,
  ...deployOptions,
] as const;
