import { useEffect, useState } from 'react';
import type { QueryChange } from '#platform/web/router/hooks.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { Range } from '#platform/web/ui/range.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import type { RelationshipProfile } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { aimsOfRoom, type Distance, type Room, type Support, supports } from '../pure/options.ts';
import { aimWords, supportWords } from '../pure/words.ts';
import { type DiscoverFilters, isNarrowed, noFilters, supportIn } from './discover-filters.ts';

const options = supports.map((value) => ({ value, label: supportWords[value] }));

const distanceOptions = ({ maxDistance, openToLongDistance }: RelationshipProfile) => [
  { value: '25', label: '25 km' },
  { value: '50', label: '50 km' },
  { value: '100', label: '100 km' },
  { value: 'own', label: openToLongDistance ? 'As in my profile: anywhere' : `As in my profile: ${maxDistance} km` },
  { value: 'any', label: 'Anywhere' },
];

const startOf = (filters: DiscoverFilters, { ageRangeMin, ageRangeMax }: RelationshipProfile) => ({
  for: filters.lookingFor ?? '',
  from: filters.ageMin ?? ageRangeMin,
  to: filters.ageMax ?? ageRangeMax,
  distance: filters.distance ?? ('own' as Distance),
  support: supportIn(filters.support),
});

interface FilterFormProps {
  readonly profile: RelationshipProfile;
  readonly room: Room;
  readonly filters: DiscoverFilters;
  readonly onApply: (change: QueryChange) => void;
}

/** CONNECT-04, -05. Nothing is looked for before “Apply Filters”. */
export function FilterForm({ profile, room, filters, onApply }: FilterFormProps) {
  const [chosen, setChosen] = useState(() => startOf(filters, profile));
  const address = JSON.stringify(filters);
  // The address may change from elsewhere: Back, a reset.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are the address
  useEffect(() => setChosen(startOf(filters, profile)), [address]);
  const { ageRangeMin, ageRangeMax } = profile;
  const isOrdered = chosen.from <= chosen.to;
  const apply = () =>
    onApply({
      for: chosen.for,
      from: chosen.from === ageRangeMin ? null : chosen.from,
      to: chosen.to === ageRangeMax ? null : chosen.to,
      distance: chosen.distance === 'own' ? null : chosen.distance,
      support: chosen.support.join(','),
    });
  return (
    <Section title="Filters" side id="connections-filters">
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (isOrdered) apply();
        }}
      >
        <Select
          label="Looking for"
          placeholder="Any"
          options={aimsOfRoom[room].map((value) => ({ value, label: aimWords[value] }))}
          value={chosen.for}
          onChange={({ currentTarget }) => setChosen({ ...chosen, for: currentTarget.value })}
        />
        <Range
          label="Youngest age"
          unit="years"
          min={limits.age.min}
          max={limits.age.max}
          value={chosen.from}
          onChange={(from) => setChosen({ ...chosen, from })}
          error={isOrdered ? undefined : 'The youngest age can’t be above the oldest.'}
        />
        <Range
          label="Oldest age"
          hint="80 means 80 and over."
          unit="years"
          min={limits.age.min}
          max={limits.age.max}
          value={chosen.to}
          onChange={(to) => setChosen({ ...chosen, to })}
        />
        <Select
          label="Distance"
          hint={
            profile.place
              ? 'From the middle of your area, rounded.'
              : 'Add your suburb to your profile to filter by distance.'
          }
          options={distanceOptions(profile)}
          value={chosen.distance}
          onChange={({ currentTarget }) => setChosen({ ...chosen, distance: currentTarget.value as Distance })}
        />
        <CheckboxGroup<Support>
          legend="Accessibility support"
          options={options}
          values={chosen.support}
          onChange={(support) => setChosen({ ...chosen, support })}
        />
        <div className="row">
          <Button type="submit" variant="primary">
            Apply Filters
          </Button>
          {isNarrowed(filters) && (
            <Button variant="quiet" onClick={() => onApply(noFilters)}>
              Reset filters
            </Button>
          )}
        </div>
      </form>
    </Section>
  );
}
