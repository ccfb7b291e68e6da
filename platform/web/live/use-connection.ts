import { useSyncExternalStore } from 'react';
import { liveState, onLiveState } from './state.ts';

const onOnline = (listener: () => void) => {
  const stop = onLiveState(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    stop();
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

export type Connection = 'online' | 'offline' | 'reconnecting';

/** For a notice: 'offline' without a network, 'reconnecting' while live news do not arrive. */
export const useConnection = (): Connection =>
  useSyncExternalStore(onOnline, () => {
    if (!navigator.onLine) return 'offline';
    return liveState() === 'lost' ? 'reconnecting' : 'online';
  });
