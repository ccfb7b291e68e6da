import { type AliasedExpression, type Expression, type Selectable, sql } from 'kysely';
import { blockedIds, closedIds, notBlocked, shownPlaces } from '#areas/people/server/public.ts';
import type { users } from '#platform/server/auth/tables.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { columns, countOf, type QueryRow, type Rows, tables } from '#platform/server/statement.ts';
import { from } from './from.ts';
import type { media, posts } from './tables.ts';
import type { Viewer } from './visible.ts';

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
const isBehind = (member: Expression<number>) => sql<boolean>`${member} = any((select ids from behind)::int[])`;

/** A kept count without what is behind. Mostly there is nothing of the kind, and the kept count is the answer. */
const without = (kept: Expression<number>, behind: Expression<number>) =>
  sql<number>`${kept} - case when (select ids from behind) = '{}' then 0 else ${behind} end`;

/** What lists are sorted by: when a post was written, or when it was written or last answered. */
export type Order = 'created_at' | 'activity_at';

/** Posts that a query has chosen: `from.selectFrom('posts as p').selectAll('p')`. */
type ChosenPost = Selectable<Rows<{ posts: typeof posts }>['posts']>;
type Picked = Expression<ChosenPost> & { as(alias: 'p'): AliasedExpression<ChosenPost, 'p'> };

/** Times are written to the microsecond: the place of a post in its list. Writing times out is what costs most here. */
const rowsOf = (viewer: Viewer, pick: Picked, by: Order) =>
  tables<{ users: typeof users }>()
    .selectFrom(pick.as('p'))
    .innerJoin('users as u', 'u.id', 'p.author_id')
    .leftJoin(shownPlaces(viewer).as('home'), 'home.user_id', 'p.author_id')
    .select((e) => [
      'p.id',
      exactTime(e.ref('p.created_at')).as('at'),
      'p.content',
      'p.type',
      'p.title',
      'p.audience',
      'p.tags',
      'p.content_warning as contentWarning',
      'p.feeling',
      'p.easy_content as easyContent',
      'p.easy_outdated as easyOutdated',
      'p.slug',
      sql<boolean>`${e.ref('p.featured_at')} is not null`.as('featured'),
      'p.forum_id as forumId',
      exactTime(e.ref('p.activity_at')).as('activityAt'),
      sql<boolean>`${e.ref('p.pinned_at')} is not null`.as('pinned'),
      sql<boolean>`${e.ref('p.closed_at')} is not null`.as('closed'),
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
            .where((c) => isBehind(c.ref('c.author_id'))),
        ),
      ).as('commentsCount'),
      'p.version',
      isoTime(e.ref('p.edited_at')).as('editedAt'),
      'p.author_id as authorId',
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
export type RawPost = QueryRow<ReturnType<typeof rowsOf>>;

/**
 * Shapes the posts that `pick` chooses into one row with all of them, newest first. Rows are picked first and joined
 * after, so that the cost follows the page and not the table.
 */
export const shapePosts = (viewer: Viewer, pick: Picked, by: Order = 'created_at') =>
  from
    .with(
      (w) => w('behind').materialized(),
      () => from.selectNoFrom((viewer === undefined ? closedIds : blockedIds(viewer)).as('ids')),
    )
    .selectFrom(rowsOf(viewer, pick, by).as('x'))
    .select(sql<RawPost[]>`coalesce(json_agg(x), '[]')`.as('posts'));
