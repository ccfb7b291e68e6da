import { useState } from 'react';
import { Select } from '#platform/web/ui/select.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { limits } from '../../pure/limits.ts';
import { useOwnSeries } from '../data.ts';

interface Props {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (series: string) => void;
}

const none = '';
const fresh = '+';

/** One of the author's series, or a new one. */
export function SeriesField({ id, value, error, onChange }: Props) {
  const own = useOwnSeries().map(({ title }) => title);
  const [making, setMaking] = useState(false);
  const isNew = making || (value !== '' && !own.includes(value));
  return (
    <>
      <Select
        id={isNew ? `${id}-which` : id}
        label="Series"
        optional
        hint="Parts of a series link to each other."
        error={isNew ? undefined : error}
        value={isNew ? fresh : value ? `=${value}` : none}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          setMaking(chosen === fresh);
          onChange(chosen.startsWith('=') ? chosen.slice(1) : '');
        }}
        options={[
          { value: none, label: 'Not part of a series' },
          ...own.map((title) => ({ value: `=${title}`, label: title })),
          { value: fresh, label: 'Start a new series' },
        ]}
      />
      {isNew && (
        <TextField
          id={id}
          label="Name of the new series"
          maxLength={limits.series}
          autoComplete="off"
          error={error}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </>
  );
}
