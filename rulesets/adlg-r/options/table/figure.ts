/** tableFigure: declares an option that sets a table number. */
import { optionsOn } from '@grognard/rules-kit';
import { base } from '../../base.ts';

/** An option that sets a number which only play on the table and the sheet read. */
export const tableFigure = optionsOn(base, 'table');
