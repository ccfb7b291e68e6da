import { sql } from 'kysely';
import { avatarOf } from '#platform/contract/fields.ts';
import type { users } from '#platform/server/auth/tables.ts';
import type { Reportable, ThingPicture } from '#platform/server/reportable.ts';
import { statement, tables } from '#platform/server/statement.ts';
import { notBlocked } from './blocks.ts';
import type { profiles } from './tables.ts';
import { marked } from './view.ts';

interface Pictures {
  readonly avatarKey: string | null;
  readonly avatarAlt: string;
  readonly bannerKey: string | null;
  readonly bannerAlt: string;
}

/** Drawn initials are no picture of theirs. */
function picturesOf(id: number, { avatarKey, avatarAlt, bannerKey, bannerAlt }: Pictures): ThingPicture[] {
  const still = { posterUrl: null, captionsUrl: null };
  const banner = marked(`/banners/user-${id}.webp`, bannerKey);
  return [
    ...(avatarKey
      ? [{ ...still, kind: 'avatar', url: avatarOf(id), description: avatarAlt, width: 256, height: 256 } as const]
      : []),
    ...(banner
      ? [{ ...still, kind: 'banner', url: banner, description: bannerAlt, width: 1600, height: 400 } as const]
      : []),
  ];
}

const from = tables<{ users: typeof users; profiles: typeof profiles }>();

const found = statement((v: { viewerId: number; id: number }) =>
  from
    .selectFrom('users as u')
    .select(['u.id', 'u.name'])
    .where('u.id', '=', v.id)
    .where((e) => notBlocked(v.viewerId, e.ref('u.id'))),
);

const asItIs = statement((v: { id: number }) =>
  from
    .selectFrom('users as u')
    .leftJoin('profiles as p', 'p.user_id', 'u.id')
    .select((e) => [
      'u.id as authorId',
      'p.avatar_key as avatarKey',
      e.fn.coalesce('p.avatar_alt', sql.lit('')).as('avatarAlt'),
      'p.banner_key as bannerKey',
      e.fn.coalesce('p.banner_alt', sql.lit('')).as('bannerAlt'),
      sql<string>`concat_ws(E'\\n', ${e.ref('u.name')}, nullif(${e.ref('p.pronouns')}, ''), nullif(${e.ref('p.bio')}, ''),
        nullif(${e.ref('p.website')}, ''))`.as('text'),
    ])
    .where('u.id', '=', v.id),
);

/** A member as something that can be reported. Nobody is taken down like a post: what they write is, and they may be suspended. */
export const reportables: readonly Reportable[] = [
  {
    kind: 'member',
    find: async ({ query, principal, id }) => {
      const [row] = await query(found, { viewerId: principal.id, id });
      return row && { authorId: row.id, excerpt: row.name };
    },
    read: async ({ query, id }) => {
      const [row] = await query(asItIs, { id });
      if (!row) return undefined;
      const { authorId, text } = row;
      return { authorId, text, href: `/profile/${authorId}`, removed: false, pictures: picturesOf(id, row) };
    },
  },
];
