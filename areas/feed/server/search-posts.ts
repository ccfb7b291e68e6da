import { type Actor, isGuest } from '#platform/server/actor.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { Post } from '../contract.ts';
import { normaliseTag } from '../pure/tags.ts';
import { loadPosts } from './load-posts.ts';
import { viewerValues, visible } from './visible.ts';

export interface FoundPost {
  readonly post: Post;
  /** The part of the text that matches; empty when the author warns of what is in it. */
  readonly snippet: string;
}

export interface FoundPosts {
  /** Counted up to mostRanked. */
  readonly total: number;
  readonly items: FoundPost[];
  readonly next: string | undefined;
}

interface Hit {
  readonly id: number;
  readonly rank: string;
  readonly total: number;
  readonly snippet: string;
}

/** Only the newest matches are ranked, so that a common word costs no more than a rare one. */
const mostRanked = 1000;
const form = /^(\d\.\d{5}) (\d{1,10})$/;

function readCursor(cursor: string | undefined) {
  if (cursor === undefined) return { rank: '9', id: 0 };
  const match = form.exec(Buffer.from(cursor, 'base64url').toString());
  const id = Number(match?.[2]);
  if (!match?.[1] || id > 2_147_483_647) {
    throw problem.invalid([{ field: 'cursor', rule: 'unknown', message: 'Start the search again.' }]);
  }
  return { rank: match[1], id };
}

/** Posts whose title, text or tags match, best first, newer before older; words in quotes and minus signs work. */
export async function searchPosts(
  query: Query,
  viewer: Actor,
  q: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<FoundPosts> {
  const from = readCursor(cursor);
  const values = viewerValues(viewer);
  const value = (one: unknown) => `$${values.push(one)}`;
  const words = `websearch_to_tsquery('english', ${value(q)}::text)`;
  const tag = `${value(normaliseTag(q))}::text`;
  const hits = await query<Hit>(
    `search-posts-${isGuest(viewer) ? 'guest' : 'member'}`,
    `with matches as materialized (
        select p.id, p.content, p.content_warning, p.search, p.tags from posts p
        where (p.search @@ ${words} or p.tags @> array[${tag}]) and ${visible(viewer)}
        order by p.created_at desc, p.id desc limit ${mostRanked}),
      ranked as (
        select id, round(least(ts_rank(search, ${words}) + (tags @> array[${tag}])::int, 9)::numeric, 5) as rank
        from matches),
      page as (
        select id, rank from ranked where (rank, -id) < (${value(from.rank)}::numeric, ${value(-from.id)}::int)
        order by rank desc, id limit ${value(limit + 1)}::int)
      select page.id, page.rank::text as rank, (select count(*)::int from matches) as total,
        case when m.content_warning <> '' then '' else ts_headline('english', m.content, ${words},
          'StartSel="", StopSel="", MaxFragments=1, MaxWords=32, MinWords=12') end as snippet
      from page join matches m using (id) order by page.rank desc, page.id`,
    values,
  );
  const shown = hits.slice(0, limit);
  const posts = await loadPosts(
    query,
    viewer,
    shown.map(({ id }) => id),
  );
  const byId = new Map(posts.map((post) => [post.id, post]));
  const last = shown.at(-1);
  return {
    total: hits[0]?.total ?? 0,
    items: shown.flatMap(({ id, snippet }) => {
      const post = byId.get(id);
      return post ? [{ post, snippet }] : [];
    }),
    next: hits.length > limit && last ? Buffer.from(`${last.rank} ${last.id}`).toString('base64url') : undefined,
  };
}
