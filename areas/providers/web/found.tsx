import { X } from 'lucide-react';
import { useEffect } from 'react';
import { stateNames } from '#platform/contract/postcodes.ts';
import { announce } from '#platform/web/announce.ts';
import { apiErrorOf } from '#platform/web/client/error.ts';
import type { QueryChange } from '#platform/web/router/hooks.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { EmptyState, EndState, ErrorState } from '#platform/web/ui/states.tsx';
import { useChanged } from '#platform/web/ui/use-changed.ts';
import type { ProviderCounts } from '../contract.ts';
import { type Sort, sorts } from '../pure/options.ts';
import { CompareTray } from './compare-tray.tsx';
import { useProviders } from './data.ts';
import { focusFound } from './focus-found.ts';
import { MapTwin } from './map-twin.tsx';
import { ProviderCards } from './provider-cards.tsx';
import { canSortByDistance, type Filters, isNarrowed, noFilters } from './provider-filters.ts';
import { Rank } from './rank.tsx';
import { SaveSearch } from './searches/save-search.tsx';
import { cityWords, providersOf, sortWords } from './words.ts';

interface FoundProps {
  readonly filters: Filters;
  readonly sort: Sort;
  readonly counts: ProviderCounts | undefined;
  readonly compared: readonly number[];
  readonly onChange: (change: QueryChange) => void;
}

/** "Within 15 km of the middle of Footscray VIC 3011" */
function whereText({ location, near, within, state }: Filters, counts: ProviderCounts): string {
  const parts = [state && `In ${stateNames[state]}`, location && `Around ${cityWords[location]}`];
  if (near && counts.place?.kind === 'spot') {
    parts.push(within ? `Within ${within} km of the middle of ${counts.place.label}` : `Near ${counts.place.label}`);
  }
  if (near && counts.place?.kind === 'unplaced') {
    parts.push(`We don’t know where the middle of ${counts.place.label} is, so this is the whole state`);
  }
  if (near && counts.place?.kind === 'state' && counts.place.state) parts.push(`In ${stateNames[counts.place.state]}`);
  if (near && counts.place?.kind === 'words') parts.push(`With “${counts.place.label}” in the suburb’s name`);
  if (within && !near) parts.push(`To look within ${within} km, add a suburb or postcode`);
  return parts.filter(Boolean).join('. ');
}

/** PROVIDERS-05, -10: the list in a true order, or why there is none. */
export function Found({ filters, sort, counts, compared, onChange }: FoundProps) {
  const title = counts && providersOf(counts.total);
  const narrowed = isNarrowed(filters);
  const asked = JSON.stringify(filters);
  const isNews = useChanged(asked) || narrowed;
  const said = isNews ? title : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, though the words may be the same
  useEffect(() => {
    if (said) announce(said);
  }, [said, asked]);
  const distanceLabel = canSortByDistance(filters) ? sortWords.distance : 'Distance: needs a place';
  return (
    <section className="provider-found" aria-labelledby="providers-found">
      <div className="provider-order">
        <div>
          <h2 id="providers-found">{title ?? 'Providers'}</h2>
          {counts && <p className="soft small">{whereText(filters, counts)}</p>}
        </div>
        <Select
          label="Sort"
          options={sorts.map((value) => ({
            value,
            label: value === 'distance' ? distanceLabel : sortWords[value],
            disabled: value === 'distance' && !canSortByDistance(filters),
          }))}
          value={sort}
          onChange={({ currentTarget }) =>
            onChange({ sort: currentTarget.value === 'rating' ? null : currentTarget.value })
          }
        />
      </div>
      {(narrowed || sort !== 'rating') && (
        <div className="row">
          <Button
            icon={X}
            onClick={() => {
              onChange(noFilters);
              focusFound();
            }}
          >
            Clear filters
          </Button>
          <SaveSearch filters={filters} />
        </div>
      )}
      <Rank sort={sort} />
      <MapTwin filters={filters} counts={counts} onChange={onChange} />
      <CompareTray ids={compared} onChange={onChange} />
      {/* A list of its own for each question, while the fields above it stay where the focus is. */}
      <Results key={`${asked} ${sort}`} {...{ filters, sort, counts, compared, onChange }} />
    </section>
  );
}

function Results({ filters, sort, counts, compared, onChange }: FoundProps) {
  const list = useProviders(filters, sort);
  // Asked the same way again, it would be refused again.
  const wrong = apiErrorOf(list.error)?.fieldErrors[0]?.message;
  if (wrong) return <ErrorState title="Couldn’t load the providers">{wrong}</ErrorState>;
  const choose = (id: number, on: boolean) =>
    onChange({ compare: (on ? [...compared, id] : compared.filter((one) => one !== id)).join(',') });
  return (
    <List
      list={list}
      shown={list.items.length}
      total={counts?.total}
      things={['provider', 'providers']}
      prefix="provider"
      level={3}
      look="post"
      moreLabel="Show more providers"
      empty={<Nothing filters={filters} onChange={onChange} />}
      end={<EndState title="That’s all of them" />}
    >
      <ProviderCards items={list.items} compared={compared} choose={choose} />
    </List>
  );
}

function Nothing({ filters, onChange }: Pick<FoundProps, 'filters' | 'onChange'>) {
  return (
    <EmptyState
      title="No providers found"
      action={
        isNarrowed(filters) && (
          <Button
            onClick={() => {
              onChange(filters.within ? { within: null } : noFilters);
              focusFound();
            }}
          >
            {filters.within ? 'Look at any distance' : 'Show all providers'}
          </Button>
        )
      }
    >
      <p>
        {isNarrowed(filters)
          ? 'Try a wider distance, fewer words or fewer filters.'
          : 'Providers are listed here once an administrator has checked who they are.'}
      </p>
    </EmptyState>
  );
}
