import { type RefObject, useEffect, useRef, useState } from 'react';
import { part } from '#platform/web/later.tsx';

const list = part(async () => (await import('./suggestion-list.tsx')).SuggestionList);

/** For the input of a search box. Until the list is there, and without it, the box is a plain search form. */
export const boxRole = { role: 'combobox', 'aria-expanded': false, 'aria-autocomplete': 'list' } as const;

/** Stands beside the input; its code comes with the first focus. */
export function Suggestions({ input }: { readonly input: RefObject<HTMLInputElement | null> }) {
  const [loaded, setLoaded] = useState(() => ({ List: list.now() }));
  const { List } = loaded;
  const missed = useRef<Event>(undefined);
  useEffect(() => {
    const box = input.current;
    if (!box || List) return;
    const load = () => void list.load().then((code) => setLoaded({ List: code }), ignore);
    const follow = (event: Event) => {
      if (event.type !== 'keydown' || /^Arrow(Down|Up)$/.test((event as KeyboardEvent).key)) missed.current = event;
    };
    if (document.activeElement === box) load();
    box.addEventListener('focus', load);
    box.addEventListener('input', follow);
    box.addEventListener('keydown', follow);
    box.form?.addEventListener('submit', follow);
    return () => {
      box.removeEventListener('focus', load);
      box.removeEventListener('input', follow);
      box.removeEventListener('keydown', follow);
      box.form?.removeEventListener('submit', follow);
    };
  }, [input, List]);
  return List && <List input={input} missed={missed} />;
}

/** Without a connection there are no suggestions; the next focus tries again. */
const ignore = () => undefined;
