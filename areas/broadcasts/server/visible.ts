import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import { isVisible, type posts } from '#areas/posts/server/public.ts';
import { isPostAmong } from '#areas/spaces/server/public.ts';
import { columns, type Given, isThere } from '#platform/server/statement.ts';
import { from } from './from.ts';
import type { broadcasts } from './tables.ts';

const b = columns<typeof broadcasts>('b');
const p = columns<typeof posts>('p');

/** The viewer may see the post of the broadcast b: by the rule of posts, or as a member of its group or community. */
export const isOpenTo = (viewer: Given<number>) =>
  sql<boolean>`(${isThere(
    from.selectFrom('posts as p').where(sql<boolean>`${p.id} = ${b.post_id}`).where(isVisible(viewer, 'p')),
  )} or (${isPostAmong(viewer, b.space_post_id)} and ${notBlocked(viewer, b.author_id)}))`;

/** It has not been ended, and its author’s page is still heard of. */
export const isRunning = (lost: Given<string>) =>
  sql<boolean>`(${b.ended_at} is null and ${b.seen_at} > ${lost}::timestamptz)`;
