import { sql } from 'kysely';
import { counted as inWords } from '#platform/contract/counted.ts';
import { normaliseTag } from '#platform/contract/tags.ts';
import type { Query } from '#platform/server/db.ts';
import { isGuest, type Principal } from '#platform/server/principal.ts';
import { type Found, likeText, type SearchAsk, type Suggestion } from '#platform/server/search.ts';
import { countOf, once } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { isVisible, type Viewer } from './visible.ts';

interface Row {
  readonly tag: string;
  readonly posts: number;
}

const mostTags = 20;
const mostPosts = 100;

const countText = (posts: number) => (posts >= mostPosts ? `${mostPosts} posts or more` : inWords(posts, 'post'));

const viewerOf = (principal: Principal): Viewer => (isGuest(principal) ? undefined : principal.id);

/** Tags that are like one of these texts, by this operator. */
const alike = (operator: 'like' | '%', texts: readonly string[]) =>
  from
    .selectFrom('post_words as k')
    .innerJoin(sql<{ text: string }>`unnest(${texts}::text[])`.as<'asked'>(sql`asked(text)`), (join) =>
      join.on((e) => sql<boolean>`${e.ref('k.word')} ${sql.raw(operator)} ${e.ref('asked.text')}`),
    )
    .select('k.word')
    .where('k.is_tag', '=', true);

/** Tags with that beginning or word, then near spellings, each with the posts that this viewer may see. */
async function tagsLike(query: Query, principal: Principal, asked: readonly string[], limit: number, near: boolean) {
  const tags = [...new Set(asked.map(normaliseTag))].filter((tag) => tag.length > 1);
  if (tags.length === 0) return [];
  const begun = alike(
    'like',
    tags.flatMap((tag) => [`${likeText(tag)}%`, `%-${likeText(tag)}%`]),
  );
  const found = await query(
    once(
      from
        .selectFrom((near ? begun.union(alike('%', tags)) : begun).as('k'))
        .select('k.word as tag')
        .groupBy('k.word')
        .orderBy((e) => sql`${e.ref('k.word')} = any(${tags}::text[])`, 'desc')
        .orderBy(
          (e) => sql`(select max(similarity(${e.ref('k.word')}, one)) from unnest(${tags}::text[]) as one)`,
          'desc',
        )
        .orderBy('k.word')
        .limit(mostTags),
    ),
  );
  return countTags(
    query,
    viewerOf(principal),
    found.map(({ tag }) => tag),
    limit,
  );
}

/** How many posts the viewer may see with a tag, up to a hundred. */
function counted(viewer: Viewer, tag: string, place: number) {
  const some = from
    .selectFrom('posts as p')
    .select('p.id')
    .where((e) => sql<boolean>`${e.ref('p.tags')} @> array[${tag}::text]`)
    .where(isVisible(viewer, 'p'))
    .limit(mostPosts);
  return from.selectNoFrom([
    sql<string>`${tag}::text`.as('tag'),
    sql<number>`${place}::int`.as('place'),
    countOf(from.selectFrom(some.as('first'))).as('posts'),
  ]);
}

/**
 * Tags without any post are left out. Each tag is named in the text, so that the plan is made for it: one tag is on
 * every third post and another on three.
 */
async function countTags(query: Query, viewer: Viewer, tags: readonly string[], limit: number): Promise<Row[]> {
  const [first, ...others] = tags.map((tag, place) => counted(viewer, tag, place));
  if (!first) return [];
  const all = others.reduce((sum, one) => sum.unionAll(one), first);
  const rows = await query(
    once(from.selectFrom(all.as('counted')).select(['tag', 'posts']).where('posts', '>', 0).orderBy('place')),
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
  const latest = from
    .selectFrom('posts as p')
    .select('p.tags')
    .where(isVisible(viewerOf(principal), 'p'))
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(500);
  const rows = await query(
    once(
      from
        .selectFrom(latest.as('latest'))
        .crossJoinLateral((e) => sql<{ tag: string }>`unnest(${e.ref('latest.tags')})`.as<'t'>(sql`t(tag)`))
        .select('t.tag')
        .groupBy('t.tag')
        .orderBy(sql`count(*)`, 'desc')
        .orderBy('t.tag')
        .limit(limit),
    ),
  );
  return rows.map(({ tag }) => tag);
}
