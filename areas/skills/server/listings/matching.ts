import { type ExpressionBuilder, sql } from 'kysely';
import type { Input } from '#platform/contract/operation.ts';
import { likeText } from '#platform/server/search.ts';
import type { Rows } from '#platform/server/statement.ts';
import type { countSkillListings } from '../../contract.ts';
import type { SkillCategory } from '../../pure/options.ts';
import type { skillListings } from '../tables.ts';
import { isFound } from './visible.ts';

export interface Filters extends Input<typeof countSkillListings> {
  readonly category?: SkillCategory | undefined;
}

type Listings = Rows<{ s: typeof skillListings }>;

/** The listing s is one of those asked for, with the values in it: each set of filters is planned for itself. */
export const isAsked = (filters: Filters, viewer: number) => (e: ExpressionBuilder<Listings, 's'>) => {
  const { search, category, payment, minPrice, maxPrice, delivery, feature, offering, seeking } = filters;
  const inDollars = minPrice !== undefined || maxPrice !== undefined;
  return e.and([
    isFound(viewer, 's'),
    ...(search ? [e('s.haystack', 'ilike', `%${likeText(search.replaceAll(/\s+/g, ' '))}%`)] : []),
    ...(category ? [e('s.category', '=', category)] : []),
    ...(payment ? [e('s.payment', '=', payment)] : []),
    ...(inDollars ? [e('s.payment', '<>', 'credit')] : []),
    ...(minPrice === undefined ? [] : [e('s.price', '>=', minPrice)]),
    ...(maxPrice === undefined ? [] : [e('s.price', '<=', maxPrice)]),
    ...(delivery ? [e('s.delivery', 'in', delivery === 'hybrid' ? [delivery] : [delivery, 'hybrid'])] : []),
    ...(feature ? [sql<boolean>`${e.ref('s.features')} @> array[${feature}]`] : []),
    ...(offering ? [] : [e('s.is_offering', '=', false)]),
    ...(seeking ? [] : [e('s.is_offering', '=', true)]),
  ]);
};
