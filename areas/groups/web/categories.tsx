import { LayoutGrid } from 'lucide-react';
import { inFigures, plural } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { categories, categoryWords } from '../pure/categories.ts';
import { categoryIcons } from './category-icon.ts';
import { useCounts } from './data.ts';
import { type GroupFilters, groupsHref } from './group-filters.ts';

/** GROUPS-03: links with true counts, under the tab and the search that are in force. */
export function Categories({ filters }: { readonly filters: GroupFilters }) {
  const { data, error, loading } = useCounts(filters);
  const { category: chosen, ...others } = filters;
  const counts = new Map(data?.map(({ category, count }) => [category, count]));
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const rows = [
    { key: 'all', label: 'All Groups', icon: LayoutGrid, href: groupsHref(others), count: total, current: !chosen },
    ...categories.map((category) => ({
      key: category,
      label: categoryWords[category],
      icon: categoryIcons[category],
      href: groupsHref({ ...others, category }),
      count: counts.get(category) ?? 0,
      current: chosen === category,
    })),
  ];
  if (loading) return <Skeleton count={1} label="Loading the categories" />;
  return (
    <Section title="Categories" side region={false} className="group-categories">
      {error && <p role="alert">{textForPeople(error)}</p>}
      <nav aria-label="Categories">
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list group-kinds" role="list">
          {rows.map(({ key, label, icon, href, count, current }) => (
            <li key={key}>
              <Link href={href} className="plain" aria-current={current ? 'true' : undefined}>
                <Icon icon={icon} />
                <span>{label}</span>
                {data && (
                  <span className="num">
                    {inFigures(count)}
                    <span className="vh"> {plural(count, 'group')}</span>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
