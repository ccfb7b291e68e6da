import type { Handler } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { proposeBooking as contract } from '../contract.ts';
import { act, withoutProposal } from './act.ts';
import { assertRoom, type Line } from './change.ts';
import { kindOf } from './kinds.ts';
import { assertOffered } from './request-booking.ts';
import { type BookingRow, findBooking } from './rows.ts';
import { openWords, sealedProposal, sealedWords, sealWords } from './seal.ts';
import { assertFree, hostMutex, lockHost } from './taken.ts';

type Ask = Parameters<Handler<typeof contract>>[0];

/** The thing as it is offered now; a booking whose thing is gone keeps its time, and can only be cancelled. */
async function offeredFor({ principal, query, services, now }: Ask, row: BookingRow) {
  const { kind, ref } = row;
  const found = await kindOf(kind)?.read({ query, config: services.config, principal, refs: [ref], now });
  const thing = found?.get(ref);
  if (!thing) throw problem.conflict('This is no longer offered. You can keep the booking as it is, or cancel it.');
  return thing;
}

/** In a request the latest offer takes the place of the one before; an agreed booking keeps its time beside it. */
async function propose(ask: Ask) {
  const { input, principal, now, services } = ask;
  const { config } = services;
  return act(ask, 'propose', async ({ row, side: by, query }) => {
    await assertRoom(query, row.id);
    const { id, startsAt, minutes, note, version: _, forAccess, ...terms } = input;
    const thing = await offeredFor(ask, row);
    const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
    const isSameTime = startsAt === row.startsAt && endsAt === row.endsAt;
    if (!isSameTime && row.hostId !== null) {
      assertOffered(thing, { minutes, format: terms.format });
      const times = await lockHost(query, row.hostId, row.guestId);
      const { kind, ref, hostId } = row;
      const wanted = { hostId, viewer: principal.id, kind, ref, capacity: thing.capacity, startsAt, endsAt, now };
      await assertFree(query, times, { ...wanted, bookingId: id, byHost: by === 'host' });
    }
    const line: Line = {
      change: forAccess ? 'proposedForAccess' : 'proposed',
      by,
      note: forAccess ? '' : note,
      startsAt,
      tell: 'bookingProposed',
    };
    if (row.status === 'requested') {
      const asked = openWords(sealedWords, config, id, row.wordsSealed);
      const wordsSealed = sealWords(sealedWords, config, id, { terms, note: asked.note });
      const offer = { offeredBy: by, offeredAt: now.toISOString(), askedAgain: 0 };
      return { next: { ...row, ...offer, startsAt, endsAt, wordsSealed }, line };
    }
    const proposalSealed = sealWords(sealedProposal, config, id, { terms, note: forAccess ? '' : note });
    const proposal = { proposedBy: by, proposedStartsAt: startsAt, proposedEndsAt: endsAt, proposalSealed };
    return { next: { ...row, ...withoutProposal, ...proposal }, line };
  });
}

/** The host is locked before the booking, as in every write that takes a time. */
export const proposeBooking: Handler<typeof contract> = async (ask) => {
  const { hostId, guestId } = (await findBooking(ask.query, ask.input.id)) ?? {};
  if (hostId == null) throw problem.conflict('The other person’s account is gone. You can only cancel this booking.');
  return hostMutex(hostId, () =>
    ask.services.transaction(async (db, emit) => {
      const query = queryIn(db);
      await lockHost(query, hostId, guestId);
      return propose({ ...ask, db, query, emit });
    }),
  );
};
