import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';

const pause = 350;

/** GROUPS-04, 05: filters while somebody types, a moment after the last key; Enter does it at once. */
export function SearchBox({ q, onSearch }: { readonly q: string; readonly onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(q);
  // The address may change from elsewhere: Back, or a shared link.
  useEffect(() => {
    if (q !== sent.current) setTyped(q);
    sent.current = q;
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (text: string) => {
    clearTimeout(timer.current);
    sent.current = text.trim();
    onSearch(text.trim());
  };
  return (
    <search aria-label="Support groups">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(typed);
        }}
      >
        <TextField
          type="search"
          label="Search groups"
          placeholder="Search groups..."
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          after={
            <Button type="submit" icon={Search}>
              Search<span className="vh"> groups</span>
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
