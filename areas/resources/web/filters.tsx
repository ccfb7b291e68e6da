import { X } from 'lucide-react';
import { preferredFirst, usePreferredFormats } from '#platform/web/preferences/preferred-formats.ts';
import type { QueryChange } from '#platform/web/router/hooks.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { type Format, formats, resourceTypes, states } from '../pure/options.ts';
import { words } from '../pure/words.ts';
import { isNarrowed, type LibraryFilters } from './library-filters.ts';
import { capital } from './words.ts';

const types = resourceTypes.map((value) => ({ value, label: capital(value) }));
const places = states.map((value) => ({ value, label: words.state(value) }));

interface FiltersProps {
  readonly filters: LibraryFilters;
  readonly onChange: (change: QueryChange) => void;
}

export function Filters({ filters, onChange }: FiltersProps) {
  const preferred: readonly Format[] = usePreferredFormats();
  const ways = preferredFirst(formats, (one) => preferred.includes(one)).map((value) => ({
    value,
    label: words.format(value),
  }));
  return (
    <fieldset className="library-filters">
      <legend className="vh">Filters</legend>
      <Select
        label="Type"
        options={types}
        placeholder="All types"
        value={filters.type ?? ''}
        onChange={(event) => onChange({ type: event.currentTarget.value })}
      />
      <Select
        label="Format"
        options={ways}
        placeholder="All formats"
        value={filters.format ?? ''}
        onChange={(event) => onChange({ format: event.currentTarget.value })}
      />
      <Select
        label="State"
        options={places}
        placeholder="Everywhere"
        value={filters.state ?? ''}
        onChange={(event) => onChange({ state: event.currentTarget.value })}
      />
      {isNarrowed(filters) && (
        <Button
          variant="quiet"
          icon={X}
          onClick={() => onChange({ category: null, type: null, format: null, state: null, tag: null, q: null })}
        >
          Show everything{filters.tag && <> (now: #{filters.tag})</>}
        </Button>
      )}
    </fieldset>
  );
}
