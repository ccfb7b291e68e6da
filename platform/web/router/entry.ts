import type { ReadingPlace } from './reading-place.ts';

/**
 * What a history entry remembers: where one was reading and which control was used last. Kept in this tab's session
 * storage under a key in history.state, so that Back and a reload find it.
 */
export interface Place extends ReadingPlace {
  readonly focus: FocusAddress | undefined;
}

/** Where a control is found again after its page was built anew. */
export interface FocusAddress {
  readonly selector: string;
  /** Among the elements that match. */
  readonly nth: number;
}

const storageKey = 'doorways:places';
const most = 50;
let places: Record<string, Place> | undefined;

function all(): Record<string, Place> {
  if (!places) {
    try {
      places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, Place>;
    } catch {
      places = {};
    }
  }
  return places;
}

export const placeOf = (key: string): Place | undefined => all()[key];

export function rememberPlace(key: string, place: Place): void {
  const known = all();
  delete known[key];
  known[key] = place;
  for (const old of Object.keys(known).slice(0, -most)) delete known[old];
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(known));
  } catch {
    // Private windows may refuse; the places then live until the tab is reloaded.
  }
}

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** The key of the entry that the address bar shows; entries made by the browser itself (#links) get one here. */
export function entryKey(): string {
  const state = history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = newKey();
  history.replaceState({ ...state, key }, '');
  return key;
}
