import { type FormEvent, useRef } from 'react';
import { boxRole, Suggestions } from '#areas/search/web/public.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { DictationButton } from '#platform/web/speech/dictation.tsx';
import { Hint } from '#platform/web/ui/hint.tsx';

/** Goes to the results for what was typed; with nothing typed, to the empty search screen. */
export function submitSearch(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const term = String(new FormData(event.currentTarget).get('q') ?? '').trim();
  navigate(term ? `/search?${new URLSearchParams({ q: term })}` : '/search');
}

/** The search box of the header, where there is room for it; its button is its visible label. */
export function PageSearch() {
  const input = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around a form makes two landmarks of one thing
    <form
      id="site-search"
      className="head-search"
      role="search"
      aria-label="Doorways"
      action="/search"
      onSubmit={submitSearch}
    >
      <input
        {...boxRole}
        ref={input}
        name="q"
        type="text"
        enterKeyHint="search"
        maxLength={200}
        autoComplete="off"
        aria-labelledby="site-search-go"
      />
      <Hint description="Search">
        <button id="site-search-go" type="submit">
          Search
        </button>
      </Hint>
      <DictationButton target={input} what="Search" compact />
      <Suggestions input={input} />
    </form>
  );
}
