import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement, tables } from '#platform/server/statement.ts';
import type { readNameClip as contract } from '../contract.ts';
import { isReadable } from './field-audience.ts';
import type { profiles } from './tables.ts';

const clip = statement((v: { viewerId: number; id: number }) =>
  tables<{ profiles: typeof profiles }>()
    .selectFrom('profiles as p')
    .select(['p.name_clip_key as key', 'p.name_clip_type as type'])
    .where('p.user_id', '=', v.id)
    .where(isReadable(v.viewerId, 'howToTalk', 'p')),
);

/** Not for this reader, not there, and behind a block are the same. */
export const readNameClip: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const [row] = await query(clip, { viewerId: principal.id, id: input.id });
  const content = row?.key ? await services.files.open(row.key) : undefined;
  if (!row?.type || !content) throw problem.notFound();
  return { content, type: row.type, visibility: 'private' };
};
