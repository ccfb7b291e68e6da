import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { readNameClip as contract } from '../contract.ts';
import { mayReadText } from './field-audience.ts';
import { mustSee } from './must-see.ts';

/** Not for this reader, not there, and behind a block are the same. */
export const readNameClip: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  await mustSee(query, principal.id, input.id);
  const [row] = await query<{ key: string | null; type: string }>(
    'people-name-clip',
    `select p.name_clip_key as key, p.name_clip_type as type from profiles p
     where p.user_id = $2::int and ${mayReadText('$1::int', 'howToTalk', 'p')}`,
    [principal.id, input.id],
  );
  const content = row?.key ? await services.files.open(row.key) : undefined;
  if (!row || !content) throw problem.notFound();
  return { content, type: row.type, visibility: 'private' };
};
