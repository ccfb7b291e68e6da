/** 'off': nobody needs it; 'lost': it was there, or should be, for longer than a moment. */
export type LiveState = 'off' | 'connecting' | 'on' | 'lost';

const patience = 4000;
let state: LiveState = 'off';
let lossTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** How the live connection is; apart from the connection itself, whose code comes after the first paint. */
export const liveState = (): LiveState => state;
export const onLiveState = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function setLiveState(next: LiveState): void {
  clearTimeout(lossTimer);
  // A short break is nobody's business.
  if (next === 'connecting') lossTimer = setTimeout(() => setLiveState('lost'), patience);
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}
