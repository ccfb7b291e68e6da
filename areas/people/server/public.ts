/** What other areas' servers may use of people. */

export { saysAny } from '../pure/muted-words.ts';
export { blockedIdsText, closedIdsText, isOpenText, notBlocked, notBlockedText } from './blocks.ts';
export { shownText } from './field-audience.ts';
export { followsText, isFollowing } from './follow-sql.ts';
export { isMutedText, mutedMembersText, mutedTextsText } from './mutes.ts';
export { type PersonRow, peopleOf, person, personColumns, personOf } from './people-of.ts';
export { silence } from './silence.ts';
