import { effective } from '#platform/contract/preferences-effect.ts';
import { defaultLowEnergyProfile, type FieldName } from '#platform/contract/preferences-shape.ts';
import { writeCopy, writeLowEnergy, writeTrial } from './local-copy.ts';
import { keys, localRecord, read, readDevice, readSources, recordOnlyHere } from './sources.ts';
import { firstState, type PreferencesState, type Shared, type StoreOptions } from './state.ts';
import { createActions } from './store-actions.ts';

const longestTimer = 2 ** 31 - 1;

export type PreferencesStore = ReturnType<typeof createPreferencesStore>;

/** The engine behind useAccessibility, without React and without a document, so that it can be tested. */
export function createPreferencesStore(options: StoreOptions) {
  const { from, http, announce, post } = options;
  let state = firstState(readSources(from), options.userId);
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  let queue: Promise<unknown> = Promise.resolve();

  function set(change: Partial<PreferencesState>): void {
    const next = { ...state, ...change };
    const profile = Object.fromEntries(
      Object.entries(next.lowEnergy.profile).filter(([name]) => !next.setAside.includes(name as FieldName)),
    );
    const lowEnergy = { ...next.lowEnergy, profile };
    state = { ...next, effective: effective({ ...next, lowEnergy, preview: next.previewing, now: Date.now() }) };
    options.apply(state);
    plan();
    for (const listener of listeners) listener();
  }

  /** One timer for whichever ends first; both end by themselves, in this tab and after a reload. */
  function plan(): void {
    clearTimeout(timer);
    const now = Date.now();
    const ends = [state.trial?.until, state.lowEnergy.until].map((time) => (time ? Date.parse(time) : 0));
    const next = Math.min(...ends.filter((time) => time > now));
    if (Number.isFinite(next)) timer = setTimeout(check, Math.min(next - now, longestTimer));
  }

  function check(): void {
    const { trial, lowEnergy } = state;
    const over = (time: string | null | undefined) => !!time && Date.parse(time) <= Date.now();
    if (over(trial?.until)) {
      writeTrial(from.session, null);
      set({ trial: null });
      announce('The trial has ended. Your own settings are restored.');
    }
    if (over(lowEnergy.until)) {
      set({ lowEnergy: { ...lowEnergy, until: null }, setAside: [] });
      if (state.userId === null) writeLowEnergy(from.local, state.lowEnergy);
      announce('Your bad-day settings have ended, and your usual settings are on again.');
    }
    plan();
  }

  const share = () =>
    post({ userId: state.userId, stored: state.stored, lowEnergy: state.lowEnergy, savedAt: state.savedAt });

  async function load(): Promise<void> {
    const { userId } = state;
    if (userId === null) {
      const here = recordOnlyHere(from.local, null);
      return set({ status: 'ready', stored: here ?? localRecord(from.local, null), savedOn: here ? 'device' : null });
    }
    const mine = ++turn;
    try {
      const { stored, lowEnergy, savedAt } = await http.fetchRecord(userId);
      if (mine !== turn || userId !== state.userId) return;
      const here = recordOnlyHere(from.local, userId);
      if (!here) writeCopy(from.local, userId, stored);
      set({
        status: 'ready',
        error: null,
        stored: here ?? stored,
        savedAt,
        savedOn: here ? 'device' : stored ? 'account' : null,
        lowEnergy: lowEnergy ?? { ...state.lowEnergy, until: null },
      });
    } catch {
      const error = new Error('Failed to fetch preferences');
      if (mine === turn) set({ status: 'failed', error });
      throw error;
    }
  }

  /** Writes go out one after the other; each carries the whole record, so the last one is right by itself. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    turn += 1;
    const result = queue.then(work, work);
    queue = result.catch(() => undefined);
    return result;
  }

  const actions = createActions({ options, getState: () => state, set, inTurn, share, load });

  return {
    ...actions,
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    applyNow: () => set({}),
    check,
    deviceChanged: () => set({ device: readDevice(from.matches) }),
    /** Another tab saved. */
    received: (message: Shared) => {
      if (message.userId !== state.userId) return;
      turn += 1;
      const { stored, lowEnergy, savedAt } = message;
      const here = recordOnlyHere(from.local, state.userId);
      set({
        stored: here ?? stored,
        lowEnergy,
        savedAt,
        status: 'ready',
        savedOn: here ? 'device' : stored ? 'account' : null,
      });
    },
    /** Somebody signed in or out. The look stays until the new record is here, so nothing flashes. */
    setUser: (userId: number | null) => {
      if (userId === state.userId) return;
      turn += 1;
      writeTrial(from.session, null);
      // The copy of the one who left goes, even if sign-out forgot clearLocalCopy(); a kept look names no owner.
      if (read(from.local, keys.copy)?.copyOf === state.userId) writeCopy(from.local, null, null);
      const lowEnergy = { profile: defaultLowEnergyProfile, until: null };
      set({ userId, trial: null, previewing: null, lowEnergy, setAside: [], status: 'loading', savedAt: null });
      void load().catch(() => undefined);
    },
    stop: () => clearTimeout(timer),
  };
}
