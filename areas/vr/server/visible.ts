import { type Expression, sql } from 'kysely';
import { isFollowing, notBlocked } from '#areas/people/server/public.ts';
import { columns, type Given } from '#platform/server/statement.ts';
import type { vrSpaces } from './tables.ts';

/**
 * The viewer sees the space of this name: it was not taken down, no block or closed account is between them and the host,
 * and one for contacts is for those who follow each other. The host sees it always.
 */
export function isVisible(viewer: Given<number>, name: string) {
  const s = columns<typeof vrSpaces>(name);
  return sql<boolean>`(${s.host_id} = ${viewer} or (${s.hidden_at} is null and ${notBlocked(viewer, s.host_id)}
    and (${s.privacy} = 'everyone' or (${isFollowing(viewer, s.host_id)} and ${isFollowing(s.host_id, viewer)}))))`;
}

/** Somebody is in a room whose page said so in the last 30 seconds; `since` is that moment. */
export const isIn = (leftAt: Expression<unknown>, seenAt: Expression<unknown>, since: Given<string>) =>
  sql<boolean>`(${leftAt} is null and ${seenAt} > ${since}::timestamptz)`;
