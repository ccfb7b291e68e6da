import type { Handler } from '#platform/server/area.ts';
import { contentOf } from '#platform/server/files.ts';
import { problem } from '#platform/server/problem.ts';
import type { readAvatar as contract } from '../contract.ts';
import { isOpenText } from './blocks.ts';
import { initialsSvg } from './initials.ts';
import { pngOf } from './picture.ts';

/** Seconds; a new picture shows everywhere within this time. */
const maxAge = 300;

export const readAvatar: Handler<typeof contract> = async ({ input, query, services }) => {
  const [row] = await query<{ name: string; avatarKey: string | null }>(
    'people-avatar',
    `select u.name, p.avatar_key as "avatarKey" from users u left join profiles p on p.user_id = u.id
      where u.id = $1 and ${isOpenText('u.id')}`,
    [input.id],
  );
  if (!row) throw problem.notFound();
  const stored = row.avatarKey ? await services.files.open(row.avatarKey) : undefined;
  const content = stored ?? contentOf(await pngOf(initialsSvg(row.name, input.id)));
  return { content, type: 'image/png', maxAge, visibility: 'public' };
};
