import { useState } from 'react';
import { inFigures } from '#platform/contract/counted.ts';
import type { QueryChange } from '#platform/web/router/hooks.ts';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import type { ProviderCounts } from '../contract.ts';
import { categoryNames, groupNames } from '../pure/ndis.ts';
import { accessFeatures, cities, planManagements, serviceTypes } from '../pure/options.ts';
import { countMore, type Filters } from './provider-filters.ts';
import { cityWords, featureWords, genderWords, planWords, typeWords } from './words.ts';

interface FilterFieldsProps {
  readonly filters: Filters;
  /** How many each choice would leave; undefined while they load. */
  readonly counts: ProviderCounts | undefined;
  readonly onChange: (change: QueryChange) => void;
}

type Facet = readonly { readonly value: string; readonly count: number }[] | undefined;

const countOf = (facet: Facet, value: string) => facet?.find((one) => one.value === value)?.count;
const withCount = (words: string, count: number | undefined) =>
  count === undefined ? words : `${words} (${inFigures(count)})`;
/** "0107 Daily Personal Activities"; a code without a confirmed name is shown as its code alone. */
const coded = (code: string, names: Readonly<Record<string, string>>) => [code, names[code]].filter(Boolean).join(' ');

/** What is chosen stays a choice, though it leaves none. */
function optionsOf(facet: Facet, chosen: string | undefined, words: (value: string) => string) {
  const known = facet ?? [];
  const all = chosen && !known.some(({ value }) => value === chosen) ? [...known, { value: chosen, count: 0 }] : known;
  return all.map(({ value, count }) => ({ value, label: withCount(words(value), facet && count) }));
}

/** PROVIDERS-03, -04, -06, and what else narrows the directory. Each is in the address, with how many it would leave. */
export function FilterFields({ filters, counts, onChange }: FilterFieldsProps) {
  const on = countMore(filters);
  // Where they would push the list away, they begin folded.
  const [isWide] = useState(() => matchMedia('(min-width: 64rem)').matches);
  return (
    <Section title="Narrow it down" side region={false}>
      <Disclosure summary={on > 0 ? `Filters, ${on} on` : 'Filters'} boxed open={isWide}>
        <div className="provider-filters">
          <Choices filters={filters} counts={counts} onChange={onChange} />
          <Flags filters={filters} counts={counts} onChange={onChange} />
        </div>
      </Disclosure>
    </Section>
  );
}

function Choices({ filters, counts, onChange }: FilterFieldsProps) {
  const field = (key: keyof Filters) => ({
    value: String(filters[key] ?? ''),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [key]: event.currentTarget.value || null }),
  });
  return (
    <>
      <Select
        label="Location"
        placeholder="All"
        options={cities.map((value) => ({
          value,
          label: withCount(cityWords[value], countOf(counts?.locations, value)),
        }))}
        {...field('location')}
      />
      <Select
        label="Service type"
        placeholder="All"
        options={serviceTypes.map((value) => ({
          value,
          label: withCount(typeWords[value], countOf(counts?.serviceTypes, value)),
        }))}
        {...field('serviceType')}
      />
      <Select
        label="Registration group"
        placeholder="Any group"
        options={optionsOf(counts?.registrationGroups, filters.registrationGroup, (code) => coded(code, groupNames))}
        {...field('registrationGroup')}
      />
      <Select
        label="Support category"
        placeholder="Any category"
        options={optionsOf(counts?.supportCategories, filters.supportCategory, (code) => coded(code, categoryNames))}
        {...field('supportCategory')}
      />
      <Select
        label="Who looks after your plan money?"
        hint="Leaves out providers your plan can’t pay"
        placeholder="I’m not sure"
        options={planManagements.map((value) => ({
          value,
          label: withCount(planWords[value], countOf(counts?.planManagements, value)),
        }))}
        {...field('planManagement')}
      />
      <Select
        label="Access"
        placeholder="Any access"
        options={accessFeatures.map((value) => ({
          value,
          label: withCount(featureWords[value], countOf(counts?.features, value)),
        }))}
        {...field('feature')}
      />
      <Select
        label="Language of the worker"
        placeholder="Any language"
        options={optionsOf(counts?.languages, filters.language, (language) => language)}
        {...field('language')}
      />
      <Select
        label="Gender of the worker"
        placeholder="No preference"
        options={(['woman', 'man', 'non_binary'] as const).map((value) => ({
          value,
          label: withCount(genderWords[value], countOf(counts?.genders, value)),
        }))}
        {...field('gender')}
      />
    </>
  );
}

const flags = [
  { key: 'vacancy', label: 'Has a vacancy now' },
  { key: 'openNow', label: 'Open now' },
  { key: 'auslan', label: 'Someone uses Auslan' },
] as const;

function Flags({ filters, counts, onChange }: FilterFieldsProps) {
  return (
    <div>
      {flags.map(({ key, label }) => (
        <Checkbox
          key={key}
          label={withCount(label, counts?.[key])}
          checked={filters[key] ?? false}
          onChange={(event) => onChange({ [key]: event.currentTarget.checked || null })}
        />
      ))}
    </div>
  );
}
