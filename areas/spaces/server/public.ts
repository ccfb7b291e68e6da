/** What other areas' servers may use of spaces. */
export { addSpace, saveSpace } from './add-space.ts';
export { askingOf } from './asking.ts';
export { assertOwnWords, join } from './join.ts';
export { onlyTheirs } from './membership/only-theirs.ts';
export { noticesOf } from './notices.ts';
export { writeSpacePost } from './posts/create-space-post.ts';
export { isPostAmong, rewordSpacePost } from './posts/for-others.ts';
export {
  assertOpen,
  findSpace,
  groupsDoor,
  inPart,
  knowers,
  members,
  ofSpace,
  openToSupporters,
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
export type { spaceMembers, spaces } from './tables.ts';
