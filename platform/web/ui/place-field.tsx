import { useEffect, useId, useState } from 'react';
import { TextField } from './text-field.tsx';

const pause = 250;

/** The words of a field once no one has typed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

interface PlaceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly error: string | undefined;
  readonly maxLength: number;
  /** The area’s own read: names of places that begin so. */
  readonly usePlaces: (text: string) => { readonly data: readonly string[] | undefined };
}

/** Where to look: a suburb, postcode or state, with names to choose from once someone stops typing. */
export function PlaceField({ label, value, onType, error, maxLength, usePlaces }: PlaceFieldProps) {
  const list = useId();
  const { data: places = [] } = usePlaces(useRested(value));
  return (
    <>
      <TextField
        label={label}
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        error={error}
        list={list}
        spoken
        maxLength={maxLength}
        enterKeyHint="search"
        autoComplete="off"
      />
      <datalist id={list}>
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </>
  );
}
