import type { DeviceSignals } from '#platform/contract/preferences-effect.ts';
import {
  complete,
  type LowEnergy,
  type PreferencesRecord,
  type Trial,
  usable,
} from '#platform/contract/preferences-shape.ts';

/** Names in the browser's storage. The first is fixed by A11Y-32. */
export const keys = {
  copy: 'accessibility-preferences',
  onlyHere: 'accessibility-preferences-device',
  lowEnergy: 'accessibility-low-energy',
  trial: 'accessibility-trial',
  safe: 'accessibility-safe',
} as const;

export const queries: Readonly<Record<keyof DeviceSignals, string>> = {
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  reducedTransparency: '(prefers-reduced-transparency: reduce)',
};

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The parts of a browser that preferences are read from; every one may be missing or broken. */
export interface Surroundings {
  readonly local: Store | null;
  readonly session: Store | null;
  /** Query of the address: ?safe=1 */
  readonly search: string;
  /** Text of <script type="application/json" id="doorways-initial">. */
  readonly initial: string | null;
  readonly matches: (query: string) => boolean;
}

export interface Sources {
  readonly stored: PreferencesRecord | null;
  readonly lowEnergy: LowEnergy | null;
  readonly trial: Trial | null;
  readonly safe: boolean;
  readonly device: DeviceSignals;
  /** undefined when the page says nothing about the person (kept offline). */
  readonly userId: number | null | undefined;
  /** The page itself said what this person has stored, if anything. */
  readonly told: boolean;
  readonly onlyHere: boolean;
}

type Json = Record<string, unknown>;

export function parse(text: string | null | undefined): Json | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && !Array.isArray(value) ? (value as Json | null) : null;
  } catch {
    return null;
  }
}

export function read(store: Store | null, key: string): Json | null {
  try {
    return parse(store?.getItem(key));
  } catch {
    return null;
  }
}

const isTime = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

export function lowEnergyOf(value: unknown): LowEnergy | null {
  const given = value as Json | null | undefined;
  if (!given || typeof given !== 'object') return null;
  const { customCss: _never, ...profile } = usable(given.profile);
  const slow = (given.profile as Json | null)?.slowToReply;
  return {
    profile: typeof slow === 'boolean' ? { ...profile, slowToReply: slow } : profile,
    until: isTime(given.until) ? given.until : null,
  };
}

export function trialOf(value: Json | null): Trial | null {
  return value && isTime(value.until) ? { values: usable(value.values), until: value.until } : null;
}

const recordOf = (value: unknown): PreferencesRecord | null =>
  value && typeof value === 'object' ? complete(value) : null;

export function readDevice(matches: Surroundings['matches']): DeviceSignals {
  const signal = (query: string) => {
    try {
      return matches(query);
    } catch {
      return false;
    }
  };
  return Object.fromEntries(
    Object.entries(queries).map(([name, query]) => [name, signal(query)]),
  ) as unknown as DeviceSignals;
}

/** A copy belongs to the account it was made of; a guest's own record names none. */
export function localRecord(local: Store | null, userId: number | null | undefined): PreferencesRecord | null {
  const copy = read(local, keys.copy);
  if (!copy || (typeof userId === 'number' && copy.copyOf !== userId)) return null;
  return recordOf(copy);
}

export function recordOnlyHere(local: Store | null, userId: number | null | undefined): PreferencesRecord | null {
  const kept = read(local, keys.onlyHere);
  return kept && (userId === undefined || (kept.owner ?? null) === userId) ? recordOf(kept.record) : null;
}

/** preferences: { stored, lowEnergy, userId }, or the record alone; then the session says whose it is. */
function embedded(initial: Json | null): { userId: number | null | undefined; given: Json | null; told: boolean } {
  if (!initial) return { userId: undefined, given: null, told: false };
  const preferences = (initial.preferences ?? null) as Json | null;
  const member = (initial.session as { member?: { id?: unknown } | null } | undefined)?.member;
  const owner = preferences?.userId ?? member?.id;
  const bare = preferences !== null && 'fontSize' in preferences;
  return {
    userId: typeof owner === 'number' ? owner : null,
    given: bare ? { stored: preferences, lowEnergy: preferences.lowEnergy } : preferences,
    told: typeof owner === 'number' && 'preferences' in initial,
  };
}

/** Everything that is known before the first paint. */
export function readSources(from: Surroundings): Sources {
  const { userId, given, told } = embedded(parse(from.initial));
  const onlyHere = recordOnlyHere(from.local, userId);
  const account = typeof userId === 'number' ? recordOf(given?.stored) : localRecord(from.local, userId);
  const query = new URLSearchParams(from.search);
  let keptSafe: string | null | undefined = null;
  try {
    keptSafe = from.session?.getItem(keys.safe);
  } catch {}
  return {
    stored: onlyHere ?? account,
    lowEnergy: lowEnergyOf(typeof userId === 'number' ? given?.lowEnergy : read(from.local, keys.lowEnergy)),
    trial: trialOf(read(from.session, keys.trial)),
    safe: query.get('safe') === '1' || query.get('plain') === '1' || keptSafe === '1',
    device: readDevice(from.matches),
    userId,
    told,
    onlyHere: onlyHere !== null,
  };
}

/** Reading the property alone throws where storage is blocked. */
function storage(name: 'localStorage' | 'sessionStorage'): Store | null {
  try {
    return window[name];
  } catch {
    return null;
  }
}

export const browserSurroundings = (): Surroundings => ({
  local: storage('localStorage'),
  session: storage('sessionStorage'),
  search: location.search,
  initial: document.getElementById('doorways-initial')?.textContent ?? null,
  matches: (query) => matchMedia(query).matches,
});
