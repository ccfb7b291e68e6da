import { counted } from '#platform/contract/counted.ts';
import type { Query } from '#platform/server/db.ts';
import type { Principal } from '#platform/server/principal.ts';
import { type Found, likeText, type SearchAsk, type Suggestion } from '#platform/server/search.ts';
import { normaliseTag } from '../pure/tags.ts';
import { viewerValues, visible } from './visible.ts';

interface Row {
  readonly tag: string;
  readonly posts: number;
}

const mostTags = 20;
const mostPosts = 100;

const countText = (posts: number) => (posts >= mostPosts ? `${mostPosts} posts or more` : counted(posts, 'post'));

/** Tags with that beginning or word, then near spellings, each with the posts that this viewer may see. */
async function tagsLike(query: Query, principal: Principal, asked: readonly string[], limit: number, near: boolean) {
  const tags = [...new Set(asked.map(normaliseTag))].filter((tag) => tag.length > 1);
  if (tags.length === 0) return [];
  const values: unknown[] = [];
  const value = (one: unknown) => `$${values.push(one)}`;
  const patterns = value(tags.flatMap((tag) => [`${likeText(tag)}%`, `%-${likeText(tag)}%`]));
  const names = value(tags);
  const like = (operator: string, list: string) =>
    `select k.word from unnest(${list}::text[]) as asked(text) join post_words k on k.is_tag and k.word ${operator} asked.text`;
  const found = await query<{ tag: string }>(
    '',
    `select k.word as tag from (${like('like', patterns)} ${near ? `union ${like('%', names)}` : ''}) k group by k.word
      order by k.word = any(${names}::text[]) desc,
        (select max(similarity(k.word, one)) from unnest(${names}::text[]) as one) desc, k.word
      limit ${mostTags}`,
    values,
  );
  return countTags(
    query,
    principal,
    found.map(({ tag }) => tag),
    limit,
  );
}

/**
 * How many posts the viewer may see with each tag, up to a hundred; tags without any are left out. Each tag is named in
 * the text, so that the plan is made for it: one tag is on every third post and another on three.
 */
async function countTags(query: Query, principal: Principal, tags: readonly string[], limit: number): Promise<Row[]> {
  if (tags.length === 0) return [];
  const values = viewerValues(principal);
  const counts = tags.map((tag, place) => {
    const own = `$${values.push(tag)}::text`;
    return `select ${own} as tag, ${place} as place, (select count(*)::int from (
      select 1 from posts p where p.tags @> array[${own}] and ${visible(principal)} limit ${mostPosts}) first) as posts`;
  });
  const rows = await query<Row>(
    '',
    `select tag, posts from (${counts.join(' union all ')}) counted where posts > 0 order by place`,
    values,
  );
  return rows.slice(0, limit);
}

const hrefOf = (tag: string) => `/tag/${encodeURIComponent(tag)}`;

/** Tags of posts that are open to everyone; there is one page of them. */
export async function searchTags({ query, principal, words }: SearchAsk): Promise<Found> {
  const asked = [words.typed, ...words.also.filter(({ rest }) => rest === '').map(({ phrase }) => phrase)];
  const rows = await tagsLike(query, principal, asked, mostTags, !words.exact);
  return {
    total: rows.length,
    hits: rows.map(({ tag, posts }) => ({
      id: tag,
      href: hrefOf(tag),
      title: `#${tag}`,
      text: '',
      warning: '',
      facts: [countText(posts)],
      at: null,
      avatar: null,
    })),
  };
}

export async function suggestTags({ query, principal, words, limit }: SearchAsk): Promise<Suggestion[]> {
  const rows = await tagsLike(query, principal, [words.typed.replace(/^#/, '')], limit, false);
  return rows.map(({ tag, posts }) => ({ href: hrefOf(tag), label: `#${tag}`, detail: countText(posts) }));
}

/** Tags of what was shared lately, most used first: a way to look around. */
export async function tagsInUse({ query, principal, limit }: SearchAsk): Promise<string[]> {
  const values = viewerValues(principal);
  values.push(limit);
  const rows = await query<{ tag: string }>(
    '',
    `select tag from (
        select p.tags from posts p where ${visible(principal)} order by p.created_at desc, p.id desc limit 500) latest
      cross join lateral unnest(latest.tags) tag group by tag order by count(*) desc, tag limit $${values.length}::int`,
    values,
  );
  return rows.map(({ tag }) => tag);
}
