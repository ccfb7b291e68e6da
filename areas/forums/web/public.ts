/** What other areas' screens may use of forums. */

export { FollowTag } from './follow-tag.tsx';
