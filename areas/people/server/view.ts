import { createHash } from 'node:crypto';
import { slowToReplyText } from '#areas/accessibility/server/public.ts';
import { ownPostCount, postCountOf } from '#areas/posts/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import type { Audiences, User } from '../contract.ts';
import { isOpenText, notBlockedText } from './blocks.ts';
import { audienceOf, mayRead, type StoredAudiences } from './field-audience.ts';
import { locationOf } from './location.ts';
import { muteInForce } from './mutes.ts';

type Row = Omit<
  User,
  'avatar' | 'isActive' | 'location' | 'isMe' | 'postsCount' | 'audiences' | 'banner' | 'nameClip'
> & {
  bannerKey: string | null;
  nameClipKey: string | null;
  audiences: StoredAudiences | null;
};

const profileSql = `
select u.id, u.name as "displayName", u.username, u.email, ${isoTime('u.created_at')} as "memberSince",
  coalesce(p.bio, '') as bio, coalesce(p.pronouns, '') as pronouns, coalesce(p.suburb, '') as suburb,
  coalesce(p.state, '') as state, coalesce(p.website, '') as website,
  coalesce(p.interests, '{}') as interests, p.how_to_talk as "howToTalk", p.audiences, p.avatar_key is not null as "hasPicture",
  coalesce(p.name_said, '') as "nameSaid", p.name_clip_key as "nameClipKey",
  coalesce(p.avatar_alt, '') as "avatarAlt", coalesce(p.banner_alt, '') as "bannerAlt", p.banner_key as "bannerKey",
  (select count(*)::int from follows f where f.followee_id = u.id and ${notBlockedText('$1', 'f.follower_id')}) as followers,
  (select count(*)::int from follows f where f.follower_id = u.id and ${notBlockedText('$1', 'f.followee_id')}) as following,
  exists (select 1 from follows f where f.follower_id = $1 and f.followee_id = u.id) as "followedByMe",
  exists (select 1 from follows f where f.follower_id = u.id and f.followee_id = $1) as "followsMe",
  exists (select 1 from blocks b where b.blocker_id = $1 and b.blocked_id = u.id) as "blockedByMe",
  ${slowToReplyText('u.id')} as "slowToReply",
  (select json_build_object('id', m.id, 'until', ${isoTime('m.until')}) from mutes m
    where m.user_id = $1 and m.muted_id = u.id and ${muteInForce}) as "mutedByMe"
from users u left join profiles p on p.user_id = u.id
where u.id = $2 and ${isOpenText('u.id')} and not exists (select 1 from blocks b where b.blocker_id = u.id and b.blocked_id = $1)`;

const fields = ['bio', 'pronouns', 'location', 'website', 'interests', 'howToTalk'] as const;

/** Takes out what this reader may not read. */
function readable<
  T extends Pick<User, 'bio' | 'pronouns' | 'suburb' | 'state' | 'website' | 'interests' | 'howToTalk' | 'nameSaid'>,
>(row: T, stored: StoredAudiences | null, reader: { isMe: boolean; follows: boolean }): T {
  const may = (field: (typeof fields)[number]) => mayRead(stored, field, reader);
  return {
    ...row,
    bio: may('bio') ? row.bio : '',
    pronouns: may('pronouns') ? row.pronouns : '',
    suburb: may('location') ? row.suburb : '',
    state: may('location') ? row.state : '',
    website: may('website') ? row.website : '',
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

/** One member as this viewer may see them; a 404 when unknown, or when that member has blocked the viewer. */
export async function userOf(query: Query, principal: Principal, id: number): Promise<User> {
  const [row] = await query<Row>('people-profile', profileSql, [principal.id, id]);
  if (!row) throw problem.notFound();
  const isMe = row.id === principal.id;
  const reader = { isMe, follows: row.followedByMe };
  const maySayName = mayRead(row.audiences, 'howToTalk', reader);
  const open = readable(row, row.audiences, reader);
  const shown = row.blockedByMe ? { ...open, ...behindBlock, interests: [] } : open;
  const posts = row.blockedByMe ? undefined : await postCountOf(query, principal, [id]);
  return {
    ...shown,
    email: isMe ? row.email : '',
    avatar: avatarOf(row.id),
    banner: marked(`/banners/user-${row.id}.webp`, shown.bannerKey),
    nameClip: maySayName ? marked(`/name-clips/user-${row.id}`, shown.nameClipKey) : null,
    isActive: true,
    location: locationOf(shown),
    postsCount: posts?.get(id) ?? 0,
    isMe,
    audiences: isMe
      ? (Object.fromEntries(fields.map((field) => [field, audienceOf(row.audiences, field)])) as Audiences)
      : null,
  };
}

/** One's own profile, read by the same rules as if somebody else asked. */
export async function asOthersSee(query: Query, own: User, as: 'stranger' | 'follower'): Promise<User> {
  const follows = as === 'follower';
  const shown = readable(own, own.audiences, { isMe: false, follows });
  return {
    ...shown,
    email: '',
    nameClip: mayRead(own.audiences, 'howToTalk', { isMe: false, follows }) ? own.nameClip : null,
    location: locationOf(shown),
    postsCount: await ownPostCount(query, own.id, { follows }),
    isMe: false,
    followedByMe: follows,
    audiences: null,
  };
}
