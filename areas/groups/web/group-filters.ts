import { type Category, categories, type Tab, tabs } from '../pure/categories.ts';

/** What the address asks for. */
export interface GroupFilters {
  readonly tab: Tab;
  readonly category?: Category;
  readonly q?: string;
}

/** Whatever the address holds that is not known is left out. */
export function filtersIn(query: URLSearchParams): GroupFilters {
  const category = categories.find((one) => one === query.get('category'));
  const q = query.get('q')?.trim().slice(0, 100);
  return {
    tab: tabs.find((one) => one === query.get('tab')) ?? 'all',
    ...(category && { category }),
    ...(q && { q }),
  };
}

/** Address of the list with these filters. */
export function groupsHref({ tab, ...rest }: GroupFilters): string {
  const query = new URLSearchParams({ ...(tab !== 'all' && { tab }), ...rest }).toString();
  return query ? `/support-groups?${query}` : '/support-groups';
}
