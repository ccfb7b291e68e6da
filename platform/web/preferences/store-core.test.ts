import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choose, defaultRecord, type PreferencesRecord } from '#platform/contract/preferences.ts';
import type { PreferencesHttp } from './http.ts';
import { keys, readSources, type Store, type Surroundings } from './sources.ts';
import type { Shared } from './state.ts';
import { createPreferencesStore } from './store-core.ts';

function memory(entries: Record<string, string> = {}): Store & { entries: Map<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

const blocked: Store = {
  getItem: () => {
    throw new Error('blocked');
  },
  setItem: () => {
    throw new Error('blocked');
  },
  removeItem: () => {
    throw new Error('blocked');
  },
};

function setUp({
  userId = null as number | null,
  server = null as PreferencesRecord | null,
  from = {} as Partial<Surroundings>,
} = {}) {
  const surroundings: Surroundings = {
    local: memory(),
    session: memory(),
    search: '',
    initial: null,
    matches: () => false,
    ...from,
  };
  let stored = server;
  const http = {
    fetchRecord: vi.fn<PreferencesHttp['fetchRecord']>(async () => ({ stored, lowEnergy: null, savedAt: null })),
    putRecord: vi.fn<PreferencesHttp['putRecord']>(async (_id, record) => {
      stored = record;
    }),
    putLowEnergy: vi.fn<PreferencesHttp['putLowEnergy']>(async () => undefined),
  };
  const announce = vi.fn<(text: string) => void>();
  const posted: Shared[] = [];
  const store = createPreferencesStore({
    userId,
    from: surroundings,
    http,
    announce,
    apply: () => undefined,
    post: (message) => void posted.push(message),
  });
  const local = () => JSON.parse(surroundings.local?.getItem(keys.copy) ?? 'null');
  return { store, http, announce, posted, local, from: surroundings };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T04:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('loading', () => {
  test('404 means defaults, without a word, and no local copy', async () => {
    const { store, local } = setUp({ userId: 5 });
    await store.refresh();
    expect(store.getState()).toMatchObject({ status: 'ready', stored: null, error: null });
    expect(local()).toBeNull();
  });

  test('a record is applied and copied, without custom styles', async () => {
    const { store, local } = setUp({
      userId: 5,
      server: { ...defaultRecord, fontSize: 'large', customCss: 'p { color: red }' },
    });
    await store.refresh();
    expect(store.getState().effective).toMatchObject({ fontSize: 'large', customCss: 'p { color: red }' });
    expect(local()).toMatchObject({ fontSize: 'large', copyOf: 5 });
    expect(local()).not.toHaveProperty('customCss');
    expect(local()).not.toHaveProperty('navigationPreference');
  });

  test('any other failure throws the text of A11Y-34 and keeps the look', async () => {
    const { store, http } = setUp({ userId: 5 });
    http.fetchRecord.mockRejectedValueOnce(new Error('500: x'));
    await expect(store.refresh()).rejects.toThrow('Failed to fetch preferences');
    expect(store.getState().status).toBe('failed');
    await store.refresh();
    expect(store.getState()).toMatchObject({ status: 'ready', error: null });
  });
});

describe('saving', () => {
  test('puts all fields, then refreshes, applies and copies', async () => {
    const { store, http, local, posted } = setUp({ userId: 5 });
    await store.save({ fontSize: 'large' });
    expect(http.putRecord).toHaveBeenCalledWith(5, { ...defaultRecord, fontSize: 'large' });
    expect(http.fetchRecord).toHaveBeenCalledTimes(1);
    expect(store.getState().effective.fontSize).toBe('large');
    expect(local()).toMatchObject({ fontSize: 'large', copyOf: 5 });
    expect(posted.at(-1)).toMatchObject({ userId: 5, stored: { fontSize: 'large' } });
  });

  test('a failure goes back to what was, with the text of A11Y-73', async () => {
    const { store, http } = setUp({ userId: 5 });
    http.putRecord.mockRejectedValueOnce(new Error('500'));
    const saving = store.save({ fontSize: 'large' });
    expect(store.getState().effective.fontSize).toBe('large');
    await expect(saving).rejects.toThrow('Failed to save your accessibility preferences. Please try again.');
    expect(store.getState()).toMatchObject({ stored: null, saving: false, effective: { fontSize: 'medium' } });
  });

  test('quick choices in a row arrive in order and none is lost', async () => {
    const { store, http } = setUp({ userId: 5 });
    await Promise.all([
      store.quick('fontSize', 'large'),
      store.quick('skipLinks', false),
      store.quick('hoverDelay', 0),
    ]);
    expect(http.putRecord.mock.calls.at(-1)?.[1]).toMatchObject({ fontSize: 'large', skipLinks: false, hoverDelay: 0 });
    expect(store.getState().effective).toMatchObject({ fontSize: 'large', skipLinks: false, hoverDelay: 0 });
  });

  test('a guest is local only', async () => {
    const { store, http, local } = setUp();
    await store.save({ fontSize: 'large', customCss: 'p {}' });
    expect(http.putRecord).not.toHaveBeenCalled();
    expect(local()).toMatchObject({ fontSize: 'large', customCss: 'p {}' });
  });

  test('this device only: no call, and it survives a reload', async () => {
    const { store, http, from } = setUp({ userId: 5, server: { ...defaultRecord, fontSize: 'small' } });
    await store.refresh();
    await store.save({ fontSize: 'large' }, 'device');
    expect(http.putRecord).not.toHaveBeenCalled();
    await store.refresh();
    expect(store.getState()).toMatchObject({ savedOn: 'device', effective: { fontSize: 'large' } });
    const initial = JSON.stringify({ preferences: { userId: 5, stored: { fontSize: 'small' }, lowEnergy: null } });
    expect(readSources({ ...from, initial }).stored?.fontSize).toBe('large');
    await store.save({ fontSize: 'medium' });
    expect(store.getState().savedOn).toBe('account');
  });

  test('this device only: trial, reset and undo stay here, and the account can come back', async () => {
    const { store, http } = setUp({ userId: 5, server: { ...defaultRecord, fontSize: 'small' } });
    await store.refresh();
    await store.save({ fontSize: 'large' }, 'device');
    store.startTrial({ contrastLevel: 'high' });
    await store.keepTrial();
    const undo = await store.reset();
    expect(store.getState()).toMatchObject({ savedOn: 'device', trial: null, effective: { fontSize: 'medium' } });
    await undo();
    expect(store.getState().effective).toMatchObject({ fontSize: 'large', contrastLevel: 'high' });
    expect(http.putRecord).not.toHaveBeenCalled();
    await store.backToAccount();
    expect(store.getState()).toMatchObject({ savedOn: 'account', effective: { fontSize: 'small' } });
  });

  test('reset saves every default and can be undone', async () => {
    const { store, http } = setUp({ userId: 5, server: { ...defaultRecord, fontSize: 'large' } });
    await store.refresh();
    const undo = await store.reset();
    expect(http.putRecord.mock.calls.at(-1)?.[1]).toEqual(defaultRecord);
    await undo();
    expect(store.getState().effective.fontSize).toBe('large');
  });

  test('works with storage blocked', async () => {
    const { store } = setUp({ from: { local: blocked, session: blocked } });
    await store.save({ fontSize: 'large' });
    store.startTrial({ skipLinks: false });
    expect(store.getState().effective).toMatchObject({ fontSize: 'large', skipLinks: false });
  });
});

describe('high contrast (Alt+H)', () => {
  test('is a real choice, and the way back is the colours from before', async () => {
    const { store, http } = setUp({ userId: 5, server: choose(defaultRecord, 'colorScheme', 'dark') });
    await store.refresh();
    expect(await store.toggleHighContrast()).toBe(true);
    expect(http.putRecord.mock.calls.at(-1)?.[1].colorScheme).toBe('high-contrast');
    expect(store.getState().effective.theme).toBe('contrast');
    expect(await store.toggleHighContrast()).toBe(false);
    expect(store.getState().stored?.colorScheme).toBe('dark');
  });

  test('counts over a running trial and bad day', async () => {
    const { store } = setUp({ userId: 5 });
    await store.saveLowEnergyProfile({ colorScheme: 'light' });
    await store.startLowEnergy('2026-11-21T06:00:00.000Z');
    store.startTrial({ colorScheme: 'dark' });
    await store.toggleHighContrast();
    expect(store.getState().effective.theme).toBe('contrast');
  });
});

describe('what ends by itself', () => {
  test('a trial reverts after its minutes, with an announcement, and survives a reload until then', () => {
    const { store, announce, from } = setUp();
    store.startTrial({ fontSize: 'extra-large' });
    expect(store.getState().effective).toMatchObject({ fontSize: 'extra-large', trialOn: true });
    expect(readSources(from).trial?.values).toEqual({ fontSize: 'extra-large' });
    vi.advanceTimersByTime(10 * 60_000 + 5);
    expect(store.getState().effective).toMatchObject({ fontSize: 'medium', trialOn: false });
    expect(announce).toHaveBeenCalledWith('The trial has ended. Your own settings are restored.');
    expect(readSources(from).trial).toBeNull();
  });

  test('a kept trial becomes a choice', async () => {
    const { store } = setUp({ userId: 5 });
    store.startTrial({ reduceMotion: true });
    await store.keepTrial();
    expect(store.getState()).toMatchObject({ trial: null, stored: { reduceMotion: true } });
    expect(store.getState().stored?.followDevice).not.toContain('reduceMotion');
  });

  test('a bad day ends at its time', async () => {
    const { store, http, announce } = setUp({ userId: 5 });
    await store.startLowEnergy('2026-11-21T06:00:00.000Z');
    expect(http.putLowEnergy).toHaveBeenCalledWith(5, expect.objectContaining({ until: '2026-11-21T06:00:00.000Z' }));
    expect(store.getState().effective).toMatchObject({
      simplifiedLayout: true,
      concentrationMode: true,
      lowEnergyOn: true,
    });
    vi.advanceTimersByTime(2 * 3_600_000 + 5);
    expect(store.getState().effective).toMatchObject({ simplifiedLayout: false, lowEnergyOn: false });
    expect(announce).toHaveBeenCalledWith('Your bad-day settings have ended, and your usual settings are on again.');
  });

  test('a clock that jumped is noticed by check()', () => {
    const { store } = setUp();
    store.startTrial({ fontSize: 'large' });
    vi.setSystemTime(Date.now() + 3_600_000);
    store.check();
    expect(store.getState().trial).toBeNull();
  });
});

test('preview shows and goes away without saving', () => {
  const { store, http } = setUp({ userId: 5 });
  store.preview({ ...defaultRecord, fontSize: 'large' });
  expect(store.getState().effective.fontSize).toBe('large');
  store.preview(null);
  expect(store.getState().effective.fontSize).toBe('medium');
  expect(http.putRecord).not.toHaveBeenCalled();
});

test('tabs of the same person agree; those of others do not care', () => {
  const { store } = setUp({ userId: 5 });
  const message = {
    stored: { ...defaultRecord, fontSize: 'large' as const },
    lowEnergy: { profile: {}, until: null },
    savedAt: null,
  };
  store.received({ ...message, userId: 6 });
  expect(store.getState().effective.fontSize).toBe('medium');
  store.received({ ...message, userId: 5 });
  expect(store.getState().effective.fontSize).toBe('large');
});

test('signing in and out changes the record, not before the new one is here', async () => {
  const { store } = setUp({ userId: 5, server: { ...defaultRecord, fontSize: 'large' } });
  await store.refresh();
  store.setUser(null);
  expect(store.getState()).toMatchObject({ userId: null, status: 'ready' });
  expect(store.getState().effective.fontSize).toBe('medium');
});

describe('before the first paint', () => {
  const base: Surroundings = { local: null, session: null, search: '', initial: null, matches: () => false };
  const copy = (value: unknown) => memory({ [keys.copy]: typeof value === 'string' ? value : JSON.stringify(value) });

  test('the page itself comes first, and another account’s copy is not used', () => {
    const local = copy({ fontSize: 'small', copyOf: 9 });
    const initial = JSON.stringify({ preferences: { userId: 5, stored: { fontSize: 'large' }, lowEnergy: null } });
    expect(readSources({ ...base, local, initial }).stored?.fontSize).toBe('large');
    const none = JSON.stringify({ preferences: null, session: { member: { id: 5 } } });
    expect(readSources({ ...base, local, initial: none }).stored).toBeNull();
    expect(
      readSources({ ...base, local, initial: '{"preferences":null,"session":{"member":null}}' }).stored?.fontSize,
    ).toBe('small');
  });

  test('a record as the page carries it brings its bad day along', () => {
    const lowEnergy = { profile: { colorScheme: 'dark' }, until: '2026-11-21T06:00:00.000Z' };
    const preferences = { ...defaultRecord, lowEnergy, updatedAt: '2026-11-20T00:00:00.000Z' };
    const initial = JSON.stringify({ preferences, session: { member: { id: 5 } } });
    expect(readSources({ ...base, initial })).toMatchObject({ userId: 5, told: true, lowEnergy });
  });

  test('told that nothing is stored, the store does not ask again', () => {
    const initial = JSON.stringify({ preferences: null, session: { member: { id: 5 } } });
    expect(setUp({ userId: 5, from: { initial } }).store.getState().status).toBe('ready');
    expect(setUp({ userId: 6, from: { initial } }).store.getState().status).toBe('loading');
  });

  test.each(['', '{', 'null', '[]', '7', '"x"', '{"fontSize":"huge","hoverDelay":-1,"extra":{}}'])(
    'garbage %s does no harm',
    (text) => {
      const garbage = { ...base, local: copy(text), session: memory({ [keys.trial]: text }), initial: text };
      expect(readSources(garbage).stored?.fontSize ?? 'medium').toBe('medium');
      expect(readSources(garbage).trial).toBeNull();
    },
  );

  test('blocked storage and media queries that throw', () => {
    const throws = () => {
      throw new Error('no');
    };
    expect(readSources({ ...base, local: blocked, session: blocked, matches: throws }).device.dark).toBe(false);
  });

  test.each(['?safe=1', '?plain=1', '?a=b&safe=1'])('%s is safe mode', (search) => {
    expect(readSources({ ...base, search }).safe).toBe(true);
  });
});
