import { postCountOf } from '#areas/feed/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import type { User } from '../contract.ts';
import { locationOf } from './location.ts';

type Row = Omit<User, 'avatar' | 'isActive' | 'location' | 'isMe' | 'postsCount'>;

const profileSql = `
select u.id, u.name as "displayName", u.username, u.email, ${isoTime('u.created_at')} as "memberSince",
  coalesce(p.bio, '') as bio, coalesce(p.pronouns, '') as pronouns, coalesce(p.suburb, '') as suburb,
  coalesce(p.state, '') as state, coalesce(p.website, '') as website,
  coalesce(p.interests, '{}') as interests, p.how_to_talk as "howToTalk", p.avatar_key is not null as "hasPicture",
  (select count(*)::int from follows f where f.followee_id = u.id) as followers,
  (select count(*)::int from follows f where f.follower_id = u.id) as following,
  exists (select 1 from follows f where f.follower_id = $1 and f.followee_id = u.id) as "followedByMe",
  exists (select 1 from follows f where f.follower_id = u.id and f.followee_id = $1) as "followsMe",
  exists (select 1 from blocks b where b.blocker_id = $1 and b.blocked_id = u.id) as "blockedByMe"
from users u left join profiles p on p.user_id = u.id
where u.id = $2 and not exists (select 1 from blocks b where b.blocker_id = u.id and b.blocked_id = $1)`;

/** A block works both ways: whoever made it still sees the name, so that it can be taken back, and nothing else. */
const behindBlock = {
  bio: '',
  pronouns: '',
  suburb: '',
  state: '',
  website: '',
  interests: [],
  howToTalk: null,
  followers: 0,
  following: 0,
} as const;

/** One member as this viewer may see them; a 404 when unknown, or when that member has blocked the viewer. */
export async function userOf(query: Query, actor: Actor, id: number): Promise<User> {
  const [row] = await query<Row>('people-profile', profileSql, [actor.id, id]);
  if (!row) throw problem.notFound();
  const isMe = row.id === actor.id;
  const shown = row.blockedByMe ? { ...row, ...behindBlock, interests: [] } : row;
  const posts = row.blockedByMe ? undefined : await postCountOf(query, actor, [id]);
  return {
    ...shown,
    email: isMe ? row.email : '',
    avatar: avatarOf(row.id),
    isActive: true,
    location: locationOf(shown),
    postsCount: posts?.get(id) ?? 0,
    isMe,
  };
}
