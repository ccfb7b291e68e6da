import type { Reportable, ThingAsItIs } from '#platform/server/reportable.ts';
import { notBlockedText } from './blocks.ts';

/** A member as something that can be reported. Nobody is taken down like a post: what they write is, and they may be suspended. */
export const reportables: readonly Reportable[] = [
  {
    kind: 'member',
    find: async ({ query, actor, id }) => {
      const [row] = await query<{ id: number; name: string }>(
        'people-reportable',
        `select u.id, u.name from users u where u.id = $2 and ${notBlockedText('$1', 'u.id')}`,
        [actor.id, id],
      );
      return row && { authorId: row.id, excerpt: row.name };
    },
    read: async ({ query, id }) => {
      const [row] = await query<ThingAsItIs>(
        'people-read-member',
        `select u.id as "authorId", '/profile/' || u.id as href, false as removed,
           concat_ws(E'\\n', u.name, nullif(p.pronouns, ''), nullif(p.bio, ''), nullif(p.website, '')) as text
         from users u left join profiles p on p.user_id = u.id where u.id = $1::int`,
        [id],
      );
      return row;
    },
  },
];
