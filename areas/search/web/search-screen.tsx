import { useEffect } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { useSession } from '#platform/web/session.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { LinkTabs } from '#platform/web/ui/tabs.tsx';
import type { SearchKind, SearchResult } from '../contract.ts';
import { useSearch } from './data.ts';
import { rememberSearch } from './recent.ts';
import { RecentList } from './recent-list.tsx';
import { Groups, KindResults } from './results.tsx';
import { SearchForm } from './search-form.tsx';
import { countText, resultText, searchHref, totalOf } from './words.ts';
import './search.css';

const kindOf = (asked: string | null): SearchKind => (asked === 'posts' || asked === 'people' ? asked : 'all');

/** SHELL-48: a search is an address, so it can be shared, and Back leads to the one before. */
export function Screen() {
  const [query, setQuery] = useQueryParams();
  const q = (query.get('q') ?? '').trim();
  const kind = kindOf(query.get('kind'));
  useTitle(q ? `Search: ${q}` : undefined);
  return (
    <>
      <PageTitle title="Search" crumbs={[{ label: 'Home', href: '/' }]} />
      <div className="search-page">
        <SearchForm q={q} onSearch={(next) => setQuery({ q: next, kind: null }, { push: true })} />
        {q ? <Results key={`${kind} ${q}`} q={q} kind={kind} /> : <RecentList />}
      </div>
    </>
  );
}

function Results({ q, kind }: { readonly q: string; readonly kind: SearchKind }) {
  const { data, error, loading, refreshing, retry } = useSearch({ q, kind });
  const said = data && resultText(totalOf(kind, data.total), q);
  useEffect(() => {
    if (!said) return;
    announce(said);
    rememberSearch(q);
  }, [said, q]);
  if (loading) return <Skeleton look="row" label="Searching" />;
  if (error || !data) {
    return (
      <ErrorState level={2} title="The search did not work" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  return (
    <>
      <Kinds q={q} kind={kind} total={data.total} />
      {totalOf(kind, data.total) === 0 ? (
        <NoResults title={said} />
      ) : (
        <>
          <p>
            <strong>{said}</strong>
          </p>
          {kind === 'all' ? <Groups result={data} /> : <KindResults first={data} kind={kind} />}
        </>
      )}
    </>
  );
}

function Kinds({
  q,
  kind,
  total,
}: {
  readonly q: string;
  readonly kind: SearchKind;
  readonly total: SearchResult['total'];
}) {
  const link = (own: SearchKind, label: string) => ({
    href: searchHref(q, own),
    label: `${label} ${countText(totalOf(own, total))}`,
    current: own === kind,
  });
  return (
    <LinkTabs label="Show" links={[link('all', 'Everything'), link('posts', 'Posts'), link('people', 'People')]} />
  );
}

/** Says what was tried, and what may help. */
function NoResults({ title }: { readonly title: string | undefined }) {
  const isMember = useSession().member !== null;
  return (
    <EmptyState level={2} title={title}>
      <p>
        {isMember
          ? 'We looked through posts and members that are open to you. Near spellings of names count too.'
          : 'We looked through public posts.'}
      </p>
      <p>Try fewer words, or other words for the same thing.</p>
      {!isMember && (
        <p>
          <Link href="/sign-in">Sign in</Link> to find members and what they share with each other.
        </p>
      )}
    </EmptyState>
  );
}
