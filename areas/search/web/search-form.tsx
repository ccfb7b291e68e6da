import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { boxRole, Suggestions } from './suggestions.tsx';

/** Keeps the focus where it is, so that a search can be put another way at once. */
export function SearchForm({ q, onSearch }: { readonly q: string; readonly onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  const input = useRef<HTMLInputElement>(null);
  // The address may change from elsewhere: Back, the search box of the header, a recent search.
  useEffect(() => setTyped(q), [q]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <search aria-label="Everything on Doorways">
      <form action="/search" onSubmit={submit} className="search-form">
        <TextField
          {...boxRole}
          spoken
          ref={input}
          label="Say it in your own words"
          hint="Everyday words work: “OT” also finds occupational therapy."
          name="q"
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          after={
            <Button type="submit" variant="primary" icon={Search}>
              Search<span className="vh"> everything</span>
            </Button>
          }
        />
        <Suggestions input={input} />
      </form>
    </search>
  );
}
