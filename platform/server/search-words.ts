import {
  type Found,
  type Hit,
  mostCounted,
  readPlace,
  type SearchAsk,
  type Suggestion,
  textQueries,
  wordsOf,
  writePlace,
} from './search.ts';

/** What is found by the words in a column of its table. The viewer’s number is `$1`. */
export interface WordSearch<Row> {
  /** SQL with its alias: 'events e'. */
  readonly table: string;
  /** Its alias. */
  readonly of: string;
  /** SQL: the viewer may open it. What may not be opened is neither shown nor counted. */
  readonly rules: string;
  /** SQL: true for what stands before the others that fit as well. */
  readonly first?: string;
  /** SQL of what `hit` and `suggestion` are made of, besides the id. */
  readonly columns: string;
  readonly hit: (row: Row & { readonly id: number }) => Hit;
  readonly detail: (row: Row & { readonly id: number }) => string;
}

const start = { rank: '99', at: '-', id: 0 };

/** The words themselves first, then other words for the same thing. Planned anew each time: some words are common. */
async function findIn<Row>(
  spec: WordSearch<Row>,
  { query, principal, words, limit, cursor }: SearchAsk,
): Promise<Found> {
  const { table, of, rules, first = 'false', columns, hit } = spec;
  const from = readPlace(cursor, start);
  const values: unknown[] = [principal.id];
  const value = (one: unknown) => `$${values.push(one)}`;
  const { typed, others } = textQueries(words, [], value);
  const all = others ? `(${typed} || ${others})` : typed;
  const pick = (tier: number, rule: string) =>
    `(select ${of}.id, ${tier} + case when ${first} then 10 else 0 end as tier, ts_rank(${of}.words, ${all}) as fit
      from ${table} where $1::int is not null and ${rules} and ${rule} limit ${mostCounted})`;
  const rows = await query<Row & { id: number; rank: string; total: number }>(
    '',
    `with matches as materialized (
        ${pick(20, `${of}.words @@ ${typed}`)}
        ${others ? `union all ${pick(0, `${of}.words @@ ${others} and not ${of}.words @@ ${typed}`)}` : ''}),
      ranked as (select id, round((tier + least(fit, 9))::numeric, 4) as rank from matches),
      page as (
        select id, rank from ranked where (-rank, id) > (-${value(from.rank)}::numeric, ${value(from.id)}::int)
        order by rank desc, id limit ${value(limit + 1)}::int)
      select ${of}.id, ${columns}, page.rank::text as rank,
        (select least(count(*), ${mostCounted})::int from matches) as total
      from page join ${table} on ${of}.id = page.id order by page.rank desc, ${of}.id`,
    values,
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    total: rows[0]?.total ?? 0,
    hits: shown.map(hit),
    next: rows.length > limit && last ? writePlace({ rank: last.rank, at: '-', id: last.id }) : undefined,
  };
}

/** What has the typed words, the last of which may be unfinished; best fit first. */
async function suggestIn<Row>(
  spec: WordSearch<Row>,
  { query, principal, words, limit }: SearchAsk,
): Promise<Suggestion[]> {
  const { table, of, rules, first = 'false', columns, hit, detail } = spec;
  const typed = wordsOf(words.typed);
  const last = typed.at(-1);
  if (!last || last.length < 2) return [];
  const rows = await query<Row & { id: number }>(
    '',
    `with asked as (
        select websearch_to_tsquery('english', $2::text)
          || (plainto_tsquery('english', $3::text) && to_tsquery('simple', $4::text)) as words)
      select ${of}.id, ${columns} from ${table}, asked
      where $1::int is not null and ${rules} and ${of}.words @@ asked.words
      order by case when ${first} then 0 else 1 end, ts_rank(${of}.words, asked.words) desc, ${of}.id limit $5::int`,
    [principal.id, typed.join(' '), typed.slice(0, -1).join(' '), `${last}:*`, limit],
  );
  return rows.map((row) => {
    const { href, title } = hit(row);
    return { href, label: title, detail: detail(row) };
  });
}

export const searchByWords = <Row>(spec: WordSearch<Row>) => ({
  find: (ask: SearchAsk) => findIn(spec, ask),
  suggest: (ask: SearchAsk) => suggestIn(spec, ask),
});
