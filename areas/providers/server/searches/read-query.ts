import { countProviders } from '../../contract.ts';
import type { Filters } from '../matching.ts';

/** What a saved search may ask for, in the order in which it is kept. What is open just now is no lasting wish. */
const kept = [
  'search',
  'exact',
  'location',
  'near',
  'within',
  'state',
  'serviceType',
  'registrationGroup',
  'supportCategory',
  'planManagement',
  'feature',
  'language',
  'gender',
  'auslan',
  'vacancy',
] as const;

export interface ReadQuery {
  /** The same search always has the same text. */
  readonly query: string;
  readonly filters: Filters;
}

/** The search that an address asks for; undefined: none, or one that can’t be asked. */
export function readQuery(text: string): ReadQuery | undefined {
  const given = new URLSearchParams(text);
  const asked = kept.flatMap((key) => {
    const value = given.get(key)?.trim();
    return value && value !== 'all' && value !== 'false' ? [[key, value] as const] : [];
  });
  // The database knows no U+0000: asked together with others, one such search would stop their news too.
  if (asked.length === 0 || asked.some(([, value]) => value.includes('\0'))) return undefined;
  const read = countProviders.query.safeParse(Object.fromEntries(asked));
  if (!read.success) return undefined;
  return { query: new URLSearchParams(Object.fromEntries(asked)).toString(), filters: read.data };
}
