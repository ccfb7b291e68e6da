import type { Handler } from '#platform/server/area.ts';
import type { cancelBooking as contract } from '../contract.ts';
import { act, withoutProposal } from './act.ts';

/** For access or health, no reason is asked or kept, and nothing counts how often that happens. */
export const cancelBooking: Handler<typeof contract> = (ask) =>
  act(ask, 'cancel', ({ row, side: by }) => {
    const { forAccess, note } = ask.input;
    return {
      next: { ...row, ...withoutProposal, status: 'cancelled', offeredBy: null },
      line: {
        change: forAccess ? 'cancelledForAccess' : 'cancelled',
        by,
        note: forAccess ? '' : note,
        tell: 'bookingCancelled',
      },
    };
  });
