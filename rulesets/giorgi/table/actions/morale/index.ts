/** Morale: breaking point, rally, reforming. */
export { breakingPoint, breakOn } from './breaking.ts';
export { mayReform, rally, reform } from './rally.ts';
