import { Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { apiErrorOf } from '#platform/web/client/error.ts';
import type { QueryChange } from '#platform/web/router/hooks.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { communityTypes, distances, limits } from '../pure/options.ts';
import type { CommunityFilters } from './community-filters.ts';
import { usePlaceSuggestions } from './data.ts';
import { typeWords } from './words.ts';

const types = communityTypes.map((value) => ({ value, label: typeWords[value] }));
const around = distances.map((km) => ({ value: String(km), label: `Within ${km} km` }));
const pause = 250;

/** The words of a field once nobody has typed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

interface SearchFormProps {
  readonly filters: CommunityFilters;
  /** Of the search that this form began: a postcode that cannot be is named at its field. */
  readonly error: Error | null;
  readonly onSearch: (change: QueryChange, options: { push: boolean }) => void;
}

/** LOCAL-01. Nothing is searched before "Search" or Enter, so that the page does not move while somebody types. */
export function SearchForm({ filters, error, onSearch }: SearchFormProps) {
  const list = useId();
  const [typed, setTyped] = useState({ location: '', q: '' });
  const [chosen, setChosen] = useState({ type: '', within: '' });
  const { location = '', q = '', type = '', within = '' } = filters;
  // The address may change from elsewhere: Back, a shared link.
  useEffect(() => setTyped({ location, q }), [location, q]);
  useEffect(() => setChosen({ type, within: String(within) }), [type, within]);
  const { data: suggestions = [] } = usePlaceSuggestions(useRested(typed.location));
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
        <TextField
          label="Suburb, postcode or state"
          value={typed.location}
          onChange={({ currentTarget }) => setTyped({ ...typed, location: currentTarget.value })}
          error={typed.location.trim() === location ? wrong : undefined}
          list={list}
          spoken
          maxLength={limits.search}
          enterKeyHint="search"
          autoComplete="off"
        />
        <datalist id={list}>
          {suggestions.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
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
