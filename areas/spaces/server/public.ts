/** What other areas' servers may use of spaces. */
export { addSpace, type SpaceContent, saveSpace } from './add-space.ts';
export { type Asking, askingOf } from './asking.ts';
export { type Joining, join } from './join.ts';
export { mustBeMember, mustOwn, mustReadSpace, mustRun, mustSeeSpace, mustTakePart, readSpace } from './must.ts';
export { hearersOf } from './news.ts';
export { noticesOf } from './notices.ts';
export { reportableOfSpace } from './reportable.ts';
export { isKnownText, type RawSpace, spaceColumns, spaceTables, spaceView } from './space-sql.ts';
