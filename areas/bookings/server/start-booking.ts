import type { Handler } from '#platform/server/area.ts';
import type { startBooking as contract } from '../contract.ts';
import { act } from './act.ts';

/** From then on it is ended by saying how long it was, also before its time is over. */
export const startBooking: Handler<typeof contract> = (ask) =>
  act(ask, 'start', ({ row, side: by }) => ({
    next: { ...row, startedAt: ask.now.toISOString() },
    line: { change: 'started', by },
  }));
