import { type DeviceSignals, type Effective, effective } from '#platform/contract/preferences-effect.ts';
import {
  defaultLowEnergyProfile,
  type FieldName,
  type LowEnergy,
  type Preferences,
  type PreferencesRecord,
  type Trial,
} from '#platform/contract/preferences-shape.ts';
import type { PreferencesHttp } from './http.ts';
import type { Sources, Surroundings } from './sources.ts';

export interface PreferencesState {
  readonly userId: number | null;
  readonly status: 'loading' | 'ready' | 'failed';
  /** "Failed to fetch preferences", while the last fetch failed. */
  readonly error: Error | null;
  readonly saving: boolean;
  /** null: nothing is stored, the page uses the defaults and the device. */
  readonly stored: PreferencesRecord | null;
  readonly savedAt: string | null;
  /** Where the record in force lives: with the account, or on this device only. */
  readonly savedOn: 'account' | 'device' | null;
  readonly effective: Effective;
  readonly previewing: Partial<PreferencesRecord> | null;
  readonly trial: Trial | null;
  readonly lowEnergy: LowEnergy;
  /** Fields of the bad-day profile that the person has chosen otherwise since it began. */
  readonly setAside: readonly FieldName[];
  readonly safe: boolean;
  readonly device: DeviceSignals;
  readonly schemeBefore: Preferences['colorScheme'];
}

export interface StoreOptions {
  readonly userId: number | null;
  readonly from: Surroundings;
  readonly http: PreferencesHttp;
  /** Says something politely, seen and heard. */
  readonly announce: (text: string) => void;
  /** Writes the values in force to the page. */
  readonly apply: (state: PreferencesState) => void;
  /** Tells the other tabs. */
  readonly post: (message: Shared) => void;
}

/** What tabs tell each other after a save. */
export interface Shared {
  readonly userId: number | null;
  readonly stored: PreferencesRecord | null;
  readonly lowEnergy: PreferencesState['lowEnergy'];
  readonly savedAt: string | null;
}

export function firstState(sources: Sources, userId: number | null): PreferencesState {
  const { stored, trial, safe, device, onlyHere, told } = sources;
  const lowEnergy = {
    profile: { ...defaultLowEnergyProfile, ...sources.lowEnergy?.profile },
    until: sources.lowEnergy?.until ?? null,
  };
  return {
    userId,
    // Told that nothing is stored: asking again would only be answered with 404.
    status: userId === null || (told && stored === null && sources.userId === userId) ? 'ready' : 'loading',
    error: null,
    saving: false,
    stored,
    savedAt: null,
    savedOn: onlyHere ? 'device' : stored && userId !== null ? 'account' : null,
    effective: effective({ device, stored, lowEnergy, trial, safe, now: Date.now() }),
    previewing: null,
    trial,
    lowEnergy,
    setAside: [],
    safe,
    device,
    schemeBefore: stored && stored.colorScheme !== 'high-contrast' ? stored.colorScheme : 'auto',
  };
}
