/** The editions, oldest first within a line, the newest last. */
import type { Edition } from '@grognard/rules-kit';
import type { Rules } from '../model.ts';
import { sheet2021 } from './2021.ts';
import { sheet2024 } from './2024.ts';
import { coastal } from './coastal.ts';

export const editions: readonly Edition<Rules>[] = [coastal, sheet2021, sheet2024];
