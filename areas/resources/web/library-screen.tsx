/// <reference types="vite/client" />
import { Plus } from 'lucide-react';
import { signInHref } from '#areas/account/web/public.ts';
import { mayHere } from '#platform/web/acting.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { SearchBox } from '#platform/web/ui/search-box.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { useChanged } from '#platform/web/ui/use-changed.ts';
import { limits } from '../pure/options.ts';
import { Categories } from './categories.tsx';
import { Filters } from './filters.tsx';
import { Library } from './library.tsx';
import { filtersIn, isNarrowed, type LibraryFilters } from './library-filters.ts';
import { QuickHelp } from './quick-help.tsx';
import { TakeAwayBar } from './take-away-bar.tsx';
import { tabWords } from './words.ts';
import './resources.css';

/** RESOURCES-01 to 17. What is looked for stands in the address, so that it can be shared and Back leads through it. */
export function Screen() {
  const { member } = useSession();
  const [query, setQuery] = useQueryParams();
  const filters = filtersIn(query);
  // Another tab is another list, which is news by itself.
  const isNews = useChanged(JSON.stringify({ ...filters, tab: '' })) || isNarrowed(filters);
  return (
    <>
      <PageTitle
        title="Resource Library"
        lead="Guides, numbers and forms that are worth keeping. Each says when someone last checked it."
        crumbs={[{ label: 'Home', href: '/' }]}
        actions={
          mayHere('createResource') && (
            <ButtonLink
              href={member ? '/resources/submit' : signInHref('/resources/submit')}
              variant="primary"
              icon={Plus}
            >
              Submit Resource
            </ButtonLink>
          )
        }
      >
        {member && (
          <p className="row">
            <Link href="/resources/saved">Saved resources</Link>
            <Link href="/resources/mine">Your resources</Link>
          </p>
        )}
      </PageTitle>
      <div className="library">
        <Categories filters={filters} />
        <div className="library-main">
          <SearchBox
            region="Resources"
            label="Search resources"
            what="the library"
            placeholder="Search resources..."
            limit={limits.search}
            search={filters.q ?? ''}
            onSearch={(q) => setQuery({ q })}
          />
          <Filters filters={filters} onChange={(change) => setQuery(change, { push: true })} />
          <Tabs
            label="Which resources"
            manual
            value={filters.tab}
            onChange={(tab) => setQuery({ tab: tab === 'all' ? null : tab }, { push: true })}
            tabs={tabWords.map(({ id, label }) => ({
              id,
              label,
              panel: filters.tab === id && (
                <Library key={JSON.stringify(filters)} filters={filters satisfies LibraryFilters} isNews={isNews} />
              ),
            }))}
          />
          <TakeAwayBar />
        </div>
        <QuickHelp />
      </div>
    </>
  );
}
