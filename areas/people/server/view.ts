import { createHash } from 'node:crypto';
import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { isSlowToReply } from '#areas/accessibility/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import type { users } from '#platform/server/auth/tables.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { countOf, statement, tables } from '#platform/server/statement.ts';
import type { Audiences, ProfileReader, User } from '../contract.ts';
import { hasBlocked, isOpen, notBlocked } from './blocks.ts';
import { type CircleName, circlesOf } from './circles.ts';
import { audienceOf, mayRead, type Reader, type StoredAudiences } from './field-audience.ts';
import { isFollowing } from './follow-sql.ts';
import { locationOf } from './location.ts';
import { isInForce } from './mutes.ts';
import { paceCardOf } from './pace-card.ts';
import { person } from './people-of.ts';
import { countPublished, pinnedPost } from './published.ts';
import type { blocks, follows, mutes, profiles } from './tables.ts';

const from = tables<{
  users: typeof users;
  profiles: typeof profiles;
  follows: typeof follows;
  blocks: typeof blocks;
  mutes: typeof mutes;
}>();

/** A text of the profile; who has no profile yet has said nothing. */
const said = <T extends string>(text: Expression<T | null>) => sql<T | ''>`coalesce(${text}, '')`;

const profile = statement((v: { viewerId: number; id: number }) =>
  from
    .selectFrom('users as u')
    .leftJoin('profiles as p', 'p.user_id', 'u.id')
    .select((e) => [
      ...person('u'),
      'u.email',
      isoTime(e.ref('u.created_at')).as('memberSince'),
      said(e.ref('p.bio')).as('bio'),
      said(e.ref('p.pronouns')).as('pronouns'),
      said(e.ref('p.suburb')).as('suburb'),
      said(e.ref('p.state')).as('state'),
      said(e.ref('p.website')).as('website'),
      isoTime(e.ref('p.website_checked_at')).as('websiteCheckedAt'),
      sql<string[]>`coalesce(${e.ref('p.interests')}, '{}')`.as('interests'),
      'p.how_to_talk as howToTalk',
      'p.audiences',
      sql<boolean>`${e.ref('p.avatar_key')} is not null`.as('hasPicture'),
      said(e.ref('p.name_said')).as('nameSaid'),
      'p.name_clip_key as nameClipKey',
      said(e.ref('p.avatar_alt')).as('avatarAlt'),
      said(e.ref('p.banner_alt')).as('bannerAlt'),
      'p.banner_key as bannerKey',
      countOf(
        from
          .selectFrom('follows as f')
          .where('f.followee_id', '=', e.ref('u.id'))
          .where((f) => notBlocked(v.viewerId, f.ref('f.follower_id'))),
      ).as('followers'),
      countOf(
        from
          .selectFrom('follows as f')
          .where('f.follower_id', '=', e.ref('u.id'))
          .where((f) => notBlocked(v.viewerId, f.ref('f.followee_id'))),
      ).as('following'),
      isFollowing(v.viewerId, e.ref('u.id')).as('followedByMe'),
      circlesOf(v.viewerId, e.ref('u.id')).as('circles'),
      isFollowing(e.ref('u.id'), v.viewerId).as('followsMe'),
      hasBlocked(v.viewerId, e.ref('u.id')).as('blockedByMe'),
      isSlowToReply(e.ref('u.id')).as('slowToReply'),
      from
        .selectFrom('mutes as m')
        .select((m) => jsonBuildObject({ id: m.ref('m.id'), until: isoTime(m.ref('m.until')) }).as('mute'))
        .where('m.user_id', '=', v.viewerId)
        .where('m.muted_id', '=', e.ref('u.id'))
        .where((m) => isInForce(m.ref('m.until')))
        .as('mutedByMe'),
    ])
    .where('u.id', '=', v.id)
    .where((e) => isOpen(e.ref('u.id')))
    .where((e) => e.not(hasBlocked(e.ref('u.id'), v.viewerId))),
);

const fields = ['bio', 'pronouns', 'location', 'website', 'interests', 'howToTalk'] as const;

/** Takes out what this reader may not read. */
function readable<
  T extends Pick<
    User,
    'bio' | 'pronouns' | 'suburb' | 'state' | 'website' | 'websiteCheckedAt' | 'interests' | 'howToTalk' | 'nameSaid'
  >,
>(row: T, stored: StoredAudiences | null, reader: Reader): T {
  const may = (field: (typeof fields)[number]) => mayRead(stored, field, reader);
  return {
    ...row,
    bio: may('bio') ? row.bio : '',
    pronouns: may('pronouns') ? row.pronouns : '',
    suburb: may('location') ? row.suburb : '',
    state: may('location') ? row.state : '',
    website: may('website') ? row.website : '',
    websiteCheckedAt: may('website') ? row.websiteCheckedAt : null,
    interests: may('interests') ? row.interests : [],
    howToTalk: may('howToTalk') ? row.howToTalk : null,
    nameSaid: may('howToTalk') ? row.nameSaid : '',
  };
}

/** A block works both ways: whoever made it still sees the name, so that it can be taken back, and nothing else. */
const behindBlock = {
  bio: '',
  pronouns: '',
  suburb: '',
  state: '',
  website: '',
  websiteCheckedAt: null,
  interests: [],
  howToTalk: null,
  nameSaid: '',
  nameClipKey: null,
  slowToReply: false,
  avatarAlt: '',
  bannerAlt: '',
  bannerKey: null,
  followers: 0,
  following: 0,
} as const;

/** The mark is of the stored file, so that a new picture or recording has a new address. */
export const marked = (address: string, key: string | null) =>
  key && `${address}?v=${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;

/** One member as this viewer may see them; undefined when unknown, or when that member has blocked the viewer. */
export async function findUser(query: Query, principal: Principal, id: number): Promise<User | undefined> {
  const [row] = await query(profile, { viewerId: principal.id, id });
  if (!row) return undefined;
  const isMe = row.id === principal.id;
  const { circles, ...columns } = row;
  const reader = { isMe, follows: row.followedByMe, circles };
  const maySayHow = !row.blockedByMe && mayRead(row.audiences, 'howToTalk', reader);
  const open = readable(columns, row.audiences, reader);
  const shown = row.blockedByMe ? { ...open, ...behindBlock, interests: [] } : open;
  const postsCount = row.blockedByMe ? 0 : await countPublished((one) => one.countFor(query, principal, id));
  const pinnedPostId = row.blockedByMe ? null : await pinnedPost(query, principal, id);
  const paceCard = maySayHow ? await paceCardOf(query, id) : '';
  return {
    ...shown,
    email: isMe ? row.email : '',
    avatar: avatarOf(row.id),
    banner: marked(`/banners/user-${row.id}.webp`, shown.bannerKey),
    nameClip: maySayHow ? marked(`/name-clips/user-${row.id}`, shown.nameClipKey) : null,
    isActive: true,
    paceCard,
    pinnedPostId,
    location: locationOf(shown),
    postsCount,
    isMe,
    audiences: isMe
      ? (Object.fromEntries(fields.map((field) => [field, audienceOf(row.audiences, field)])) as Audiences)
      : null,
  };
}

/** One's own profile. */
export async function ownUser(query: Query, principal: Principal): Promise<User> {
  const user = await findUser(query, principal, principal.id);
  if (!user) throw problem.notFound();
  return user;
}

const circlesAs: Readonly<Record<ProfileReader, readonly CircleName[]>> = {
  stranger: [],
  follower: [],
  match: ['matches'],
  provider: ['providers'],
  supporter: ['supporters'],
};

/** One's own profile, read by the same rules as if somebody else asked. */
export async function asOthersSee(query: Query, own: User, as: ProfileReader): Promise<User> {
  const follows = as === 'follower';
  const reader = { isMe: false, follows, circles: circlesAs[as] };
  const maySayHow = mayRead(own.audiences, 'howToTalk', reader);
  const shown = readable(own, own.audiences, reader);
  return {
    ...shown,
    email: '',
    nameClip: maySayHow ? own.nameClip : null,
    paceCard: maySayHow ? own.paceCard : '',
    // Looked at without its posts.
    pinnedPostId: null,
    location: locationOf(shown),
    postsCount: await countPublished((one) => one.countAs(query, own.id, { follows })),
    isMe: false,
    followedByMe: follows,
    audiences: null,
  };
}
