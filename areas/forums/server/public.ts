/** What other areas' servers may use of the forums. The feed is among them, so nothing here may use the feed. */

export { forumFor } from './forum-for.ts';
