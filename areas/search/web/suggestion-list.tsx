import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SuggestionGroup } from '#platform/contract/suggest.ts';
import { announce } from '#platform/web/announce.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { readSuggestions } from './data.ts';
import { recentSearches } from './recent.ts';
import { countOf, keyStep, type Place, recentGroup, suggestionText } from './suggesting.ts';
import './suggest.css';

const debounceMs = 200;

interface Shown {
  readonly open: boolean;
  /** What the groups were found for; the input may be further on. */
  readonly q: string;
  readonly groups: readonly SuggestionGroup[];
  /** Place of the option that the arrows are on; -1: none, the text is what counts. */
  readonly active: number;
}
const closed: Shown = { open: false, q: '', groups: [], active: -1 };

/** Sets text as a person would, so that whoever follows the input hears of it. */
function clearText(box: HTMLInputElement) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, '');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

interface SuggestionListProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** What was last done in the box before this was here: typing, an arrow, or a search that needs no list. */
  readonly missed: RefObject<Event | undefined>;
}

/**
 * The list of an editable combobox with manual selection (ARIA Authoring Practices): the focus stays in the input, the
 * arrows move through the options, Enter opens one, and nothing happens by itself. While the arrows are on an option, no
 * newer list takes the place of this one.
 */
export function SuggestionList({ input, missed }: SuggestionListProps) {
  const id = useId();
  const [shown, setShown] = useState(closed);
  const now = useRef(shown);
  // With the page and not after it, as all that is told of the list: a key can come between the two.
  useLayoutEffect(() => {
    now.current = shown;
  });
  const tools = useMemo(() => makeAsking((found) => setShown({ open: true, ...found })), []);
  const options = shown.groups.flatMap(({ items }) => items);
  const isOpen = shown.open && options.length > 0;

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const close = () => {
      tools.stop();
      setShown(closed);
    };
    const go = (href: string) => {
      close();
      navigate(href);
    };
    const moveTo = (active: number) => {
      setShown({ ...now.current, active });
      // A newer list would take the option away that is being heard; it comes when the text counts again.
      if (active >= 0) tools.stop();
      else if (now.current.q !== box.value.trim()) tools.ask(box.value, 0);
    };
    const onInput = () => {
      // An empty box opens nothing by itself.
      if (box.value.trim() === '') return close();
      if (now.current.active >= 0) setShown({ ...now.current, active: -1 });
      tools.ask(box.value, debounceMs);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const { open, groups, active } = now.current;
      const all = groups.flatMap(({ items }) => items);
      const listed = open && all.length > 0;
      const step = keyStep(event.key, { listed, active, count: all.length, alt: event.altKey, text: box.value });
      if (!step) return;
      if (step.own) event.preventDefault();
      if (step.do === 'open') tools.ask(box.value, 0, step.place);
      else if (step.do === 'move') moveTo(step.active);
      else if (step.do === 'choose') go(all[active]?.href ?? '/search');
      else if (step.do === 'clear') clearText(box);
      else close();
    };
    box.addEventListener('input', onInput);
    box.addEventListener('keydown', onKey);
    box.addEventListener('blur', close);
    box.form?.addEventListener('submit', close);
    const late = missed.current;
    missed.current = undefined;
    if (document.activeElement === box && late?.type === 'input') onInput();
    if (document.activeElement === box && late?.type === 'keydown') onKey(late as KeyboardEvent);
    return () => {
      tools.stop();
      box.removeEventListener('input', onInput);
      box.removeEventListener('keydown', onKey);
      box.removeEventListener('blur', close);
      box.form?.removeEventListener('submit', close);
    };
  }, [input, missed, tools]);

  const optionId = (place: number) => `${id}option${place}`;
  useLayoutEffect(() => {
    const box = input.current;
    if (!box) return;
    box.setAttribute('aria-expanded', String(isOpen));
    const name = (attribute: string, value: string | undefined) =>
      value ? box.setAttribute(attribute, value) : box.removeAttribute(attribute);
    name('aria-controls', isOpen ? id : undefined);
    const active = isOpen && shown.active >= 0 ? `${id}option${shown.active}` : undefined;
    name('aria-activedescendant', active);
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [input, id, isOpen, shown.active]);

  // Once for each new number: whoever types on hears it again only when it changes.
  const count = shown.open ? options.length : -1;
  useEffect(() => {
    if (count >= 0) announce(suggestionText(count));
  }, [count]);

  if (!isOpen) return null;
  let place = -1;
  return (
    <div className="pop suggest-pop">
      <div role="listbox" id={id} aria-label="Suggestions">
        {shown.groups.map(({ kind, label, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox, not of fields
          <div key={kind} role="group" aria-labelledby={`${id}${kind}`}>
            <div className="menu-heading" id={`${id}${kind}`} role="none">
              {label}
            </div>
            {items.map((item) => {
              place += 1;
              return (
                <Option
                  key={item.href}
                  id={optionId(place)}
                  item={item}
                  active={place === shown.active}
                  onChoose={() => {
                    tools.stop();
                    setShown(closed);
                    navigate(item.href);
                  }}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly item: SuggestionGroup['items'][number];
  readonly active: boolean;
  readonly onChoose: () => void;
}

function Option({ id, item, active, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the focus stays in the input, which has the keys
    <div
      role="option"
      id={id}
      className="menu-item suggest-option"
      aria-selected={active}
      data-highlighted={active ? '' : undefined}
      // The focus stays where it is, or the list would close before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="menu-words">{item.label}</span>
      {item.detail && <span className="small suggest-detail">{item.detail}</span>}
    </div>
  );
}

/** Asks once typing rests; an answer to an earlier text is dropped. Recent searches never leave this browser. */
function makeAsking(show: (found: Omit<Shown, 'open'>) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: { readonly q: string; readonly own: AbortController; place: Place; sent: boolean } | undefined;
  const stop = () => {
    clearTimeout(timer);
    under?.own.abort();
    under = undefined;
  };
  const send = async (asked: NonNullable<typeof under>) => {
    const { q, own } = asked;
    asked.sent = true;
    const recent = recentGroup(recentSearches(), q);
    let found: readonly SuggestionGroup[] = [];
    try {
      if (q.length > 1) found = await readSuggestions(q, own.signal);
    } catch {
      // The box still searches, and recent searches are still there.
    }
    if (own.signal.aborted) return;
    under = undefined;
    const groups = [...recent, ...found];
    const last = countOf(groups) - 1;
    show({ q, groups, active: asked.place === 'first' ? Math.min(0, last) : asked.place === 'last' ? last : -1 });
  };
  const ask = (text: string, wait: number, place: Place = 'text') => {
    const q = text.trim();
    if (under?.q === q && under.sent) {
      under.place = place;
      return;
    }
    stop();
    const asked = { q, own: new AbortController(), place, sent: false };
    under = asked;
    timer = setTimeout(() => void send(asked), wait);
  };
  return { ask, stop };
}
