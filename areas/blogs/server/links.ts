import { notMutedRule, personOf, viewerValues, visible } from '#areas/posts/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Principal } from '#platform/server/principal.ts';
import type { BlogLink, SeriesPlace } from '../contract.ts';
import { limits } from '../pure/limits.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly createdAt: string;
  readonly authorId: number;
  readonly displayName: string;
  readonly username: string;
}

const columns = `p.id, p.title, p.slug, ${isoTime('p.created_at')} as "createdAt", p.author_id as "authorId",
  u.name as "displayName", u.username`;

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

/** Newest by tag and by author; the more tags two blogs share, the nearer they are. Each half walks an index of its own. */
export async function relatedTo(query: Query, viewer: Principal, { id, authorId, tags }: About): Promise<BlogLink[]> {
  const values = viewerValues(viewer);
  const value = (one: unknown) => `$${values.push(one)}`;
  const [self, author, shared] = [value(id), value(authorId), value([...tags])];
  const unmuted = notMutedRule(viewer);
  const rule = `p.type = 'blog' and p.id <> ${self}::int and p.audience <> 'me' and ${visible(viewer)}${unmuted ? ` and ${unmuted}` : ''}`;
  const newest = `order by p.created_at desc, p.id desc limit 20`;
  const rows = await query<Row>(
    '',
    `select ${columns} from (
        (select p.id from posts p where p.tags && ${shared}::text[] and ${rule} ${newest})
        union (select p.id from posts p where p.author_id = ${author}::int and ${rule} ${newest})) found
      join posts p using (id) join users u on u.id = p.author_id
      order by cardinality(array(select unnest(p.tags) intersect select unnest(${shared}::text[]))) desc,
        p.created_at desc, p.id desc limit ${limits.related}`,
    values,
  );
  return rows.map(linkOf);
}

/** Parts that the viewer may not see are passed over and not counted. */
export async function placeInSeries(query: Query, viewer: Principal, id: number): Promise<SeriesPlace | null> {
  const values = [...viewerValues(viewer), id];
  const rows = await query<Row & { series: string }>(
    `series-${viewer.id > 0 ? 'member' : 'guest'}`,
    `select ${columns}, s.title as series from blog_parts own
      join blog_series s on s.id = own.series_id join blog_parts b on b.series_id = s.id
      join posts p on p.id = b.post_id join users u on u.id = p.author_id
      where own.post_id = $${values.length}::int and (p.id = own.post_id or (${visible(viewer)} and p.audience <> 'me'))
      order by b.position, p.id`,
    values,
  );
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
