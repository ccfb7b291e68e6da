import {
  type Category,
  categories,
  type Format,
  formats,
  limits,
  type ResourceType,
  resourceTypes,
  type State,
  states,
  type Tab,
  tabs,
} from '../pure/options.ts';
import { words } from '../pure/words.ts';

/** What the address asks for. */
export interface LibraryFilters {
  readonly tab: Tab;
  readonly category?: Category;
  readonly type?: ResourceType;
  readonly format?: Format;
  readonly state?: State;
  readonly tag?: string;
  readonly q?: string;
}

const oneOf = <T extends string>(all: readonly T[], given: string | null): T | undefined =>
  all.find((one) => one === given);

/** Whatever the address holds that is not known is left out. */
export function filtersIn(query: URLSearchParams): LibraryFilters {
  const category = oneOf(categories, query.get('category'));
  const type = oneOf(resourceTypes, query.get('type'));
  const format = oneOf(formats, query.get('format'));
  const state = oneOf(states, query.get('state'));
  const tag = query.get('tag')?.slice(0, limits.tag);
  const q = query.get('q')?.trim().slice(0, limits.search);
  return {
    tab: oneOf(tabs, query.get('tab')) ?? 'all',
    ...(category && { category }),
    ...(type && { type }),
    ...(format && { format }),
    ...(state && { state }),
    ...(tag && { tag }),
    ...(q && { q }),
  };
}

/** Address of the library with these filters. */
export function libraryHref({ tab, ...rest }: LibraryFilters): string {
  const query = new URLSearchParams({ ...(tab !== 'all' && { tab }), ...rest }).toString();
  return query ? `/resources?${query}` : '/resources';
}

/** True when something besides the tab narrows the list. */
export const isNarrowed = ({ tab: _tab, ...rest }: LibraryFilters): boolean => Object.keys(rest).length > 0;

/** What was looked for, as a member would write it: "bus timetable, housing, in Easy Read, Victoria". */
export function lookedFor({ q, tag, category, type, format, state }: LibraryFilters): string {
  const parts = [
    q,
    tag && `#${tag}`,
    category && words.category(category),
    type,
    format && `in ${words.format(format)}`,
    state && words.state(state),
  ];
  return parts.filter(Boolean).join(', ').slice(0, limits.requestWords);
}
