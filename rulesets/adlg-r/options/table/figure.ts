/** How options are declared that set a figure of the table. */
import { optionsOn } from '@grognard/rules-kit';
import { base } from '../../base.ts';

/** An option that sets a figure which only play on the table and the sheet read. */
export const tableFigure = optionsOn(base, 'table');
