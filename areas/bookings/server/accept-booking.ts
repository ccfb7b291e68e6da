import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { acceptBooking as contract } from '../contract.ts';
import { act, agreedNow, withoutProposal } from './act.ts';
import type { BookingRow } from './rows.ts';
import { openWords, sealedProposal, sealedWords, sealWords } from './seal.ts';

type Ask = Parameters<Handler<typeof contract>>[0];

/** The proposal becomes what is agreed; what the guest wrote when they asked is kept. */
function proposalOf(row: BookingRow, { services, now }: Ask): BookingRow {
  const { proposedStartsAt: startsAt, proposedEndsAt: endsAt, proposedLane: lane, proposedLaneName: laneName } = row;
  if (!startsAt || !endsAt) throw new Error('A proposal has no time.');
  if (Date.parse(startsAt) <= now.getTime()) {
    throw problem.conflict('The proposed time has passed. Propose another one.');
  }
  const { config } = services;
  const { terms } = openWords(sealedProposal, config, row.id, row.proposalSealed);
  const { note } = openWords(sealedWords, config, row.id, row.wordsSealed);
  const wordsSealed = sealWords(sealedWords, config, row.id, { terms, note });
  const moved = startsAt === row.startsAt ? {} : agreedNow(now);
  return { ...row, ...withoutProposal, ...moved, startsAt, endsAt, lane, laneName, wordsSealed };
}

export const acceptBooking: Handler<typeof contract> = (ask) =>
  act(ask, 'accept', ({ row, side: by }) => {
    if (row.status === 'accepted') {
      const next = proposalOf(row, ask);
      return { next, line: { change: 'proposalAccepted', by, startsAt: next.startsAt, tell: 'bookingAccepted' } };
    }
    const next: BookingRow = { ...row, status: 'accepted', offeredBy: null, ...agreedNow(ask.now) };
    return { next, line: { change: 'accepted', by, startsAt: row.startsAt, tell: 'bookingAccepted' } };
  });
