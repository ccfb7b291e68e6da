import { type suggest as contract, mostSuggestions } from '#platform/contract/suggest.ts';
import type { Handler } from '#platform/server/area.ts';

/** Each area suggests its own under its own rules; what one leaves free goes to the others. */
export const suggest: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const words = { typed: input.q.trim(), also: [], exact: true };
  const { searches } = services;
  const found = await Promise.all(
    searches.map((one) => one.suggest({ query, principal, words, limit: mostSuggestions })),
  );
  const taken = share(
    found.map((items) => items.length),
    mostSuggestions,
  );
  const groups = searches.map(({ kind, label }, at) => ({
    kind,
    label,
    items: (found[at] ?? []).slice(0, taken[at]).map((one) => ({ ...one })),
  }));
  return { groups: groups.filter(({ items }) => items.length > 0) };
};

/** Deals the places out one by one, so that no kind crowds out another. */
export function share(counts: readonly number[], places: number): number[] {
  const taken = counts.map(() => 0);
  for (let left = places, dealt = true; left > 0 && dealt; ) {
    dealt = false;
    for (const [at, count] of counts.entries()) {
      if (left === 0 || (taken[at] ?? 0) >= count) continue;
      taken[at] = (taken[at] ?? 0) + 1;
      left -= 1;
      dealt = true;
    }
  }
  return taken;
}
