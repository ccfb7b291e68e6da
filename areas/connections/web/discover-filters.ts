import { limits } from '../pure/limits.ts';
import { type Aim, aims, type Distance, distances, type Room, rooms, type Support, supports } from '../pure/options.ts';

/** What the address asks for; what is left out is as one’s own profile says. */
export interface DiscoverFilters {
  readonly room?: Room;
  readonly lookingFor?: Aim;
  readonly ageMin?: number;
  readonly ageMax?: number;
  readonly distance?: Distance;
  /** With commas. */
  readonly support?: string;
}

const oneOf = <T extends string>(all: readonly T[], given: string | null): T | undefined =>
  all.find((one) => one === given);

function ageIn(given: string | null): number | undefined {
  const age = Number(given);
  return given && Number.isInteger(age) && age >= limits.age.min && age <= limits.age.max ? age : undefined;
}

export const supportIn = (given: string | null | undefined): Support[] =>
  supports.filter((one) => given?.split(',').includes(one));

/** Whatever the address holds that is not known is left out. */
export function filtersIn(query: URLSearchParams): DiscoverFilters {
  const room = oneOf(rooms, query.get('room'));
  const lookingFor = oneOf(aims, query.get('for'));
  const [ageMin, ageMax] = [ageIn(query.get('from')), ageIn(query.get('to'))];
  const distance = oneOf(distances, query.get('distance'));
  const support = supportIn(query.get('support')).join(',');
  return {
    ...(room && { room }),
    ...(lookingFor && { lookingFor }),
    ...(ageMin && { ageMin }),
    ...(ageMax && { ageMax }),
    ...(distance && { distance }),
    ...(support && { support }),
  };
}

export const isNarrowed = ({ room: _, ...filters }: DiscoverFilters): boolean => Object.keys(filters).length > 0;

/** An address without filters, in the room that one is in. */
export const noFilters = { for: null, from: null, to: null, distance: null, support: null } as const;
