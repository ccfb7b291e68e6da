import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { apiErrorOf } from '#platform/web/client/error.ts';
import type { QueryChange } from '#platform/web/router/hooks.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { PlaceField } from '#platform/web/ui/place-field.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { communityTypes, distances, limits } from '../pure/options.ts';
import type { CommunityFilters } from './community-filters.ts';
import { usePlaceSuggestions } from './data.ts';
import { typeWords } from './words.ts';

const types = communityTypes.map((value) => ({ value, label: typeWords[value] }));
const around = distances.map((km) => ({ value: String(km), label: `Within ${km} km` }));
interface SearchFormProps {
  readonly filters: CommunityFilters;
  /** Of the search that this form began: a postcode that cannot be is named at its field. */
  readonly error: Error | null;
  readonly onSearch: (change: QueryChange, options: { push: boolean }) => void;
}

/** LOCAL-01. Nothing is searched before "Search" or Enter, so that the page does not move while somebody types. */
export function SearchForm({ filters, error, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState({ location: '', q: '' });
  const [chosen, setChosen] = useState({ type: '', within: '' });
  const { location = '', q = '', type = '', within = '' } = filters;
  // The address may change from elsewhere: Back, a shared link.
  useEffect(() => setTyped({ location, q }), [location, q]);
  useEffect(() => setChosen({ type, within: String(within) }), [type, within]);
  const wrong = apiErrorOf(error)?.fieldErrors.find(({ field }) => field === 'location')?.message;
  return (
    <search aria-label="Local communities">
      <form
        className="near-form"
        onSubmit={(event) => {
          event.preventDefault();
          // A new search begins in the whole country again.
          onSearch({ location: typed.location.trim(), q: typed.q.trim(), ...chosen, state: null }, { push: true });
        }}
      >
        <PlaceField
          label="Suburb, postcode or state"
          value={typed.location}
          onType={(location) => setTyped({ ...typed, location })}
          error={typed.location.trim() === location ? wrong : undefined}
          maxLength={limits.search}
          usePlaces={usePlaceSuggestions}
        />
        <TextField
          type="search"
          label="Name or purpose"
          optional
          value={typed.q}
          onChange={({ currentTarget }) => setTyped({ ...typed, q: currentTarget.value })}
          maxLength={limits.search}
          enterKeyHint="search"
          autoComplete="off"
        />
        <Select
          label="Community type"
          options={types}
          placeholder="All types"
          value={chosen.type}
          onChange={({ currentTarget }) => setChosen({ ...chosen, type: currentTarget.value })}
        />
        <Select
          label="Distance"
          options={around}
          placeholder="Any distance"
          value={chosen.within}
          onChange={({ currentTarget }) => setChosen({ ...chosen, within: currentTarget.value })}
        />
        <Button type="submit" variant="primary" size="l" icon={Search}>
          Search<span className="vh"> communities</span>
        </Button>
      </form>
    </search>
  );
}
