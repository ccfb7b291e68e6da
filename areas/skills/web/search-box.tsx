import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { limits } from '../pure/options.ts';

const pause = 350;

/** SKILL-02: filters a moment after the last key; Enter does it at once. */
export function SearchBox({
  search,
  onSearch,
}: {
  readonly search: string;
  readonly onSearch: (text: string) => void;
}) {
  const [typed, setTyped] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(search);
  // The address may change from elsewhere: Back, or a shared link.
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
    <search aria-label="Skills">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(typed);
        }}
      >
        <TextField
          type="search"
          label="Search skills"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={limits.search}
          value={typed}
          after={
            <Button type="submit" icon={Search}>
              Search<span className="vh"> skills</span>
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
