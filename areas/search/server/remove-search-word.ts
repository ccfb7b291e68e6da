import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import type { removeSearchWord as contract } from '../contract.ts';

/** The row stays, so that the next start does not bring back a pair that came with the product. */
export const removeSearchWord: Handler<typeof contract> = async ({ input, principal, db, query, now }) => {
  const [gone] = await query<{ word: string; means: string }>(
    'search-word-remove',
    `update search_words set removed_at = $2::timestamptz where id = $1::int and removed_at is null returning word, means`,
    [input.id, now.toISOString()],
  );
  if (!gone) throw problem.notFound();
  const entry = { actorId: principal.id, action: 'search.removeWord', subject: `search-word:${input.id}` };
  await writeAudit(db, { ...entry, detail: { ...gone } }, now);
  return undefined;
};
