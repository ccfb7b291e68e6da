import {
  choose,
  complete,
  type DeviceField,
  defaultRecord,
  type FieldName,
  follow,
  type LowEnergyProfile,
  type Preferences,
  type PreferencesRecord,
} from '#platform/contract/preferences-shape.ts';
import { writeCopy, writeLowEnergy, writeOnlyHere, writeSafe, writeTrial } from './local-copy.ts';
import type { PreferencesState, StoreOptions } from './state.ts';

export const saveFailed = 'Failed to save your accessibility preferences. Please try again.';

interface Kernel {
  readonly options: StoreOptions;
  readonly getState: () => PreferencesState;
  readonly set: (change: Partial<PreferencesState>) => void;
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  readonly share: () => void;
  readonly load: () => Promise<void>;
}

/** What a person can do with their preferences; each is an action of useAccessibility. */
export function createActions({ options: { from, http }, getState, set, inTurn, share, load }: Kernel) {
  async function save(
    given: Partial<PreferencesRecord>,
    where: 'account' | 'device' = 'account',
    send: (userId: number, record: PreferencesRecord) => Promise<unknown> = http.putRecord,
  ): Promise<void> {
    const before = getState().stored;
    const record = complete(given, before ?? defaultRecord);
    const { userId } = getState();
    set({ stored: record, previewing: null, saving: true });
    try {
      await inTurn(async () => {
        if (where === 'account' && userId !== null) await send(userId, record);
      });
    } catch {
      set(getState().stored === record ? { stored: before, saving: false } : { saving: false });
      throw new Error(saveFailed);
    }
    writeOnlyHere(from.local, userId, where === 'device' ? record : null);
    if (where === 'account') writeCopy(from.local, userId, record);
    set({ saving: false, savedOn: where, savedAt: new Date().toISOString() });
    share();
    if (userId !== null && where === 'account' && getState().stored === record) await load().catch(() => undefined);
  }

  const current = () => getState().stored ?? defaultRecord;
  /** Where the record in force lives; a change of it goes there. */
  const here = () => (getState().savedOn === 'device' ? 'device' : 'account');

  /** A choice made anywhere counts at once, so a trial, a preview or a bad day no longer covers this field. */
  function uncover(name: FieldName): void {
    const { trial: before, previewing, setAside } = getState();
    const { [name]: _tried, ...values } = before?.values ?? {};
    const { [name]: _shown, ...shown } = previewing ?? {};
    const trial = before && Object.keys(values).length > 0 ? { ...before, values } : null;
    writeTrial(from.session, trial);
    set({ trial, previewing: previewing && shown, setAside: [...setAside, name] });
  }

  async function putLowEnergy(profile: LowEnergyProfile, until: string | null): Promise<void> {
    const before = getState().lowEnergy;
    const next = { profile, until };
    const { userId } = getState();
    set({ lowEnergy: next, setAside: [] });
    try {
      if (userId !== null) await inTurn(() => http.putLowEnergy(userId, next));
      else writeLowEnergy(from.local, next);
      // The server keeps the profile with a record, and makes one of the defaults where there was none.
      if (userId !== null && getState().stored === null) set({ stored: defaultRecord, savedOn: 'account' });
      share();
    } catch {
      if (getState().lowEnergy === next) set({ lowEnergy: before });
      throw new Error(saveFailed);
    }
  }

  const actions = {
    refresh: load,
    save,
    preview: (values: Partial<PreferencesRecord> | null) => set({ previewing: values }),
    /** Saves every default; the answer is the way back, for "Undo". */
    reset: async (): Promise<() => Promise<void>> => {
      const before = getState().stored;
      const where = here();
      await save(defaultRecord, where);
      actions.endTrial();
      return () => save(before ?? defaultRecord, where);
    },
    /** "All my devices" again: this device forgets its own record and uses the account's. */
    backToAccount: async (): Promise<void> => {
      writeOnlyHere(from.local, getState().userId, null);
      set({ stored: null, savedOn: null });
      await load();
    },
    quick: async <K extends FieldName>(name: K, value: Preferences[K]): Promise<void> => {
      uncover(name);
      await save(choose(current(), name, value), here());
    },
    /**
     * Choices of a screen that stores them by a call of its own: in force at once, and undone when it fails. `chosen`
     * are the fields which nothing covers from now on.
     */
    saveBy: (record: PreferencesRecord, chosen: readonly FieldName[], send: () => Promise<unknown>): Promise<void> => {
      chosen.forEach(uncover);
      return save(record, here(), send);
    },
    followDevice: async (name: DeviceField): Promise<void> => {
      uncover(name);
      await save(follow(current(), name), here());
    },
    startTrial: (values: Partial<Preferences>, minutes = 10) => {
      const until = new Date(Date.now() + minutes * 60_000).toISOString();
      const trial = { values: { ...getState().trial?.values, ...values }, until };
      writeTrial(from.session, trial);
      set({ trial, previewing: null });
    },
    endTrial: () => {
      writeTrial(from.session, null);
      set({ trial: null });
    },
    keepTrial: async (): Promise<void> => {
      let record = current();
      for (const [name, value] of Object.entries(getState().trial?.values ?? {}))
        record = choose(record, name as FieldName, value);
      await save(record, here());
      actions.endTrial();
    },
    startLowEnergy: (until: Date | string) => putLowEnergy(getState().lowEnergy.profile, new Date(until).toISOString()),
    endLowEnergy: () => putLowEnergy(getState().lowEnergy.profile, null),
    saveLowEnergyProfile: (profile: LowEnergyProfile) => putLowEnergy(profile, getState().lowEnergy.until),
    /** Alt+H: a real choice in the same record (A11Y-79); the way back is the colours from before. */
    toggleHighContrast: async (): Promise<boolean> => {
      const on = getState().effective.colorScheme !== 'high-contrast';
      const before = current().colorScheme;
      const back = getState().schemeBefore;
      if (on) set({ schemeBefore: before });
      await actions.quick('colorScheme', on ? 'high-contrast' : back);
      return on;
    },
    /** Alt+0: leaves custom styles out for this tab, or brings them back. */
    toggleSafe: (): boolean => {
      const safe = !getState().safe;
      writeSafe(from.session, safe);
      set({ safe });
      return safe;
    },
  };

  return actions;
}
