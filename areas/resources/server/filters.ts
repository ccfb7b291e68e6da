import type { Input } from '#platform/contract/operation.ts';
import { likeText } from '#platform/server/search.ts';
import type { listResourceCategories } from '../contract.ts';

type Filters = Omit<Input<typeof listResourceCategories>, never>;

/** What was typed, as it is looked for: a line break in it would match across title and description. */
const wanted = (q: string | undefined) => (q ?? '').replaceAll(/\s+/g, ' ').trim();

/** SQL: the published resource r is one of those asked for. `value` gives a placeholder for a value. */
export function matching(filters: Filters, viewerId: number, value: (one: unknown) => string): string {
  const { type, format, state, tag, tab, saved } = filters;
  const q = wanted(filters.q);
  return [
    `r.status = 'published'`,
    tab === 'verified' && 'r.is_verified',
    type && `r.resource_type = ${value(type)}`,
    format && `r.formats @> array[${value(format)}]`,
    state && `r.states && array[${value(state)}, 'national']`,
    tag && `r.tags @> array[${value(tag)}]`,
    q && `r.haystack ilike ${value(`%${likeText(q)}%`)}`,
    saved &&
      `exists (select 1 from resource_saves s where s.resource_id = r.id and s.user_id = ${value(viewerId)}::int)`,
  ]
    .filter(Boolean)
    .join(' and ');
}
