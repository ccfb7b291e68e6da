import { inFigures, plural } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { categories } from '../pure/options.ts';
import { words } from '../pure/words.ts';
import { useCounts } from './data.ts';
import { type LibraryFilters, libraryHref } from './library-filters.ts';

/** RESOURCES-03: links with true counts, under the search and filters that are in force. */
export function Categories({ filters }: { readonly filters: LibraryFilters }) {
  const { data, error, loading } = useCounts(filters);
  const { category: chosen, ...others } = filters;
  const counts = new Map(data?.map(({ category, count }) => [category, count]));
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const rows = [
    { key: 'all', label: 'All categories', href: libraryHref(others), count: total, current: !chosen },
    ...categories.map((category) => ({
      key: category,
      label: words.category(category),
      href: libraryHref({ ...others, category }),
      count: counts.get(category) ?? 0,
      current: chosen === category,
    })),
  ];
  if (loading) return <Skeleton count={1} label="Loading the categories" />;
  return (
    <Section title="Categories" side region={false} className="library-categories">
      {error && <p role="alert">{textForPeople(error)}</p>}
      <nav aria-label="Categories">
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list library-kinds" role="list">
          {rows.map(({ key, label, href, count, current }) => (
            <li key={key}>
              <Link href={href} className="plain" aria-current={current ? 'true' : undefined}>
                <span>{label}</span>
                {data && (
                  <span className="num">
                    {inFigures(count)}
                    <span className="vh"> {plural(count, 'resource')}</span>
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
