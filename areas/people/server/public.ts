/** What other areas' servers may use of people. */

export { saysAny } from '../pure/muted-words.ts';
export { administratorsBut } from './administrators.ts';
export { blockedIds, blockedIdsText, closedIds, isOpen, isOpenText, notBlocked, notBlockedText } from './blocks.ts';
export { type Circle, circles } from './circles.ts';
export { followsText, isFollowing } from './follow-sql.ts';
export { isMuted, mutedMembers, mutedTexts } from './mutes.ts';
export { type PaceCardOf, paceCards } from './pace-card.ts';
export { type PersonRow, peopleOf, person, personColumns, personOf } from './people-of.ts';
export { published } from './published.ts';
export { anonymousName, assertNameFree, isReservedName } from './reserved-name.ts';
export { shownPlaces } from './shown-places.ts';
export { silence } from './silence.ts';
export type { follows } from './tables.ts';
