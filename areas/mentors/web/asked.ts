import { type FocusArea, focusAreas, limits, type Meeting, meetings } from '../pure/options.ts';

const tabs = ['find', 'mentorships', 'requests'] as const;
export type Tab = (typeof tabs)[number];

/** What the address asks for. */
export interface Asked {
  readonly search?: string;
  readonly focusArea?: FocusArea;
  readonly minRating?: string;
  readonly minYears?: string;
  readonly respondsWithin?: string;
  readonly format?: Meeting;
  readonly hasRoom?: boolean;
}

export const ratingChoices = [
  { value: '3', label: '3 and more' },
  { value: '4', label: '4 and more' },
  { value: '4.5', label: '4.5 and more' },
] as const;
export const yearChoices = [
  { value: '2', label: '2 years or more' },
  { value: '5', label: '5 years or more' },
  { value: '10', label: '10 years or more' },
] as const;
export const responseChoices = [
  { value: '1', label: 'A day' },
  { value: '3', label: '3 days' },
  { value: '7', label: 'A week' },
] as const;

const oneOf = <T extends string>(all: readonly T[], given: string | null): T | undefined =>
  all.find((one) => one === given);
const choiceIn = (all: readonly { readonly value: string }[], given: string | null) =>
  all.find(({ value }) => value === given)?.value;

export const tabIn = (query: URLSearchParams): Tab => oneOf(tabs, query.get('tab')) ?? 'find';

/** What the address holds that is not known is left out. */
export function askedIn(query: URLSearchParams): Asked {
  const search = query.get('search')?.trim().slice(0, limits.search);
  const focusArea = oneOf(focusAreas, query.get('focus'));
  const minRating = choiceIn(ratingChoices, query.get('rating'));
  const minYears = choiceIn(yearChoices, query.get('years'));
  const respondsWithin = choiceIn(responseChoices, query.get('answers'));
  const format = oneOf(meetings, query.get('format'));
  return {
    ...(search && { search }),
    ...(focusArea && { focusArea }),
    ...(minRating && { minRating }),
    ...(minYears && { minYears }),
    ...(respondsWithin && { respondsWithin }),
    ...(format && { format }),
    ...(query.get('room') === 'true' && { hasRoom: true }),
  };
}

/** What takes the further filters out of the address. */
export const noMoreFilters = { rating: null, years: null, answers: null, format: null, room: null } as const;
export const noFilters = { search: null, focus: null, ...noMoreFilters } as const;

/** The further ones. */
export const countMore = ({ search: _, focusArea: __, ...more }: Asked): number => Object.keys(more).length;
export const isNarrowed = (asked: Asked): boolean => Object.keys(asked).length > 0;

export const queryOf = ({ minRating, minYears, respondsWithin, hasRoom, ...rest }: Asked) => ({
  ...rest,
  ...(minRating && { minRating: Number(minRating) }),
  ...(minYears && { minYears: Number(minYears) }),
  ...(respondsWithin && { respondsWithin: Number(respondsWithin) }),
  ...(hasRoom && { hasRoom: 'true' }),
});
