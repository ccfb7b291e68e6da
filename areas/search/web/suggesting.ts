import { counted } from '#platform/contract/counted.ts';
import type { SuggestionGroup } from '#platform/contract/suggest.ts';
import { searchHref } from './words.ts';

export const countOf = (groups: readonly SuggestionGroup[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0);

export function suggestionText(count: number): string {
  if (count === 0) return 'No suggestions';
  return counted(count, 'suggestion');
}

const mostRecent = 3;

/** Recent searches that begin as typed; all of them when nothing is typed. */
export function recentGroup(terms: readonly string[], typed: string): SuggestionGroup[] {
  const start = typed.toLowerCase();
  const fitting = terms.filter((term) => term.toLowerCase().startsWith(start) && term.toLowerCase() !== start);
  const items = (typed === '' ? fitting : fitting.slice(0, mostRecent)).map((term) => ({
    href: searchHref(term),
    label: term,
    detail: '',
  }));
  return items.length > 0 ? [{ kind: 'recent', label: 'Recent searches', items }] : [];
}

export interface KeyPlace {
  readonly listed: boolean;
  readonly active: number;
  readonly count: number;
  readonly alt: boolean;
  /** What stands in the input. */
  readonly text: string;
}

export type KeyStep =
  /** `place` is where the arrows are once the list is there; -1: in the text. */
  | { readonly do: 'open'; readonly place: Place; readonly own: true }
  | { readonly do: 'move'; readonly active: number; readonly own: boolean }
  | { readonly do: 'choose' | 'clear'; readonly own: true }
  /** own: the key has done its work; else the input and the form have theirs. */
  | { readonly do: 'close'; readonly own: boolean };

export type Place = 'first' | 'last' | 'text';

const caretKeys = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);

/** What a key does in the input of a combobox; undefined: nothing besides writing. */
export function keyStep(key: string, place: KeyPlace): KeyStep | undefined {
  const { listed, active, count, alt, text } = place;
  if (key === 'ArrowDown' || key === 'ArrowUp') return arrow(key, place);
  if (alt) return undefined;
  if (key === 'Escape') {
    if (listed) return { do: 'close', own: true };
    return text === '' ? undefined : { do: 'clear', own: true };
  }
  if (!listed) return undefined;
  if (key === 'Enter') return active >= 0 && active < count ? { do: 'choose', own: true } : { do: 'close', own: false };
  if (key === 'Tab') return { do: 'close', own: false };
  // The caret moves in the text, so the text is what counts again.
  return caretKeys.has(key) && active >= 0 ? { do: 'move', active: -1, own: false } : undefined;
}

function arrow(key: 'ArrowDown' | 'ArrowUp', { listed, active, count, alt }: KeyPlace): KeyStep {
  const isDown = key === 'ArrowDown';
  if (alt && !isDown) return { do: 'close', own: true };
  if (!listed) return { do: 'open', place: alt ? 'text' : isDown ? 'first' : 'last', own: true };
  if (alt) return { do: 'move', active, own: true };
  const next = isDown ? active + 1 : active - 1;
  return { do: 'move', active: next >= count ? 0 : next < 0 ? count - 1 : next, own: true };
}
