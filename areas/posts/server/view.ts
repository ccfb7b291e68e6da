import { type AliasedExpression, type Expression, type Selectable, sql } from 'kysely';
import { blockedIds, closedIds, notBlocked, shownPlaces } from '#areas/people/server/public.ts';
import { pollFrom, pollOf } from '#areas/polls/server/public.ts';
import { readingFrom } from '#areas/writing/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import type { users } from '#platform/server/auth/tables.ts';
import type { Query } from '#platform/server/db.ts';
import { exactly, isoTime, textTime } from '#platform/server/keyset.ts';
import { isGuest, isModerator, type Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import {
  anyOf,
  choice,
  columns,
  columnsAs,
  countOf,
  type QueryRow,
  type Rows,
  statement,
  tables,
} from '#platform/server/statement.ts';
import type { Media, Post, WholePost } from '../contract.ts';
import { from } from './from.ts';
import { pathOf } from './kinds.ts';
import { wording } from './posts/wording.ts';
import { type media, posts } from './tables.ts';
import {
  anonymousId,
  isAnonymous,
  isNamelessCommentGone,
  isVisible,
  shownAuthor,
  type Viewer,
  writerOfPost,
} from './visible.ts';

/** Lists show all that the author writes, but for the document: its words are the content. */
const listed = wording.filter((key) => key !== 'document');

/** What a picture or clip m is shown from; open offers only where the viewer uploaded it. */
export function mediaColumns(viewer: Viewer) {
  const m = columns<typeof media>('m');
  const offers = from
    .selectFrom('description_offers as o')
    .where('o.media_id', '=', m.id)
    .where('o.status', '=', 'open');
  const open =
    viewer === undefined
      ? sql<number>`0`
      : sql<number>`case when ${m.wants_description} and ${m.uploader_id} = ${viewer}
          then ${countOf(offers.where((e) => notBlocked(viewer, e.ref('o.author_id'))))} else 0 end`;
  return [
    m.id.as('id'),
    m.kind.as('kind'),
    m.type.as('type'),
    m.width.as('width'),
    m.height.as('height'),
    m.seconds.as('seconds'),
    m.alt.as('alt'),
    m.decorative.as('decorative'),
    m.wants_description.as('wantsDescription'),
    sql<boolean>`${m.small_key} is not null`.as('hasSmall'),
    sql<boolean>`${m.captions_key} is not null`.as('hasCaptions'),
    sql<boolean>`${m.descriptions_key} is not null`.as('hasDescriptions'),
    open.as('offers'),
  ] as const;
}

const mediaOf = (post: Expression<number>, viewer: Viewer) =>
  from.selectFrom('media as m').select(mediaColumns(viewer)).where('m.post_id', '=', post).orderBy('m.position');
export type RawMedia = QueryRow<ReturnType<typeof mediaOf>>;

/** Open offers of an Easy English version, for the author alone. */
const easyOffersOf = (post: Expression<number>, author: Expression<number>, viewer: Viewer) =>
  viewer === undefined
    ? sql<number>`0`
    : sql<number>`case when ${author} = ${viewer} then ${countOf(
        from
          .selectFrom('easy_offers as o')
          .where('o.post_id', '=', post)
          .where('o.status', '=', 'open')
          .where((e) => notBlocked(viewer, e.ref('o.author_id'))),
      )} else 0 end`;

/** Looked up post by post: a join would read all that the member has ever liked or saved. */
const has = (table: 'likes' | 'saves', viewer: Viewer, post: Expression<number>) =>
  viewer === undefined
    ? sql<boolean>`false`
    : sql<boolean>`coalesce(${from
        .selectFrom(table)
        .select(sql.lit(true).as('has'))
        .where(`${table}.user_id`, '=', viewer)
        .where(`${table}.post_id`, '=', post)}, false)`;

/** Behind a block, or of a closed account. */
const isBehind = (member: Expression<number>) =>
  sql<boolean>`(not ${isAnonymous(member)} and ${member} = any((select ids from behind)::int[]))`;

/** A kept count without what is behind. Mostly there is nothing of the kind, and the kept count is the answer. */
const without = (kept: Expression<number>, behind: Expression<number>) =>
  sql<number>`${kept} - case when (select ids from behind) = '{}' then 0 else ${behind} end`;

/** What lists are sorted by: when a post was written, or when it was written or last answered. */
export type Order = 'created_at' | 'activity_at';

/** Posts that a query has chosen: `from.selectFrom('posts as p').selectAll('p')`. */
type ChosenPost = Selectable<Rows<{ posts: typeof posts }>['posts']>;
type Picked = Expression<ChosenPost> & { as(alias: 'p'): AliasedExpression<ChosenPost, 'p'> };

/**
 * Shapes the posts that `pick` chooses, newest first. Rows are picked first and joined after, so that the cost follows
 * the page and not the table. Times are read to the microsecond: the place of a post in its list.
 */
export const shapePosts = (viewer: Viewer, pick: Picked, by: Order = 'created_at') =>
  tables<{ users: typeof users }>()
    .with(
      (w) => w('behind').materialized(),
      () => from.selectNoFrom((viewer === undefined ? closedIds : blockedIds(viewer)).as('ids')),
    )
    .selectFrom(pick.as('p'))
    .innerJoin('users as u', 'u.id', 'p.author_id')
    .leftJoin(shownPlaces(viewer).as('home'), 'home.user_id', 'p.author_id')
    .select((e) => [
      'p.id',
      textTime(e.ref('p.created_at')).as('at'),
      ...columnsAs('p', posts, listed),
      'p.slug',
      sql<boolean>`${e.ref('p.featured_at')} is not null`.as('featured'),
      'p.forum_id as forumId',
      textTime(e.ref('p.activity_at')).as('activityAt'),
      sql<boolean>`${e.ref('p.pinned_at')} is not null`.as('pinned'),
      sql<boolean>`${e.ref('p.profile_pinned_at')} is not null`.as('onProfile'),
      sql<boolean>`${e.ref('p.closed_at')} is not null`.as('closed'),
      easyOffersOf(e.ref('p.id'), e.ref('p.author_id'), viewer).as('easyOffers'),
      pollOf(viewer, e.ref('p.poll_id')).as('poll'),
      'p.accepted_id as acceptedId',
      'p.reading_seconds as readingSeconds',
      'p.reading_grade as readingGrade',
      without(
        e.ref('p.likes_count'),
        countOf(
          from
            .selectFrom('likes as h')
            .where('h.post_id', '=', e.ref('p.id'))
            .where((h) => isBehind(h.ref('h.user_id'))),
        ),
      ).as('likes'),
      without(
        e.ref('p.comments_count'),
        countOf(
          from
            .selectFrom('comments as c')
            .where('c.post_id', '=', e.ref('p.id'))
            .where('c.deleted_at', 'is', null)
            .where('c.hidden_at', 'is', null)
            .where((c) =>
              c.or([isBehind(c.ref('c.author_id')), isNamelessCommentGone(c.ref('c.id'), c.ref('c.author_id'))]),
            ),
        ),
      ).as('commentsCount'),
      'p.version',
      isoTime(e.ref('p.edited_at')).as('editedAt'),
      'p.author_id as authorId',
      (viewer === undefined
        ? sql<boolean>`false`
        : sql<boolean>`${writerOfPost(e.ref('p.id'), e.ref('p.author_id'))} = ${viewer}`
      ).as('mine'),
      'u.name as displayName',
      'u.username',
      'home.suburb',
      'home.state',
      has('likes', viewer, e.ref('p.id')).as('liked'),
      has('saves', viewer, e.ref('p.id')).as('saved'),
      sql<RawMedia[] | null>`(select json_agg(y) from ${mediaOf(e.ref('p.id'), viewer)} y)`.as('media'),
    ])
    .orderBy(`p.${by}`, 'desc')
    .orderBy('p.id', 'desc');
export type RawPost = QueryRow<ReturnType<typeof shapePosts>>;

export const personOf = (row: { authorId: number; displayName: string; username: string }) => ({
  id: shownAuthor(row.authorId),
  displayName: row.displayName,
  username: row.authorId === anonymousId ? '' : row.username,
  avatar: row.authorId === anonymousId ? '' : avatarOf(row.authorId),
});

export function mediaView(raw: RawMedia): Media {
  const { hasSmall, hasCaptions, hasDescriptions, ...rest } = raw;
  const at = (variant: string) => `/media/${raw.id}/${variant}`;
  const isImage = raw.kind === 'image';
  return {
    ...rest,
    url: at('full'),
    smallUrl: isImage && hasSmall ? at('small') : null,
    posterUrl: !isImage && hasSmall ? at('poster') : null,
    captionsUrl: hasCaptions ? at('captions') : null,
    descriptionsUrl: hasDescriptions ? at('descriptions') : null,
  };
}

/** Where the author lives is for members; guests get an empty text. */
export function postView(raw: RawPost, viewer: Principal): Post {
  const { at, slug, featured, readingSeconds, readingGrade, suburb, state, liked, saved, ...columns } = raw;
  const { authorId, mine, displayName, username, ...shown } = columns;
  const media = (raw.media ?? []).map(mediaView);
  return {
    ...shown,
    anonymous: authorId === anonymousId,
    isPublic: raw.audience === 'everyone',
    imageUrl: media.find(({ kind }) => kind === 'image')?.url ?? null,
    createdAt: `${exactly(at).slice(0, -4)}Z`,
    author: { ...personOf({ authorId, displayName, username }), location: [suburb, state].filter(Boolean).join(', ') },
    likedByMe: liked,
    savedByMe: saved,
    feeling: (raw.feeling || null) as Post['feeling'],
    media,
    poll: raw.poll && pollFrom(raw.poll, viewer.id),
    reading: readingFrom(readingSeconds, readingGrade),
    path: pathOf(raw),
    isFeatured: featured,
    activityAt: `${exactly(raw.activityAt).slice(0, -4)}Z`,
    mine,
    canEdit: mine,
    canDelete: mine || isModerator(viewer),
  };
}

const loaded = choice((guest: boolean) =>
  statement((v: { viewer: number; ids: readonly number[] }) => {
    const viewer = guest ? undefined : v.viewer;
    const named = from.selectFrom('posts as p').selectAll('p').where('p.id', '=', anyOf(v.ids));
    return shapePosts(viewer, named.where(isVisible(viewer, 'p')));
  }),
);

/** Posts by id that the viewer may see, newest first; the others are left out. */
export async function loadPosts(query: Query, viewer: Principal, ids: readonly number[]): Promise<Post[]> {
  const rows = await query(loaded(isGuest(viewer)), { viewer: viewer.id, ids });
  return rows.map((raw) => postView(raw, viewer));
}

/**
 * One by itself, not a list of one: PostgreSQL takes ten for a list that it doesn’t know, finds that dearer than one, and
 * would plan each call anew, which takes longer than the rest of writing a post.
 */
const loadedOne = choice((guest: boolean, judged: boolean) =>
  statement((v: { viewer: number; id: number }) => {
    const viewer = guest ? undefined : v.viewer;
    const named = from.selectFrom('posts as p').selectAll('p').where('p.id', '=', v.id);
    return shapePosts(viewer, judged ? named : named.where(isVisible(viewer, 'p')));
  }),
);

async function loadOne(query: Query, viewer: Principal, id: number, judged: boolean): Promise<Post> {
  const [raw] = await query(loadedOne(isGuest(viewer), judged), { viewer: viewer.id, id });
  if (!raw) throw problem.notFound();
  return postView(raw, viewer);
}

export const loadPost = (query: Query, viewer: Principal, id: number) => loadOne(query, viewer, id, false);

const documentOf = statement((v: { id: number }) => from.selectFrom('posts').select('document').where('id', '=', v.id));

/** With its text as it was set. */
export async function loadWholePost(query: Query, viewer: Principal, id: number): Promise<WholePost> {
  const post = await loadPost(query, viewer, id);
  const [row] = await query(documentOf, { id });
  return { ...post, document: row?.document ?? null };
}

/** For somebody whose right to this post was judged already: a moderator may act on what they would not be shown. */
export const loadJudgedPost = (query: Query, viewer: Principal, id: number) => loadOne(query, viewer, id, true);
