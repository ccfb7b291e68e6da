import type { Handler } from '#platform/server/area.ts';
import { otherWordsFor } from '#platform/server/other-words.ts';
import { problem } from '#platform/server/problem.ts';
import type { Search, SearchAsk } from '#platform/server/search.ts';
import type { search as contract } from '../contract.ts';

const mostTags = 8;

const unique = (texts: readonly string[]) => [...new Set(texts)];

/**
 * Each area finds its own and applies its own rules. A search of one kind still counts the others, so that the filters
 * can say how many they lead to; one found thing is enough for that.
 */
export const search: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const { kind, limit, cursor, words } = input;
  const { searches } = services;
  if (kind !== 'all' && !searches.some((one) => one.kind === kind)) {
    throw problem.invalid([{ field: 'kind', rule: 'unknown', message: 'Choose one of the kinds there are.' }]);
  }
  const q = input.q.trim();
  const exact = words === 'typed';
  const also = exact ? [] : await otherWordsFor(query, q);
  const ask: SearchAsk = { query, principal, words: { typed: q, also, exact }, limit };
  const found = await Promise.all(
    searches.map((one) => {
      if (kind === 'all') return one.find(ask);
      return one.find(one.kind === kind ? { ...ask, cursor } : { ...ask, limit: 1 });
    }),
  );
  const isShown = (own: string) => kind === 'all' || kind === own;
  const shownTotal = found.reduce((sum, { total }, at) => sum + (isShown(searches[at]?.kind ?? '') ? total : 0), 0);
  const next = searches.findIndex((one) => one.kind === kind);
  return {
    query: q,
    also: unique(also.map(({ phrase }) => phrase)),
    near: unique(found.flatMap(({ near = [] }) => near)),
    groups: searches.map(({ kind: own, label }, at) => ({
      kind: own,
      label,
      total: found[at]?.total ?? 0,
      hits: isShown(own) ? [...(found[at]?.hits ?? [])].map((hit) => ({ ...hit, facts: [...hit.facts] })) : [],
    })),
    next: found[next]?.next ?? null,
    help: shownTotal === 0 && !cursor ? await helpFor(ask, searches) : null,
  };
};

/** What may lead on from an empty answer. */
async function helpFor(ask: SearchAsk, searches: readonly Pick<Search, 'spellings' | 'tags'>[]) {
  const [spellings, tags] = await Promise.all([
    Promise.all(searches.map(async (one) => (await one.spellings?.(ask)) ?? [])),
    Promise.all(searches.map(async (one) => (await one.tags?.({ ...ask, limit: mostTags })) ?? [])),
  ]);
  return { spellings: unique(spellings.flat()).slice(0, 3), tags: unique(tags.flat()).slice(0, mostTags) };
}
