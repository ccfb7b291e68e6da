import { Check, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { QueryChange } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { deliveries, payments } from '../pure/options.ts';
import { type Asked, dollarsIn, isNarrowed, noFilters } from './asked.ts';
import { skillFeatureGroups, skillFeatureLabel } from './features.ts';
import { deliveryWords, paymentWords } from './words.ts';

interface FiltersProps {
  readonly asked: Asked;
  readonly onChange: (change: QueryChange) => void;
}

/** SKILL-02, -03 */
export function Toggles({ asked, onChange }: FiltersProps) {
  const toggles = [
    { key: 'offering', label: 'Skills Offered', on: asked.offering },
    { key: 'seeking', label: 'Skills Wanted', on: asked.seeking },
  ] as const;
  return (
    <Section title="Show" side region={false}>
      <div className="skill-toggles">
        {toggles.map(({ key, label, on }) => (
          <Button
            key={key}
            icon={on ? Check : undefined}
            pressed={on}
            wide
            onClick={() => onChange({ [key]: on ? 'false' : null })}
          >
            {label}
          </Button>
        ))}
      </div>
    </Section>
  );
}

/** Payment, price, place and access. */
export function MoreFilters({ asked, onChange }: FiltersProps) {
  const { region } = useSession();
  return (
    <Disclosure
      summary="More filters"
      open={Boolean(
        asked.payment || asked.delivery || asked.feature || asked.from !== undefined || asked.to !== undefined,
      )}
    >
      <div className="skill-filters">
        <Select
          label="Paid with"
          options={payments.map((value) => ({ value, label: paymentWords[value] }))}
          placeholder="Anything"
          value={asked.payment ?? ''}
          onChange={(event) => onChange({ payment: event.currentTarget.value || null })}
        />
        <Select
          label="How you meet"
          options={deliveries.map((value) => ({ value, label: deliveryWords[value] }))}
          placeholder="Any way"
          value={asked.delivery ?? ''}
          onChange={(event) => onChange({ delivery: event.currentTarget.value || null })}
        />
        <Select
          label="With"
          value={asked.feature ?? ''}
          onChange={(event) => onChange({ feature: event.currentTarget.value || null })}
        >
          <option value="">Any access</option>
          {skillFeatureGroups.map(({ title, features }) => (
            <optgroup key={title} label={title}>
              {features.map((feature) => (
                <option key={feature} value={feature}>
                  {skillFeatureLabel(feature, region)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <Prices asked={asked} onChange={onChange} />
      </div>
    </Disclosure>
  );
}

const textOf = (dollars: number | undefined) => (dollars === undefined ? '' : String(dollars));

/** Nothing is narrowed while somebody types: both prices count together. */
function Prices({ asked, onChange }: FiltersProps) {
  const [from, setFrom] = useState(textOf(asked.from));
  const [to, setTo] = useState(textOf(asked.to));
  const [errors, setErrors] = useState<{ from?: string; to?: string }>({});
  useEffect(() => setFrom(textOf(asked.from)), [asked.from]);
  useEffect(() => setTo(textOf(asked.to)), [asked.to]);
  const send = () => {
    const [least, most] = [dollarsIn(from.trim()), dollarsIn(to.trim())];
    const wrong = 'Write whole dollars, at most 10000.';
    const found = {
      ...(from.trim() && least === undefined && { from: wrong }),
      ...(to.trim() && most === undefined && { to: wrong }),
      ...(least !== undefined &&
        most !== undefined &&
        most < least && { to: 'This must not be below the lowest price.' }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) onChange({ from: from.trim() || null, to: to.trim() || null });
  };
  return (
    <form
      className="skill-prices"
      noValidate
      aria-label="Price"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label="Lowest price in dollars"
        optional
        inputMode="numeric"
        autoComplete="off"
        error={errors.from}
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <TextField
        label="Highest price in dollars"
        optional
        inputMode="numeric"
        autoComplete="off"
        error={errors.to}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <Button type="submit">Use these prices</Button>
    </form>
  );
}

export const ShowAll = ({ asked, onChange }: FiltersProps) =>
  isNarrowed(asked) ? (
    <Button variant="quiet" icon={X} onClick={() => onChange(noFilters)}>
      Show all skills
    </Button>
  ) : null;
