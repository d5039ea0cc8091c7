/** Plans above the unit: groups and tasks, chosen from a survey, revised by events alone, kept as plain data. */
export { type PlanMemory, remember } from './memory.ts';
