import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { readBanner as contract } from '../contract.ts';
import { mustSee } from './must-see.ts';

export const readBanner: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  await mustSee(query, principal.id, input.id);
  const [row] = await query<{ key: string | null }>(
    'people-banner',
    'select banner_key as key from profiles where user_id = $1',
    [input.id],
  );
  const content = row?.key ? await services.files.open(row.key) : undefined;
  if (!content) throw problem.notFound();
  return { content, type: 'image/webp', visibility: 'private' };
};
