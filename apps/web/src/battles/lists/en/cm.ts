/** The battles in English, measured in centimetres. The build replaces this module by its value, and loads details when they are asked for. */
import { battleTexts } from '../battle-texts.ts';

export const { list, details } = await battleTexts('en', 'cm');
