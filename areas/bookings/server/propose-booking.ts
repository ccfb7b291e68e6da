import type { Handler } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { proposeBooking as contract } from '../contract.ts';
import { act, withoutProposal } from './act.ts';
import { assertRoom, type Line } from './change.ts';
import { kindOf, type Lane } from './kinds.ts';
import { assertOffered } from './offered.ts';
import type { FoundThing } from './policy.ts';
import { type BookingRow, findBooking } from './rows.ts';
import { openWords, sealedProposal, sealedWords, sealWords } from './seal.ts';
import { assertFree, assertLane, endOf, lockTimes, roomOf, spanOf, timesMutex } from './taken.ts';

type Ask = Parameters<Handler<typeof contract>>[0];

/** The thing as it is offered now; a booking whose thing is gone keeps its time, and can only be cancelled. */
async function offeredFor({ principal, query, services, now }: Ask, row: BookingRow): Promise<FoundThing> {
  const { kind, ref } = row;
  const found = await kindOf(kind)?.read({ query, config: services.config, principal, refs: [ref], now });
  const thing = found?.get(ref);
  if (!thing) throw problem.conflict('This is no longer offered. You can keep the booking as it is, or cancel it.');
  // Its host is the one it was booked with.
  return { ...thing, hostId: row.hostId ?? thing.hostId, kind, ref };
}

/** In a request the latest offer takes the place of the one before; an agreed booking keeps its time beside it. */
async function propose(ask: Ask, thing: FoundThing) {
  const { input, principal, now, services } = ask;
  const { config } = services;
  return act(ask, 'propose', async ({ row, side: by, query }) => {
    await assertRoom(query, row.id);
    const { id, startsAt, minutes, note, version: _, forAccess, lane: wanted, ...terms } = input;
    const endsAt = endOf(startsAt, minutes);
    const isSame = startsAt === row.startsAt && endsAt === row.endsAt && (wanted ?? row.lane) === row.lane;
    let lane: Lane = { key: row.lane, name: row.laneName };
    if (!isSame && row.hostId !== null) {
      assertOffered(thing, { minutes, format: terms.format });
      assertLane(thing, wanted);
      const times = await lockTimes(query, thing, row.guestId);
      const span = spanOf(startsAt, minutes);
      const room = await roomOf(query, times, thing, { viewer: principal.id, span, now, bookingId: id });
      lane = assertFree(room, span, { lane: wanted, rather: row.lane, byHost: by === 'host' });
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
      const time = { startsAt, endsAt, lane: lane.key, laneName: lane.name };
      return { next: { ...row, ...offer, ...time, wordsSealed }, line };
    }
    const proposalSealed = sealWords(sealedProposal, config, id, { terms, note: forAccess ? '' : note });
    const proposal = {
      proposedBy: by,
      proposedStartsAt: startsAt,
      proposedEndsAt: endsAt,
      proposedLane: lane.key,
      proposedLaneName: lane.name,
      proposalSealed,
    };
    return { next: { ...row, ...withoutProposal, ...proposal }, line };
  });
}

/** What takes the time is locked before the booking, as in every write that takes one. */
export const proposeBooking: Handler<typeof contract> = async (ask) => {
  const row = await findBooking(ask.query, ask.input.id);
  if (row?.hostId == null) {
    throw problem.conflict('The other person’s account is gone. You can only cancel this booking.');
  }
  const thing = await offeredFor(ask, row);
  return timesMutex(thing, () =>
    ask.services.transaction(async (db, emit) => {
      const query = queryIn(db);
      await lockTimes(query, thing, row.guestId);
      const held = { ...ask, db, query, emit };
      // Who gives it may have changed while this waited.
      return propose(held, thing.lanes ? await offeredFor(held, row) : thing);
    }),
  );
};
