import { MapPinned } from 'lucide-react';
import { useState } from 'react';
import type { QueryChange } from '#platform/web/router/hooks.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { StateMap } from '#platform/web/ui/state-map.tsx';
import type { ProviderCounts } from '../contract.ts';
import { focusFound } from './focus-found.ts';
import type { Filters } from './provider-filters.ts';

interface MapTwinProps {
  readonly filters: Filters;
  readonly counts: ProviderCounts | undefined;
  readonly onChange: (change: QueryChange) => void;
}

/** Where they are; everything that the map says is in the list below it. */
export function MapTwin({ filters, counts, onChange }: MapTwinProps) {
  // Open at first for whoever comes with a state; then the reader decides, whatever is chosen.
  const [isOpen] = useState(filters.state !== undefined);
  return (
    <Disclosure summary="On the map" icon={MapPinned} boxed open={isOpen}>
      <p>Providers in each state and territory. Press one to list them.</p>
      <div className="provider-map">
        <StateMap
          things={['provider', 'providers']}
          legend="Providers by state and territory"
          states={counts?.states.map(({ value, count }) => ({ state: value, count }))}
          points={counts?.points}
          here={counts?.place?.spot}
          chosen={filters.state}
          onChoose={(state) => onChange({ state: state ?? null })}
        />
      </div>
      {filters.state && (
        <Button
          onClick={() => {
            onChange({ state: null });
            focusFound();
          }}
        >
          Show all states and territories
        </Button>
      )}
      <p className="soft small">
        Distances are from the middle of a suburb or postcode. Places are from{' '}
        <Link href="https://www.geonames.org" newTab>
          GeoNames
        </Link>
        .
      </p>
    </Disclosure>
  );
}
