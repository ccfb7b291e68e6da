import { Search, Trash2 } from 'lucide-react';
import { textForPeople } from '#platform/web/client/error.ts';
import { focusHeading } from '#platform/web/router/arrive.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { SavedSearch } from '../../contract.ts';
import { restoreSearch, useDeleteSearch, useSearches } from '../data.ts';
import { filtersIn } from '../provider-filters.ts';
import { filtersText } from './filters-text.ts';

const undoMs = 15_000;

/** The reader’s own searches: each opens the directory as it was asked. */
export function SavedSearches() {
  const { data, error, loading, refreshing, retry } = useSearches();
  return (
    <Section title="Saved searches">
      {loading && <Skeleton count={1} look="row" label="Loading your searches" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load your searches" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data?.length === 0 && (
        <EmptyState title="No saved searches" level={3}>
          <p>Search the directory, then choose “Save this search”. We tell you when a provider that fits has space.</p>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <p className="soft">We tell you when a provider that one of these finds has space.</p>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="plain-list list" role="list">
            {data.map((search) => (
              <Row key={search.id} search={search} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function Row({ search }: { readonly search: SavedSearch }) {
  const { id, name, query } = search;
  const undo = () =>
    void restoreSearch(search).then(() => toast({ title: 'Search restored' }), failed('Couldn’t restore the search'));
  const remove = useDeleteSearch({
    onDone: () => {
      focusHeading();
      toast({ title: 'Search deleted', duration: undoMs, action: { label: 'Undo', onAction: undo } });
    },
    onFail: failed('Couldn’t delete the search'),
  });
  return (
    <li className="provider-search">
      <div>
        <h3>{name}</h3>
        <p className="soft small">{filtersText(filtersIn(new URLSearchParams(query)))}</p>
      </div>
      <div className="row">
        <ButtonLink href={`/ndis-providers?${query}`} icon={Search} description="a saved search">
          Open<span className="vh">: {name}</span>
        </ButtonLink>
        <Button
          variant="quiet"
          icon={Trash2}
          pending={remove.pending}
          description="Delete the search"
          onClick={() => remove.mutate({ id })}
        >
          Delete<span className="vh">: {name}</span>
        </Button>
      </div>
    </li>
  );
}
