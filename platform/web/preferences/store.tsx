import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Effective } from '#platform/contract/preferences-effect.ts';
import { announce as sayPolitely } from '../announce.ts';
import { apply } from './apply.ts';
import { type PreferencesHttp, plainHttp } from './http.ts';
import { browserSurroundings, keys, queries } from './sources.ts';
import type { PreferencesState, Shared } from './state.ts';
import { createPreferencesStore, type PreferencesStore } from './store-core.ts';

export { saveFailed } from './store-actions.ts';

export const PreferencesContext = createContext<PreferencesStore | null>(null);
const channelName = 'doorways-preferences';

export interface AccessibilityProviderProps {
  /** The session's user; null for a guest, whose settings stay in this browser. */
  readonly userId: number | null;
  readonly http?: PreferencesHttp;
  /** Says something politely. Tests give their own. */
  readonly announce?: (text: string) => void;
  readonly children: ReactNode;
}

export function AccessibilityProvider({
  userId,
  http = plainHttp,
  announce = sayPolitely,
  children,
}: AccessibilityProviderProps) {
  const [{ store, link }] = useState(() => connect(userId, http, announce));
  useEffect(() => link(), [link]);
  useEffect(() => store.setUser(userId), [store, userId]);
  return <PreferencesContext value={store}>{children}</PreferencesContext>;
}

function connect(userId: number | null, http: PreferencesHttp, announce: (text: string) => void) {
  let channel: BroadcastChannel | null = null;
  const store = createPreferencesStore({
    userId,
    from: browserSurroundings(),
    http,
    announce,
    apply: (state) => apply(document.documentElement, state.effective),
    post: (message: Shared) => channel?.postMessage(message),
  });

  /** Listens to the device, the clock and the other tabs; answers with the way to stop. */
  const link = () => {
    const stop = new AbortController();
    const { signal } = stop;
    for (const query of Object.values(queries))
      matchMedia(query).addEventListener('change', store.deviceChanged, { signal });
    document.addEventListener('visibilitychange', store.check, { signal });
    if (typeof BroadcastChannel !== 'undefined') {
      channel = new BroadcastChannel(channelName);
      channel.addEventListener('message', ({ data }: MessageEvent<Shared>) => store.received(data), { signal });
    } else {
      const reload = ({ key }: StorageEvent) => key === keys.copy && void store.refresh().catch(() => undefined);
      window.addEventListener('storage', reload, { signal });
    }
    store.applyNow();
    store.check();
    if (store.getState().status === 'loading') void store.refresh().catch(() => undefined);
    return () => {
      stop.abort();
      channel?.close();
      channel = null;
      store.stop();
    };
  };
  return { store, link };
}

export function useStore(): PreferencesStore {
  const store = use(PreferencesContext);
  if (!store) throw new Error('useAccessibility must be used within an AccessibilityProvider');
  return store;
}

/** Everything: state and actions. Draws again with each change; parts of a page use usePreference. */
export function useAccessibility(): PreferencesState & PreferencesStore {
  const store = useStore();
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return useMemo(() => ({ ...store, ...state }), [store, state]);
}

/** One value in force; draws again only when it changes. */
export function usePreference<K extends keyof Effective>(name: K): Effective[K] {
  const store = useStore();
  const read = () => store.getState().effective[name];
  return useSyncExternalStore(store.subscribe, read, read);
}
