import { useEffect } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { LinkTabs } from '#platform/web/ui/tabs.tsx';
import type { SearchResult } from '../contract.ts';
import { type Ask, useSearch } from './data.ts';
import { NoResults } from './no-results.tsx';
import { rememberSearch } from './recent.ts';
import { RecentList } from './recent-list.tsx';
import { Groups, KindResults } from './results.tsx';
import { SearchForm } from './search-form.tsx';
import { countText, listText, resultText, searchHref, totalOf } from './words.ts';
import './search.css';

/** SHELL-48: a search is an address, so it can be shared, and Back leads to the one before. */
export function Screen() {
  const [query, setQuery] = useQueryParams();
  const q = (query.get('q') ?? '').trim();
  const kind = query.get('kind') || 'all';
  const typed = query.get('words') === 'typed';
  useTitle(q ? `Search: ${q}` : undefined);
  return (
    <>
      <PageTitle title="Search" crumbs={[{ label: 'Home', href: '/' }]} />
      <div className="search-page">
        <SearchForm q={q} onSearch={(next) => setQuery({ q: next, kind: null, words: null }, { push: true })} />
        {q ? <Results key={`${kind} ${typed} ${q}`} ask={{ q, kind, typed }} /> : <RecentList />}
      </div>
    </>
  );
}

function Results({ ask }: { readonly ask: Ask }) {
  const { q, kind, typed } = ask;
  const { data, error, loading, refreshing, retry } = useSearch(ask);
  const total = data && totalOf(kind, data.groups);
  const said = total === undefined ? undefined : resultText(total, q);
  useEffect(() => {
    if (!said) return;
    announce(said);
    rememberSearch(q);
  }, [said, q]);
  if (loading) return <Skeleton look="row" label="Searching" />;
  if (error || !data) {
    return (
      <ErrorState level={2} title="Couldn’t search" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  return (
    <>
      <Kinds ask={ask} groups={data.groups} />
      {total === 0 ? (
        <NoResults result={data} title={said} ask={ask} />
      ) : (
        <>
          <div>
            <p>
              <strong>{said}</strong>
            </p>
            <AlsoSearched result={data} ask={ask} />
          </div>
          {kind === 'all' ? <Groups result={data} typed={typed} /> : <KindResults first={data} ask={ask} />}
        </>
      )}
    </>
  );
}

/** What was looked for besides the words themselves, and the way to do without it. */
function AlsoSearched({ result: { also, near }, ask: { q, kind, typed } }: { result: SearchResult; ask: Ask }) {
  if (typed) {
    return (
      <p>
        Only your own words were searched for.{' '}
        <Link href={searchHref(q, kind)}>Search for other words for the same thing too</Link>
      </p>
    );
  }
  const others = [...also, ...near];
  if (others.length === 0) return null;
  return (
    <p>
      Also searched for: {listText(others)}. <Link href={searchHref(q, kind, true)}>Search for my words only</Link>
    </p>
  );
}

function Kinds({ ask: { q, kind, typed }, groups }: { readonly ask: Ask; readonly groups: SearchResult['groups'] }) {
  const link = (own: string, label: string) => ({
    href: searchHref(q, own, typed),
    label: `${label} ${countText(totalOf(own, groups))}`,
    current: own === kind,
  });
  const links = [link('all', 'Everything'), ...groups.map((one) => link(one.kind, one.label))];
  return <LinkTabs label="Show" links={links} />;
}
