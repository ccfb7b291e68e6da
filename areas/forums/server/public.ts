/** What other areas' servers may use of the forums. */

export { forumFor } from './forum-for.ts';
