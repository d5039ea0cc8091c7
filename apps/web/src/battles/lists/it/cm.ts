/** The battles in Italian, measured in centimetres. The build replaces this module by its value. */
import { battleTexts } from '../battle-texts.ts';

export const list = await battleTexts('it', 'cm');
