/** Lists by index: index types, lists that know theirs, lookups that refuse what is not there, and stored "none". */
export {
  type Index,
  indicesById,
  indicesOf,
  indicesUpTo,
  type ListBy,
  listBy,
  type MutableListBy,
} from './list-by.ts';
export { absent, entryAt, lastOf, lookUp, numberAt, present, valueAt } from './look-up.ts';
export { indexOrNull, type None, none, type OrNone, stored } from './stored.ts';
