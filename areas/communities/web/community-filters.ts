import { type StateCode, stateCodes } from '#platform/contract/postcodes.ts';
import { type CommunityType, communityTypes, distances, limits } from '../pure/options.ts';

/** What the address asks for. */
export interface CommunityFilters {
  readonly location?: string;
  readonly type?: CommunityType;
  readonly state?: StateCode;
  readonly q?: string;
  readonly within?: number;
}

const oneOf = <T extends string>(all: readonly T[], given: string | null): T | undefined =>
  all.find((one) => one === given);

/** Whatever the address holds that is not known is left out. */
export function filtersIn(query: URLSearchParams): CommunityFilters {
  const location = query.get('location')?.trim().slice(0, limits.search);
  const q = query.get('q')?.trim().slice(0, limits.search);
  const type = oneOf(communityTypes, query.get('type'));
  const state = oneOf(stateCodes, query.get('state'));
  const within = distances.find((km) => String(km) === query.get('within'));
  return {
    ...(location && { location }),
    ...(q && { q }),
    ...(type && { type }),
    ...(state && { state }),
    ...(within && { within }),
  };
}

export const isNarrowed = (filters: CommunityFilters): boolean => Object.keys(filters).length > 0;
