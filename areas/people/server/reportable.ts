import { avatarOf } from '#platform/contract/fields.ts';
import type { Reportable, ThingAsItIs, ThingPicture } from '#platform/server/reportable.ts';
import { notBlockedText } from './blocks.ts';
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

/** A member as something that can be reported. Nobody is taken down like a post: what they write is, and they may be suspended. */
export const reportables: readonly Reportable[] = [
  {
    kind: 'member',
    find: async ({ query, principal, id }) => {
      const [row] = await query<{ id: number; name: string }>(
        'people-reportable',
        `select u.id, u.name from users u where u.id = $2 and ${notBlockedText('$1', 'u.id')}`,
        [principal.id, id],
      );
      return row && { authorId: row.id, excerpt: row.name };
    },
    read: async ({ query, id }) => {
      const [row] = await query<ThingAsItIs & Pictures>(
        'people-read-member',
        `select u.id as "authorId", '/profile/' || u.id as href, false as removed,
           p.avatar_key as "avatarKey", coalesce(p.avatar_alt, '') as "avatarAlt",
           p.banner_key as "bannerKey", coalesce(p.banner_alt, '') as "bannerAlt",
           concat_ws(E'\\n', u.name, nullif(p.pronouns, ''), nullif(p.bio, ''), nullif(p.website, '')) as text
         from users u left join profiles p on p.user_id = u.id where u.id = $1::int`,
        [id],
      );
      if (!row) return undefined;
      const { authorId, text, href, removed } = row;
      return { authorId, text, href, removed, pictures: picturesOf(id, row) };
    },
  },
];
