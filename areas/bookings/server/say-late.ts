import type { Handler } from '#platform/server/area.ts';
import type { sayLate as contract } from '../contract.ts';
import { act } from './act.ts';
import { assertRoom } from './change.ts';

export const sayLate: Handler<typeof contract> = (ask) =>
  act(ask, 'late', async ({ row, side: by, query }) => {
    await assertRoom(query, row.id);
    return { next: row, line: { change: 'late', by, minutes: ask.input.minutes, tell: 'bookingLate' } };
  });
