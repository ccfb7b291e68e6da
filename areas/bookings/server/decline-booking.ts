import type { Handler } from '#platform/server/area.ts';
import type { declineBooking as contract } from '../contract.ts';
import { act, withoutProposal } from './act.ts';

export const declineBooking: Handler<typeof contract> = (ask) =>
  act(ask, 'decline', ({ row, side: by }) => {
    const { note } = ask.input;
    const tell = 'bookingDeclined';
    return row.status === 'accepted'
      ? { next: { ...row, ...withoutProposal }, line: { change: 'proposalDeclined', by, note, tell } }
      : { next: { ...row, status: 'declined', offeredBy: null }, line: { change: 'declined', by, note, tell } };
  });
