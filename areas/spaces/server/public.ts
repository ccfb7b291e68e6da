/** What other areas' servers may use of spaces. */
export { addSpace, saveSpace } from './add-space.ts';
export { askingOf } from './asking.ts';
export { join } from './join.ts';
export { noticesOf } from './notices.ts';
export {
  assertOpen,
  findSpace,
  knowers,
  members,
  ofSpace,
  owners,
  type Rule,
  readers,
  readSpace,
  runners,
  spaceFor,
} from './rules.ts';
export { searchOf } from './search-spaces.ts';
export { seedSpace } from './seed-space.ts';
export {
  isKnownText,
  isOpenCommunityText,
  isOpenInsideText,
  type RawSpace,
  spaceColumns,
  spaceTables,
  spaceView,
} from './space-sql.ts';
export type { spaceMembers } from './tables.ts';
