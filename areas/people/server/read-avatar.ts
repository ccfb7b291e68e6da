import type { Handler } from '#platform/server/area.ts';
import type { users } from '#platform/server/auth/tables.ts';
import { contentOf } from '#platform/server/files.ts';
import { problem } from '#platform/server/problem.ts';
import { statement, tables } from '#platform/server/statement.ts';
import type { readAvatar as contract } from '../contract.ts';
import { isOpen } from './blocks.ts';
import { initialsSvg } from './initials.ts';
import { pngOf } from './picture.ts';
import type { profiles } from './tables.ts';

/** Seconds; a new picture shows everywhere within this time. */
const maxAge = 300;

const picture = statement((v: { id: number }) =>
  tables<{ users: typeof users; profiles: typeof profiles }>()
    .selectFrom('users as u')
    .leftJoin('profiles as p', 'p.user_id', 'u.id')
    .select(['u.name', 'p.avatar_key as avatarKey'])
    .where('u.id', '=', v.id)
    .where((e) => isOpen(e.ref('u.id'))),
);

export const readAvatar: Handler<typeof contract> = async ({ input, query, services }) => {
  const [row] = await query(picture, { id: input.id });
  if (!row) throw problem.notFound();
  const stored = row.avatarKey ? await services.files.open(row.avatarKey) : undefined;
  const content = stored ?? contentOf(await pngOf(initialsSvg(row.name, input.id)));
  return { content, type: 'image/png', maxAge, visibility: 'public' };
};
