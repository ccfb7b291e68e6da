import { createContext, use } from 'react';
import type { RouteParams } from '../area.ts';
import { navigate } from './navigate.ts';

// Four small contexts instead of one: a filter in the address must not draw every link of a long list again.
/** Path of the screen that is shown; the address bar may be ahead while the next one loads. */
export const PathContext = createContext('/');
/** With its question mark, or empty. Of the address bar while it has the path of the screen that is shown. */
export const SearchContext = createContext('');
export const ParamsContext = createContext<RouteParams>({});
export const LeavingContext = createContext(false);

/** For the menu's "Current". */
export const usePath = (): string => use(PathContext);

/** Query of the shown address, without its question mark. */
export const useShownSearch = (): string => use(SearchContext).slice(1);

export type QueryChange = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** '?a=1' with { b: 2, a: null } → '?b=2'. Empty values leave. */
export function changedQuery(search: string, change: QueryChange): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === undefined || value === '' || value === false) params.delete(name);
    else params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}

/**
 * Filters and searches live in the address: const [query, setQuery] = useQueryParams(); query.get('sort').
 * setQuery({ sort: 'new' }) takes the place of the entry; with { push: true } Back returns to the former filter.
 * Neither moves the focus: say the new result with announce().
 */
export function useQueryParams(): [URLSearchParams, (change: QueryChange, options?: { push?: boolean }) => void] {
  const search = use(SearchContext);
  const set = (change: QueryChange, { push = false } = {}) => {
    navigate(location.pathname + changedQuery(location.search, change), { replace: !push, stay: true });
  };
  return [new URLSearchParams(search), set];
}
