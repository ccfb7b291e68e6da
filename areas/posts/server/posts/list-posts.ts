import type { Handler } from '#platform/server/area.ts';
import { newest, pageOf, readKeyset, writeKeyset } from '#platform/server/keyset.ts';
import { isGuest, type Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import type { listPosts as contract } from '../../contract.ts';
import { normaliseTag } from '../../pure/tags.ts';
import { isMutedByWord, mutedWordsColumn, notMutedRule } from '../muted.ts';
import { type Order, pickColumns, type RawPost, shapePosts } from '../post-sql.ts';
import { postView } from '../view.ts';
import { viewerValues, visible } from '../visible.ts';

interface Row {
  posts: RawPost[];
  mutedWords?: string[];
}

type Filters = Omit<Parameters<typeof listPosts>[0]['input'], 'limit'>;

const orderOf = ({ sort }: Filters): Order => (sort === 'activity' ? 'activity_at' : 'created_at');

/**
 * One statement a page. The limit is part of its text: with a number PostgreSQL keeps one plan that walks the index;
 * with a value it would plan each call anew.
 */
export function feedQuery(viewer: Principal, limit: number, filters: Filters = {}) {
  const values = viewerValues(viewer);
  const value = (one: unknown) => `$${values.push(one)}`;
  const by = orderOf(filters);
  const rules: Record<string, string> = {};
  // What somebody wrote is found on their profile, and what one kept stays kept, muted or not.
  const inFeed = !filters.authorId && !filters.saved;
  const notMuted = inFeed ? notMutedRule(viewer, { tags: !filters.tag }) : undefined;
  if (notMuted) rules.unmuted = notMuted;
  if (filters.authorId) rules.author = `p.author_id = ${value(filters.authorId)}::int`;
  if (filters.tag) rules.tag = `p.tags @> array[${value(normaliseTag(filters.tag))}::text]`;
  if (filters.type === 'discussion' && filters.questions) rules.topics = "p.type in ('discussion', 'question')";
  else if (filters.type) rules.type = `p.type = ${value(filters.type)}::text`;
  if (filters.forumId) rules.forum = `p.forum_id = ${value(filters.forumId)}::int`;
  if (filters.unanswered) rules.unanswered = "p.type = 'question' and p.accepted_id is null";
  if (filters.pinned !== undefined)
    rules[filters.pinned ? 'pinned' : 'loose'] = `p.pinned_at is ${filters.pinned ? 'not ' : ''}null`;
  if (filters.featured) rules.featured = 'p.featured_at is not null';
  if (filters.saved) rules.saved = 'p.id in (select k.post_id from saves k where k.user_id = $1)';
  if (inFeed && !isGuest(viewer)) rules.shared = "p.audience <> 'me'";
  if (filters.since) rules.since = `p.created_at > ${value(filters.since)}::timestamptz`;
  if (filters.cursor) {
    const { at, id } = readKeyset(filters.cursor, newest);
    rules.next = `(p.${by}, p.id) < (${value(at)}::timestamptz, ${value(id)}::int)`;
  }
  const pick = `select ${pickColumns} from posts p where ${[visible(viewer), ...Object.values(rules)].join(' and ')}
    order by p.${by} desc, p.id desc limit ${limit + 1}`;
  const name = ['feed', isGuest(viewer) ? 'guest' : 'member', limit, by, ...Object.keys(rules)].join('-');
  // A tag may be on every post or on three: without a name, the plan is made for the tag that is asked for.
  return {
    name: filters.tag ? '' : name,
    text: shapePosts(viewer, pick, inFeed ? mutedWordsColumn(viewer) : '', by),
    values,
  };
}

/** Pages that are read for one page at most, where muted words leave posts out. */
const mostRounds = 12;

export const listPosts: Handler<typeof contract> = async ({ input, principal, query }) => {
  const { limit, ...filters } = input;
  if (filters.saved && isGuest(principal)) throw problem.signInNeeded();
  const view = (raw: RawPost) => postView(raw, principal);
  const place = ({ id, at, activityAt }: RawPost) => ({ id, at: filters.sort === 'activity' ? activityAt : at });
  const kept: RawPost[] = [];
  let cursor = filters.cursor;
  for (let round = 0; round < mostRounds; round += 1) {
    const { name, text, values } = feedQuery(principal, limit, { ...filters, cursor });
    const [row] = await query<Row>(name, text, values);
    const posts = row?.posts ?? [];
    const words = row?.mutedWords ?? [];
    if (words.length === 0) return pageOf(posts, limit, view, place);
    kept.push(...posts.slice(0, limit).filter((raw) => !isMutedByWord(words, principal, raw)));
    const last = posts.length > limit ? posts[limit - 1] : undefined;
    cursor = last && writeKeyset(place(last));
    if (!cursor || kept.length > limit) break;
  }
  // Whoever mutes a very common word gets a short page and the way on, not a wait.
  const last = kept.length > limit ? kept[limit - 1] : undefined;
  return { items: kept.slice(0, limit).map(view), next: last ? writeKeyset(place(last)) : cursor };
};
