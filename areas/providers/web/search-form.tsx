import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { apiErrorOf } from '#platform/web/client/error.ts';
import type { QueryChange } from '#platform/web/router/hooks.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { PlaceField } from '#platform/web/ui/place-field.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { distances, limits } from '../pure/options.ts';
import { usePlaceSuggestions } from './data.ts';
import type { Filters } from './provider-filters.ts';

const around = distances.map((km) => ({ value: String(km), label: `${km} km` }));
interface SearchFormProps {
  readonly filters: Filters;
  /** Of the search that this form began: a postcode that cannot be is named at its field. */
  readonly error: Error | null;
  readonly onSearch: (change: QueryChange) => void;
}

/** PROVIDERS-03. Nothing is searched before "Search" or Enter, so that the page does not move while someone types. */
export function SearchForm({ filters, error, onSearch }: SearchFormProps) {
  const { search = '', near = '', within = '' } = filters;
  const [typed, setTyped] = useState({ search, near, within: String(within) });
  // The address may change from elsewhere: Back, or a shared link.
  useEffect(() => setTyped({ search, near, within: String(within) }), [search, near, within]);
  const wrong = apiErrorOf(error)?.fieldErrors.find(({ field }) => field === 'near')?.message;
  return (
    <search aria-label="NDIS providers">
      <form
        className="provider-find"
        onSubmit={(event) => {
          event.preventDefault();
          const asked = { search: typed.search.trim(), near: typed.near.trim(), within: typed.within };
          onSearch({ ...asked, exact: null });
        }}
      >
        <TextField
          type="search"
          label="What do you need?"
          hint="Such as “help showering”, or a provider’s name"
          value={typed.search}
          onChange={({ currentTarget }) => setTyped({ ...typed, search: currentTarget.value })}
          maxLength={limits.search}
          enterKeyHint="search"
          autoComplete="off"
        />
        <PlaceField
          label="Suburb or postcode"
          value={typed.near}
          onType={(near) => setTyped({ ...typed, near })}
          error={typed.near.trim() === near ? wrong : undefined}
          maxLength={limits.search}
          usePlaces={usePlaceSuggestions}
        />
        <Select
          label="Within"
          options={around}
          placeholder="Any distance"
          value={typed.within}
          onChange={({ currentTarget }) => setTyped({ ...typed, within: currentTarget.value })}
        />
        <Button type="submit" variant="primary" size="l" icon={Search}>
          Search<span className="vh"> providers</span>
        </Button>
      </form>
    </search>
  );
}
