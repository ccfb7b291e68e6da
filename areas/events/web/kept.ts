import type { Kept } from '#platform/web/area.ts';

export const roomKeys = {
  takes: 'doorways:event-takes',
  pin: 'doorways:event-pin',
  size: 'doorways:event-pin-size',
  side: 'doorways:event-pin-side',
  follow: 'doorways:event-follow',
  pace: 'doorways:event-pace',
} as const;

/** How rooms of events look and sound on this device. */
export const roomKept: readonly Kept[] = Object.values(roomKeys).map((key) => ({
  store: 'localStorage',
  key: () => key,
  until: 'deletion',
}));
