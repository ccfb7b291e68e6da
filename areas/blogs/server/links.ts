import { sql } from 'kysely';
import { isUnmuted, isVisible, personOf } from '#areas/posts/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { isGuest, type Principal } from '#platform/server/principal.ts';
import { choice, once, type QueryRow, statement } from '#platform/server/statement.ts';
import type { BlogLink, SeriesPlace } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';

/** A blog p by u as lists of links have it. */
const links = () =>
  from
    .selectFrom('posts as p')
    .innerJoin('users as u', 'u.id', 'p.author_id')
    .select((e) => [
      'p.id',
      'p.title',
      'p.slug',
      isoTime(e.ref('p.created_at')).as('createdAt'),
      'p.author_id as authorId',
      'u.name as displayName',
      'u.username',
    ]);
type Row = QueryRow<ReturnType<typeof links>>;

const linkOf = ({ id, title, slug, createdAt, ...author }: Row): BlogLink => ({
  id,
  title,
  path: `/blogs/${slug}`,
  author: personOf(author),
  createdAt,
});

interface About {
  readonly id: number;
  readonly authorId: number;
  readonly tags: readonly string[];
}

/** Each half walks an index of its own. */
function related(viewer: number | undefined, { id, authorId, tags }: About) {
  const newest = from
    .selectFrom('posts as p')
    .select('p.id')
    .where('p.type', '=', 'blog')
    .where('p.id', '!=', id)
    .where('p.audience', '!=', 'me')
    .where(isVisible(viewer, 'p'))
    .where(viewer === undefined ? sql<boolean>`true` : isUnmuted(viewer, { tags: true }))
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(20);
  const shared = sql<string[]>`${tags}::text[]`;
  return links()
    .where((e) =>
      e(
        'p.id',
        'in',
        e
          .selectFrom(newest.where(sql<boolean>`${e.ref('p.tags')} && ${shared}`).as('t'))
          .select('t.id')
          .union(e.selectFrom(newest.where('p.author_id', '=', authorId).as('a')).select('a.id')),
      ),
    )
    .orderBy(
      (e) => sql`cardinality(array(select unnest(${e.ref('p.tags')}) intersect select unnest(${shared})))`,
      'desc',
    )
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limits.related);
}

/** Newest by tag and by author; the more tags two blogs share, the nearer they are. */
export async function relatedTo(query: Query, viewer: Principal, about: About): Promise<BlogLink[]> {
  const rows = await query(once(related(isGuest(viewer) ? undefined : viewer.id, about)));
  return rows.map(linkOf);
}

const parts = choice((guest: boolean) =>
  statement((v: { viewer: number; id: number }) =>
    links()
      .innerJoin('blog_parts as b', 'b.post_id', 'p.id')
      .innerJoin('blog_series as s', 's.id', 'b.series_id')
      .innerJoin('blog_parts as own', 'own.series_id', 's.id')
      .select('s.title as series')
      .where('own.post_id', '=', v.id)
      .where((e) =>
        e.or([
          e('p.id', '=', e.ref('own.post_id')),
          e.and([isVisible(guest ? undefined : v.viewer, 'p'), e('p.audience', '!=', 'me')]),
        ]),
      )
      .orderBy('b.position')
      .orderBy('p.id'),
  ),
);

/** Parts that the viewer may not see are passed over and not counted. */
export async function placeInSeries(query: Query, viewer: Principal, id: number): Promise<SeriesPlace | null> {
  const rows = await query(parts(isGuest(viewer)), { viewer: viewer.id, id });
  const at = rows.findIndex((row) => row.id === id);
  const here = rows[at];
  if (!here) return null;
  const link = (row: Row | undefined) => (row ? linkOf(row) : null);
  return {
    title: here.series,
    place: at + 1,
    parts: rows.length,
    previous: link(rows[at - 1]),
    next: link(rows[at + 1]),
  };
}
