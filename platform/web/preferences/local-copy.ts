import {
  fieldNames,
  type LowEnergy,
  type PreferencesRecord,
  type Trial,
} from '#platform/contract/preferences-shape.ts';
import { keys, type Store } from './sources.ts';

/** Storage may be full, blocked or gone; the page then works from memory. */
export function write(store: Store | null, key: string, value: unknown): void {
  try {
    if (value === null || value === undefined) store?.removeItem(key);
    else store?.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  } catch {}
}

/**
 * The copy of A11Y-32. A guest's copy is the record itself. An account's copy holds what the page needs to look right
 * and nothing else: no custom styles, no way of getting around.
 */
export function writeCopy(local: Store | null, userId: number | null, record: PreferencesRecord | null): void {
  if (!record || userId === null) {
    write(local, keys.copy, record);
    return;
  }
  const shown = fieldNames.filter((name) => name !== 'customCss').map((name) => [name, record[name]]);
  write(local, keys.copy, { ...Object.fromEntries(shown), followDevice: record.followDevice, copyOf: userId });
}

export const writeOnlyHere = (local: Store | null, userId: number | null, record: PreferencesRecord | null): void =>
  write(local, keys.onlyHere, record && { owner: userId, record });

export const writeLowEnergy = (local: Store | null, value: LowEnergy | null): void =>
  write(local, keys.lowEnergy, value);
export const writeTrial = (session: Store | null, value: Trial | null): void => write(session, keys.trial, value);
export const writeSafe = (session: Store | null, on: boolean): void => write(session, keys.safe, on ? '1' : null);

/**
 * Call this on sign-out, before the user changes. `keepLook` leaves the look on this device, without its owner, for a
 * person who asked for that.
 */
export function clearLocalCopy({ keepLook = false } = {}): void {
  for (const [store, names] of [
    ['localStorage', keepLook ? [keys.onlyHere, keys.lowEnergy] : [keys.copy, keys.onlyHere, keys.lowEnergy]],
    ['sessionStorage', [keys.trial, keys.safe]],
  ] as const) {
    try {
      for (const name of names) window[store].removeItem(name);
      const copy = window[store].getItem(keys.copy);
      if (keepLook && copy)
        window[store].setItem(keys.copy, JSON.stringify({ ...JSON.parse(copy), copyOf: undefined }));
    } catch {}
  }
}
