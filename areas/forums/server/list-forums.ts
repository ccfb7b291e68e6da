import { lastTopics } from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { listForums as contract } from '../contract.ts';
import { mayHideIn } from '../pure/anonymous.ts';
import { from } from './from.ts';

const activeTime = 7 * 86_400_000;

const all = statement((_: object) =>
  from.selectFrom('forums').select(['id', 'name', 'description', 'topics as postsCount']).orderBy('position'),
);

/** Counts are kept with the categories, so that this costs the same among few topics and many. */
export const listForums: Handler<typeof contract> = async ({ query, now }) => {
  const forums = await query(all, {});
  const last = await lastTopics(
    query,
    forums.map(({ id }) => id),
  );
  return forums.map((forum) => {
    const lastActivityAt = last.get(forum.id) ?? null;
    const isActive = lastActivityAt !== null && now.getTime() - Date.parse(lastActivityAt) < activeTime;
    return { ...forum, isActive, lastActivityAt, mayHide: mayHideIn(forum.id) };
  });
};
