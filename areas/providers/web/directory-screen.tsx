/// <reference types="vite/client" />
import { Bookmark, Building2, FileText } from 'lucide-react';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import type { ProviderCounts } from '../contract.ts';
import { home } from './crumbs.ts';
import { useCounts } from './data.ts';
import { FilterFields } from './filter-fields.tsx';
import { focusFound } from './focus-found.ts';
import { Found } from './found.tsx';
import { comparedIn, type Filters, filtersIn, sortIn } from './provider-filters.ts';
import { SearchForm } from './search-form.tsx';
import './providers.css';

/** PROVIDERS-01 to -11. What is looked for is in the address, so that it can be shared and Back leads through it. */
export function Screen() {
  const [query, setQuery] = useQueryParams();
  const { member } = useSession();
  const filters = filtersIn(query);
  const counts = useCounts(filters);
  const choose = (change: Parameters<typeof setQuery>[0]) => setQuery(change, { push: true });
  return (
    <>
      <PageTitle
        title="NDIS Provider Directory"
        lead="Disability support providers across Australia. No one can pay to be higher in this list."
        crumbs={home}
        actions={
          member && (
            <>
              <ButtonLink href="/ndis-providers/saved" icon={Bookmark}>
                Saved providers
              </ButtonLink>
              <ButtonLink href="/ndis-providers/mine" icon={Building2}>
                Your listings
              </ButtonLink>
            </>
          )
        }
      />
      <SearchForm filters={filters} error={counts.error} onSearch={choose} />
      {filters.search && counts.data && <ReadAs filters={filters} counts={counts.data} onChange={choose} />}
      <div className="provider-browse">
        <FilterFields filters={filters} counts={counts.data} onChange={choose} />
        <Found
          filters={filters}
          sort={sortIn(query, filters)}
          counts={counts.data}
          compared={comparedIn(query)}
          onChange={choose}
        />
      </div>
    </>
  );
}

interface ReadAsProps {
  readonly filters: Filters;
  readonly counts: ProviderCounts;
  readonly onChange: (change: { readonly exact: true | null }) => void;
}

/** What the words were taken for, and the way to search for them alone. */
function ReadAs({ filters: { search, exact }, counts: { readAs }, onChange }: ReadAsProps) {
  if (!exact && readAs.length === 0) return null;
  // While the list is read again, no one knows what it was taken for: the button goes.
  const choose = (only: true | null) => {
    onChange({ exact: only });
    focusFound();
  };
  return (
    <div className="row provider-read">
      <Icon icon={FileText} />
      {exact ? (
        <>
          <span>We looked for exactly “{search}”.</span>
          <Button variant="quiet" onClick={() => choose(null)}>
            Search for similar words too
          </Button>
        </>
      ) : (
        <>
          <span>
            We also looked for{' '}
            {readAs.slice(0, 3).map(({ words, group }, at) => (
              <span key={words}>
                {at > 0 && ', '}
                <strong>
                  {words}
                  {group && ` (${group})`}
                </strong>
              </span>
            ))}
            .
          </span>
          <Button variant="quiet" onClick={() => choose(true)}>
            Search for exactly my words
          </Button>
        </>
      )}
    </div>
  );
}
