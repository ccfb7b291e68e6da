import { moment, statement } from '#platform/server/statement.ts';
import { changeBooking, type Line } from './change.ts';
import { from } from './from.ts';
import type { Lane, Lanes } from './kinds.ts';
import { type BookingRow, lockBooking } from './rows.ts';
import { roomOf, whoIsFree } from './taken.ts';
import type { Work } from './work.ts';

const given = statement((v: { lane: string; now: string }) =>
  from
    .selectFrom('bookings as b')
    .select('b.id')
    .where((e) => e.or([e('b.lane', '=', v.lane), e('b.proposed_lane', '=', v.lane)]))
    .where('b.status', 'in', ['requested', 'accepted'])
    .where('b.starts_at', '>', moment(v.now))
    .orderBy('b.starts_at')
    .orderBy('b.id'),
);

/** Who of those who stay is free then; hosts know best when they can, so only what is taken is in the way. */
async function freeAt({ query, now }: Work, lanes: Lanes, row: BookingRow, time: readonly [string, string]) {
  const { id: bookingId, kind, ref, hostId } = row;
  const span = { from: Date.parse(time[0]), to: Date.parse(time[1]) };
  const whose = { kind, ref, hostId: hostId ?? 0, lanes, capacity: 1 };
  const found = whoIsFree(await roomOf(query, lanes.times, whose, { viewer: 0, span, now, bookingId }), span, {
    byHost: true,
  });
  return 'lane' in found ? found.lane : undefined;
}

/** No one can be named: the booking is the business’s to fill. */
const unfilled = (lanes: Lanes, { hostName }: BookingRow): Lane => ({ key: lanes.of, name: hostName });

const freeRule = 'The worker who was to come has left. You can cancel for free until it begins.';

/**
 * For the area one of whose lanes ends, which holds the turn of all of them (`lockBookingsOf`). What it was to give goes
 * to whoever is free; where no one is, both sides are told, and the guest can move it or cancel it at no cost.
 */
export async function leaveLane(
  work: Work,
  { lane, lanes }: { readonly lane: string; readonly lanes: Lanes },
): Promise<void> {
  for (const { id } of await work.query(given, { lane, now: work.now.toISOString() })) {
    const row = await lockBooking(work.query, id);
    const { proposedStartsAt, proposedEndsAt } = row;
    const proposed =
      row.proposedLane === lane && proposedStartsAt && proposedEndsAt
        ? ((await freeAt(work, lanes, row, [proposedStartsAt, proposedEndsAt])) ?? unfilled(lanes, row))
        : { key: row.proposedLane, name: row.proposedLaneName };
    const kept = { ...row, proposedLane: proposed.key, proposedLaneName: proposed.name };
    if (row.lane !== lane) {
      const line: Line = {
        change: 'laneChanged',
        by: 'host',
        note: `${proposed.name} would come.`,
        tell: 'bookingLane',
      };
      await changeBooking(work, kept, line);
      continue;
    }
    const next = await freeAt(work, lanes, row, [row.startsAt, row.endsAt]);
    const { key, name } = next ?? unfilled(lanes, row);
    const moved = { ...kept, lane: key, laneName: name };
    const gone = row.laneName;
    await (next
      ? changeBooking(work, moved, {
          change: 'laneChanged',
          by: 'host',
          note: `${name} comes instead of ${gone}.`,
          tell: 'bookingLane',
        })
      : changeBooking(
          work,
          { ...moved, cancellation: freeRule },
          { change: 'laneLost', by: 'host', note: `${gone} was to come.`, tell: 'bookingLaneLost', tellBoth: true },
        ));
  }
}
