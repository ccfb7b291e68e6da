import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

const pause = 350;

interface SearchBoxProps {
  /** Names the region: Mentors. */
  readonly region: string;
  readonly label: string;
  /** What its button looks for, in words that are heard after “Search”: mentors. */
  readonly what: string;
  readonly placeholder?: string;
  /** Most characters. */
  readonly limit: number;
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** Filters a list a moment after the last key; Enter does it at once. */
export function SearchBox({ region, label, what, placeholder, limit, search, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(search);
  // The address may change from elsewhere: Back, a shared link, “Show all”.
  useEffect(() => {
    if (search !== sent.current) setTyped(search);
    sent.current = search;
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (text: string) => {
    clearTimeout(timer.current);
    sent.current = text.trim();
    onSearch(text.trim());
  };
  return (
    <search aria-label={region}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(typed);
        }}
      >
        <TextField
          type="search"
          label={label}
          placeholder={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={limit}
          value={typed}
          after={
            <Button type="submit" icon={Search}>
              Search<span className="vh"> {what}</span>
            </Button>
          }
          onChange={(event) => {
            const text = event.currentTarget.value;
            setTyped(text);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => send(text), pause);
          }}
        />
      </form>
    </search>
  );
}
