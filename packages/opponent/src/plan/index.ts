/** Plans above the unit: groups and tasks, chosen from a survey, revised by events alone, kept as plain data. */
export { chooseAssignment } from './choose-plan.ts';
export { type PlanMemory, remember } from './memory.ts';
export { chanceOf, planWorth } from './plan-worth.ts';
export { eventIn, revisedPlan } from './revise.ts';
