import { type RawBuilder, sql } from 'kysely';
import {
  type Found,
  likeText,
  mostCounted,
  readPlace,
  type SearchAsk,
  type Suggestion,
  searchedText,
  type TextQuery,
  writePlace,
} from '#platform/server/search.ts';
import { once } from '#platform/server/statement.ts';
import { from } from '../from.ts';
import { isFound } from './visible.ts';

const first = { rank: '99', at: '-', id: 0 };

/** By their words, best fit first. Planned each time, since some words are common and others rare. */
export async function searchSkillListings({ query, principal, words, limit, cursor }: SearchAsk): Promise<Found> {
  const place = readPlace(cursor, first);
  const { typed, others } = searchedText(words);
  const all: RawBuilder<TextQuery> = others ? sql`(${typed} || ${others})` : typed;
  const found = from
    .selectFrom('skill_listings as s')
    .select((e) => ['s.id', sql<string>`round(ts_rank(${e.ref('s.words')}, ${all})::numeric, 4)`.as('score')])
    .where((e) => sql<boolean>`${e.ref('s.words')} @@ ${all}`)
    .where(isFound(principal.id, 's'))
    .limit(mostCounted);
  const rows = await query(
    once(
      from
        .with(
          (w) => w('hits').materialized(),
          () => found,
        )
        .selectFrom('hits as h')
        .innerJoin('skill_listings as s', 's.id', 'h.id')
        .innerJoin('users as u', 'u.id', 's.owner_id')
        .select((e) => [
          's.id',
          's.title',
          sql<string>`left(${e.ref('s.description')}, 240)`.as('text'),
          'u.name',
          sql<string>`${e.ref('h.score')}::text`.as('score'),
          sql<number>`(select count(*)::int from hits)`.as('total'),
        ])
        .where(
          (e) => sql<boolean>`(${e.ref('h.score')}, -${e.ref('h.id')}) < (${place.rank}::numeric, ${-place.id}::int)`,
        )
        .orderBy('h.score', 'desc')
        .orderBy('h.id')
        .limit(limit + 1),
    ),
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    total: rows[0]?.total ?? 0,
    hits: page.map(({ id, title, text, name }) => ({
      id: String(id),
      href: `/skills-marketplace/${id}`,
      title,
      text,
      warning: '',
      facts: [`By ${name}`],
      at: null,
      avatar: null,
    })),
    next: rows.length > limit && last ? writePlace({ rank: last.score, at: '-', id: last.id }) : undefined,
  };
}

/** Those whose title begins as typed. */
export async function suggestSkillListings({ query, principal, words, limit }: SearchAsk): Promise<Suggestion[]> {
  const typed = likeText(words.typed.trim());
  if (typed.length < 2) return [];
  const rows = await query(
    once(
      from
        .selectFrom('skill_listings as s')
        .select(['s.id', 's.title'])
        .where('s.title', 'ilike', `${typed}%`)
        .where(isFound(principal.id, 's'))
        .orderBy('s.id', 'desc')
        .limit(limit),
    ),
  );
  return rows.map(({ id, title }) => ({ href: `/skills-marketplace/${id}`, label: title, detail: 'Skill' }));
}
