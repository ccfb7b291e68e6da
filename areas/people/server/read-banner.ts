import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement, tables } from '#platform/server/statement.ts';
import type { readBanner as contract } from '../contract.ts';
import type { profiles } from './tables.ts';

const banner = statement((v: { id: number }) =>
  tables<{ profiles: typeof profiles }>()
    .selectFrom('profiles')
    .select('banner_key as key')
    .where('user_id', '=', v.id),
);

export const readBanner: Handler<typeof contract> = async ({ input, query, services }) => {
  const [row] = await query(banner, { id: input.id });
  const content = row?.key ? await services.files.open(row.key) : undefined;
  if (!content) throw problem.notFound();
  return { content, type: 'image/webp', visibility: 'private' };
};
