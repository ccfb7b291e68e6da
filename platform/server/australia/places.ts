import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kilometres, type Spot } from '#platform/contract/distance.ts';
import {
  postcodeError,
  type StateCode,
  stateCodes,
  stateIn,
  stateNames,
  stateOfPostcode,
} from '#platform/contract/postcodes.ts';

/** A suburb or town in one postcode. */
interface Suburb {
  readonly name: string;
  readonly postcode: string;
  readonly state: StateCode;
  /** Where it is, if our source knows (docs/decisions/011). */
  readonly spot: Spot | undefined;
}

interface Places {
  /** By postcode, the largest suburb first. */
  readonly byPostcode: ReadonlyMap<string, readonly Suburb[]>;
  /** By folded name. */
  readonly byName: ReadonlyMap<string, readonly Suburb[]>;
}

export const fold = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}|[’']/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bst\b/g, 'saint')
    .replace(/\bmt\b/g, 'mount')
    .trim();

function suburbIn(text: string, postcode: string, state: StateCode): Suburb {
  const [name = '', lat, lng] = text.split(',');
  const spot = lat !== undefined && lng !== undefined ? { lat: Number(lat), lng: Number(lng) } : undefined;
  return { name, postcode, state, spot };
}

function read(): Places {
  const byPostcode = new Map<string, Suburb[]>();
  const byName = new Map<string, Suburb[]>();
  const add = (map: Map<string, Suburb[]>, key: string, suburb: Suburb) => {
    const list = map.get(key);
    if (list) list.push(suburb);
    else map.set(key, [suburb]);
  };
  for (const line of readFileSync(join(import.meta.dirname, 'places.tsv'), 'utf8').split('\n')) {
    const [postcode = '', state, names = ''] = line.split('\t');
    const code = stateCodes.find((each) => each === state);
    if (!code) continue;
    for (const text of names.split(';')) {
      const suburb = suburbIn(text, postcode, code);
      add(byPostcode, postcode, suburb);
      add(byName, fold(suburb.name), suburb);
    }
  }
  return { byPostcode, byName };
}

let kept: Places | undefined;
/** Read from the file when it is first asked for. */
const places = (): Places => {
  kept ??= read();
  return kept;
};

/** Suburbs of one postcode lie together, save in the outback: there the largest stands for all. */
const spreadKm = 40;

function middleOf(suburbs: readonly Suburb[]): Spot | undefined {
  const spots = suburbs.map(({ spot }) => spot).filter((spot) => spot !== undefined);
  const [first] = spots;
  if (!first) return undefined;
  const near = spots.filter((spot) => kilometres(first, spot) < spreadKm);
  const mean = (of: (spot: Spot) => number) => near.reduce((sum, spot) => sum + of(spot), 0) / near.length;
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return { lat: round(mean(({ lat }) => lat)), lng: round(mean(({ lng }) => lng)) };
}

/** The middle of a postcode, from the suburbs in it that our source knows. */
export const middleOfPostcode = (postcode: string): Spot | undefined =>
  middleOf(places().byPostcode.get(postcode) ?? []);

/** Whether the suburb is one of that postcode, as far as our list goes; undefined when it has neither. */
export function isSuburbOf(suburb: string, postcode: string): boolean | undefined {
  const known = places().byPostcode.get(postcode);
  return known?.some(({ name }) => fold(name) === fold(suburb));
}

/** Where a community is: its own suburb where that is known, else the middle of its postcode. */
export function spotOf(suburb: string, postcode: string): Spot | undefined {
  const own = places()
    .byPostcode.get(postcode)
    ?.find(({ name }) => fold(name) === fold(suburb));
  return own?.spot ?? middleOfPostcode(postcode);
}

export type FoundPlace =
  /** A spot to measure from. */
  | { readonly kind: 'spot'; readonly label: string; readonly state: StateCode; readonly spot: Spot }
  | { readonly kind: 'state'; readonly label: string; readonly state: StateCode }
  /** A place of the list whose spot is not known: its state, and its name as words. */
  | { readonly kind: 'unplaced'; readonly label: string; readonly state: StateCode }
  /** Nothing that we know. */
  | { readonly kind: 'words'; readonly label: string };

const labelOf = ({ name, state, postcode }: Suburb) => `${name} ${state} ${postcode}`;

function ofSuburb(suburb: Suburb): FoundPlace {
  const spot = suburb.spot ?? middleOfPostcode(suburb.postcode);
  const common = { label: labelOf(suburb), state: suburb.state };
  return spot ? { kind: 'spot', ...common, spot } : { kind: 'unplaced', ...common };
}

function ofPostcode(postcode: string, name: string, state: StateCode | undefined): FoundPlace {
  const all = (places().byPostcode.get(postcode) ?? []).filter((each) => !state || each.state === state);
  const named = name && all.find((each) => fold(each.name) === name);
  if (named) return ofSuburb(named);
  const spot = middleOf(all);
  const allocated = all[0]?.state ?? stateOfPostcode(postcode);
  if (!allocated) return { kind: 'words', label: postcode };
  const label = all[0] ? `${postcode} (${all[0].name} ${allocated})` : `${postcode} ${allocated}`;
  return spot ? { kind: 'spot', label, state: allocated, spot } : { kind: 'unplaced', label, state: allocated };
}

/** The letters or the name of a state at the end of the words, and what stands before it. */
function splitState(words: string): { name: string; state: StateCode | undefined } {
  for (const code of stateCodes) {
    for (const ending of [code.toLowerCase(), stateNames[code].toLowerCase()]) {
      if (words === ending) return { name: '', state: code };
      if (words.endsWith(` ${ending}`)) return { name: words.slice(0, -ending.length - 1), state: code };
    }
  }
  return { name: words, state: undefined };
}

/** What somebody means who writes "Footscray", "3011", "Footscray, Vic 3011" or "Tasmania". */
export function findPlace(text: string): FoundPlace {
  const label = text.trim();
  const whole = stateIn(label);
  if (whole) return { kind: 'state', label: stateNames[whole], state: whole };
  const folded = fold(label);
  const postcode = /(?:^| )(\d{4})(?: |$)/.exec(folded)?.[1];
  const { name, state } = splitState(folded.replace(/(?:^| )\d{4}(?= |$)/, '').trim());
  if (postcode && !postcodeError(postcode)) return ofPostcode(postcode, name, state);
  const found = (places().byName.get(name) ?? []).filter((each) => !state || each.state === state);
  // Of places with one name the first whose spot is known; the label says which one it is.
  const best = found.find(({ spot }) => spot) ?? found[0];
  if (best) return ofSuburb(best);
  return state && name === '' ? { kind: 'state', label: stateNames[state], state } : { kind: 'words', label };
}

/** Suburbs whose name or postcode begins so, for the field: at most `most`. */
export function suggestPlaces(text: string, most: number): string[] {
  const begin = fold(text);
  if (begin.length < 2) return [];
  const found = new Set<string>();
  if (/^\d+$/.test(begin)) {
    for (const [postcode, suburbs] of places().byPostcode) {
      if (!postcode.startsWith(begin)) continue;
      for (const suburb of suburbs.slice(0, 3)) {
        found.add(labelOf(suburb));
        if (found.size >= most) return [...found];
      }
    }
    return [...found];
  }
  for (const [name, suburbs] of places().byName) {
    if (!name.startsWith(begin)) continue;
    for (const suburb of suburbs) found.add(labelOf(suburb));
    if (found.size >= most * 4) break;
  }
  return [...found].sort((a, b) => a.length - b.length || a.localeCompare(b)).slice(0, most);
}
