import { sql } from 'kysely';
import type { Page } from '#platform/contract/operation.ts';
import { normaliseTag } from '#platform/contract/tags.ts';
import type { Handler, UseCase } from '#platform/server/area.ts';
import {
  type After,
  after,
  exactly,
  isOlder,
  newest,
  pageOf,
  readKeyset,
  writeKeyset,
} from '#platform/server/keyset.ts';
import { isGuest, type Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, columns, count, once, type Statement, statement } from '#platform/server/statement.ts';
import type { listPosts as contract, Post } from '../../contract.ts';
import { from } from '../from.ts';
import { isMutedByWord, isUnmuted, mutedWords } from '../muted.ts';
import type { posts } from '../tables.ts';
import { type Order, postView, type RawPost, shapePosts } from '../view.ts';
import { isPostBy, isVisible } from '../visible.ts';

/** The words come with each post, so that they cost no statement of their own. */
interface Found extends RawPost {
  readonly mutedWords: string[];
}

type Input = Parameters<Handler<typeof contract>>[0]['input'];
type Filters = Omit<Input, 'limit'>;

/** What programs read differs a little. */
export interface Reading {
  /** Only what everyone may read, and one’s own. */
  readonly open?: boolean;
  /** So many are passed over, where no cursor says more. */
  readonly offset?: number;
}

const orderOf = ({ sort }: Filters): Order => (sort === 'activity' ? 'activity_at' : 'created_at');

/** What a page of posts is asked for by; whatever no rule of it needs is not sent. */
interface Asked extends After {
  readonly viewer: number;
  readonly authorId: number | null;
  readonly tag: string | null;
  readonly type: Post['type'] | null;
  readonly forumId: number | null;
  readonly since: string | null;
  readonly offset: number;
}

const p = columns<typeof posts>('p');
const rules = {
  unmuted: (v: Asked) => isUnmuted(v.viewer, { tags: true }),
  unmutedMembers: (v: Asked) => isUnmuted(v.viewer, { tags: false }),
  author: (v: Asked) => sql<boolean>`${p.author_id} = ${v.authorId}::int`,
  /** One’s own, also what shows no name. */
  own: (v: Asked) => isPostBy(p.id, p.author_id, v.viewer),
  tag: (v: Asked) => sql<boolean>`${p.tags} @> array[${v.tag}::text]`,
  topics: () => sql<boolean>`${p.type} in ('discussion', 'question')`,
  type: (v: Asked) => sql<boolean>`${p.type} = ${v.type}::text`,
  forum: (v: Asked) => sql<boolean>`${p.forum_id} = ${v.forumId}::int`,
  unanswered: () => sql<boolean>`${p.type} = 'question' and ${p.accepted_id} is null`,
  pinned: () => sql<boolean>`${p.pinned_at} is not null`,
  loose: () => sql<boolean>`${p.pinned_at} is null`,
  featured: () => sql<boolean>`${p.featured_at} is not null`,
  saved: (v: Asked) =>
    sql<boolean>`${p.id} in ${from.selectFrom('saves').select('post_id').where('user_id', '=', v.viewer)}`,
  open: (v: Asked) => sql<boolean>`(${p.audience} = 'everyone' or ${p.author_id} = ${v.viewer}::int)`,
  shared: () => sql<boolean>`${p.audience} <> 'me'`,
  since: (v: Asked) => sql<boolean>`${p.created_at} > ${v.since}::timestamptz`,
  olderByWriting: (v: Asked) => isOlder(p.created_at, p.id, v),
  olderByActivity: (v: Asked) => isOlder(p.activity_at, p.id, v),
};
type Rule = keyof typeof rules;

/**
 * The limit is part of the text: with a number PostgreSQL keeps one plan that walks the index; with a value it would plan
 * each call anew.
 */
function pageBy(guest: boolean, limit: number, by: Order, inFeed: boolean, skips: boolean, ...named: Rule[]) {
  return (v: Asked) => {
    const viewer = guest ? undefined : v.viewer;
    const pick = from
      .selectFrom('posts as p')
      .selectAll('p')
      .where(isVisible(viewer, 'p'))
      .where((e) => e.and(named.map((rule) => rules[rule](v))))
      .orderBy(`p.${by}`, 'desc')
      .orderBy('p.id', 'desc')
      .limit(sql.lit(limit + 1));
    const words = inFeed ? mutedWords(viewer) : mutedWords(undefined);
    return shapePosts(viewer, skips ? pick.offset(v.offset) : pick, by).select(words.as('mutedWords'));
  };
}
const kept = choice((...[guest, limit, by, inFeed, skips, ...named]: Parameters<typeof pageBy>) =>
  statement(pageBy(guest, limit, by, inFeed, skips, ...named)),
);

/** One statement a page. */
export function feedQuery(
  viewer: Principal,
  limit: number,
  filters: Filters = {},
  { open = false, offset = 0 }: Reading = {},
): { page: Statement<Asked | undefined, Found>; values: Asked } {
  const guest = isGuest(viewer);
  const by = orderOf(filters);
  const start = readKeyset(filters.cursor, newest);
  const values: Asked = {
    ...after(start),
    viewer: viewer.id,
    authorId: filters.authorId ?? null,
    tag: filters.tag ? normaliseTag(filters.tag) : null,
    type: filters.type ?? null,
    forumId: filters.forumId ?? null,
    since: filters.since ?? null,
    offset,
  };
  // What somebody wrote is found on their profile, and what one kept stays kept, muted or not.
  const inFeed = !filters.authorId && !filters.saved;
  const isOwn = isOwnList(viewer, filters, open);
  const named = rulesOf(filters, { guest, inFeed, by, open, isOwn });
  const page = [guest, limit, by, inFeed, offset > 0 && !filters.cursor, ...named] as const;
  // A tag may be on every post or on three: the plan is made for the tag that is asked for.
  return { page: filters.tag ? once(pageBy(...page)(values)) : kept(...page), values };
}

/** A program that reads for a member isn’t told what they wrote without their name. */
const isOwnList = (viewer: Principal, { authorId }: Filters, open: boolean): boolean =>
  !isGuest(viewer) && !open && authorId === viewer.id;

interface Ruled {
  readonly guest: boolean;
  readonly inFeed: boolean;
  readonly by: Order;
  readonly open: boolean;
  readonly isOwn: boolean;
}

function rulesOf(filters: Filters, { guest, inFeed, by, open, isOwn }: Ruled): Rule[] {
  const bothKinds = filters.type === 'discussion' && filters.questions;
  const wanted: Record<Rule, boolean> = {
    unmuted: inFeed && !guest && !filters.tag,
    unmutedMembers: inFeed && !guest && Boolean(filters.tag),
    author: Boolean(filters.authorId) && !isOwn,
    own: isOwn,
    tag: Boolean(filters.tag),
    topics: Boolean(bothKinds),
    type: Boolean(filters.type) && !bothKinds,
    forum: Boolean(filters.forumId),
    unanswered: Boolean(filters.unanswered),
    pinned: filters.pinned === true,
    loose: filters.pinned === false,
    featured: Boolean(filters.featured),
    saved: Boolean(filters.saved),
    open,
    shared: inFeed && !guest,
    since: Boolean(filters.since),
    olderByWriting: Boolean(filters.cursor) && by === 'created_at',
    olderByActivity: Boolean(filters.cursor) && by === 'activity_at',
  };
  return (Object.keys(rules) as Rule[]).filter((rule) => wanted[rule]);
}

/** Pages that are read for one page at most, where muted words leave posts out. */
const mostRounds = 12;

export const listPosts: Handler<typeof contract> = (useCase) => readPosts(useCase);

export async function readPosts(
  { input, principal, query }: Pick<UseCase<Input>, 'input' | 'principal' | 'query'>,
  reading: Reading = {},
): Promise<Page<Post>> {
  const { limit, ...filters } = input;
  if (filters.saved && isGuest(principal)) throw problem.signInNeeded();
  const view = (raw: RawPost) => postView(raw, principal);
  const place = ({ id, at, activityAt }: RawPost) => ({
    id,
    at: exactly(filters.sort === 'activity' ? activityAt : at),
  });
  const kept: RawPost[] = [];
  let cursor = filters.cursor;
  for (let round = 0; round < mostRounds; round += 1) {
    const { page, values } = feedQuery(principal, limit, { ...filters, cursor }, reading);
    const found = await query(page, values);
    const words = found[0]?.mutedWords ?? [];
    const posts = found.map(({ mutedWords: _words, ...raw }) => raw);
    if (words.length === 0) return pageOf(posts, limit, view, place);
    kept.push(...posts.slice(0, limit).filter((raw) => !isMutedByWord(words, principal, raw)));
    const last = posts.length > limit ? posts[limit - 1] : undefined;
    cursor = last && writeKeyset(place(last));
    if (!cursor || kept.length > limit) break;
  }
  // Whoever mutes a very common word gets a short page and the way on, not a wait.
  const last = kept.length > limit ? kept[limit - 1] : undefined;
  return { items: kept.slice(0, limit).map(view), next: last ? writeKeyset(place(last)) : cursor };
}

const mostCounted = 10_000;
/** As many as there are, and no more than can be counted in a moment. What is muted by a word counts. */
const counting = choice((guest: boolean, ...named: Rule[]) =>
  statement((v: Asked) =>
    from
      .selectFrom(
        from
          .selectFrom('posts as p')
          .select('p.id')
          .where(isVisible(guest ? undefined : v.viewer, 'p'))
          .where((e) => e.and(named.map((rule) => rules[rule](v))))
          .limit(sql.lit(mostCounted))
          .as('found'),
      )
      .select(count.as('count')),
  ),
);

/** How many there are in all pages together; what is beyond 10,000 is not counted. */
export async function countPosts(
  { input, principal, query }: Pick<UseCase<Input>, 'input' | 'principal' | 'query'>,
  { open = false }: Reading = {},
): Promise<number> {
  const { limit, cursor: _, ...filters } = input;
  const guest = isGuest(principal);
  const inFeed = !filters.authorId && !filters.saved;
  const isOwn = isOwnList(principal, filters, open);
  const named = rulesOf(filters, { guest, inFeed, by: orderOf(filters), open, isOwn });
  const { values } = feedQuery(principal, limit, filters);
  const [row] = await query(counting(guest, ...named), values);
  return row?.count ?? 0;
}
