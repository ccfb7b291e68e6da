import { type SearchAsk, type Suggestion, wordsOf } from '#platform/server/search.ts';
import { pathOf } from './kinds.ts';
import { titleOf } from './search-posts.ts';
import { viewerValues, visible } from './visible.ts';

interface Row {
  readonly id: number;
  readonly type: string;
  readonly slug: string | null;
  readonly title: string;
  readonly opening: string;
  readonly warning: string;
  readonly author: string;
}

/** The newest posts that have the typed words, the last of which may be unfinished. */
export async function suggestPosts({ query, principal, words, limit }: SearchAsk): Promise<Suggestion[]> {
  const typed = wordsOf(words.typed);
  const last = typed.at(-1);
  if (!last || last.length < 2) return [];
  const values = viewerValues(principal);
  const value = (one: unknown) => `$${values.push(one)}`;
  const whole = `websearch_to_tsquery('english', ${value(typed.join(' '))}::text)`;
  const before = `plainto_tsquery('english', ${value(typed.slice(0, -1).join(' '))}::text)`;
  const begun = `to_tsquery('simple', ${value(`${last}:*`)}::text)`;
  const rows = await query<Row>(
    '',
    `select p.id, p.type, p.slug, p.title, left(p.content, 160) as opening, p.content_warning as warning, u.name as author
      from (
        select p.id from posts p where p.words @@ (${whole} || (${before} && ${begun})) and ${visible(principal)}
        order by p.created_at desc, p.id desc limit ${value(limit)}::int) found
      join posts p using (id) join users u on u.id = p.author_id order by p.created_at desc, p.id desc`,
    values,
  );
  return rows.map((row) => ({
    href: pathOf(row),
    label: titleOf(row),
    detail: row.title ? `By ${row.author}` : '',
  }));
}
