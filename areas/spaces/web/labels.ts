import type { RefreshKey } from '#platform/web/cache/keys.ts';

/** All that is read of a space. */
export const spaceReads = [
  'listSpaceMembers',
  'listSpaceRequests',
  'listSpacePosts',
  'listSpaceComments',
  'listSpaceFiles',
  'listSpaceEvents',
  'getSpaceSharing',
] as const;

/** What the shared parts need to know about the kind of space that shows them. */
export interface SpaceLabels {
  /** In a sentence: "this group". */
  readonly thing: 'group' | 'community';
  /** On buttons: "Join Group". */
  readonly Thing: 'Group' | 'Community';
  /** Address of the list; a space is one step below. */
  readonly base: string;
  /** What is read again when somebody’s place in one has changed. */
  readonly refresh: readonly RefreshKey[];
}
