import { sql } from 'kysely';
import { isOpen } from '#areas/people/server/public.ts';
import type { Job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import { bookingNews } from '../contract.ts';
import { objectionDays, reminderDefaults, requestDays, requestReminderDays } from '../pure/limits.ts';
import { onlyOutcome, otherSide, type Side, sides } from '../pure/machine.ts';
import { withoutProposal } from './act.ts';
import { changeBooking, type Work } from './change.ts';
import { endBooking } from './end-booking.ts';
import { from } from './from.ts';
import { bookingRows, lockBooking } from './rows.ts';
import { personOn } from './view.ts';

const dayMs = 86_400_000;
const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString();
/** Bookings of one run; the next run has the rest. */
const most = 500;
type Ran = Parameters<Job['run']>[0];

const workOf = ({ db, emit, now, services }: Ran): Work => ({ query: queryIn(db), emit, config: services.config, now });

const columnsOf = {
  host: { member: 'host_id', reminded: 'host_reminded' },
  guest: { member: 'guest_id', reminded: 'guest_reminded' },
} as const;

interface Due {
  readonly id: number;
  readonly userId: number;
}

/**
 * Marks and answers the bookings of which this side is to be reminded. A reminder whose moment was over before the two
 * agreed is left out: they have just read when it is.
 */
const dueFor = {
  host: statement((v: { now: string; usual: readonly number[] }) => due('host', v)),
  guest: statement((v: { now: string; usual: readonly number[] }) => due('guest', v)),
};

function due(side: Side, v: { now: string; usual: readonly number[] }) {
  const { member, reminded } = columnsOf[side];
  const [id, last] = [sql.ref(`b.${member}`), sql.ref(`b.${reminded}`)];
  return sql<Due>`with due as (
      select b.id, min(lead.minutes) as minutes
      from bookings b
      left join booking_members m on m.user_id = ${id}
      cross join lateral unnest(coalesce(m.reminders, ${v.usual}::int[])) as lead (minutes)
      where b.status = 'accepted' and ${id} is not null and b.starts_at > ${moment(v.now)}
        and b.starts_at <= ${moment(v.now)} + interval '7 days'
        and b.starts_at - make_interval(mins => lead.minutes) <= ${moment(v.now)}
        and b.starts_at - make_interval(mins => lead.minutes) >= b.agreed_at
        and (${last} is null or lead.minutes < ${last})
      group by b.id order by b.id limit ${sql.lit(most)}
    )
    update bookings u set ${sql.ref(reminded)} = due.minutes from due where u.id = due.id
    returning u.id, u.${sql.ref(member)} as "userId"`;
}

export const remind: Job['run'] = async (ran) => {
  const { query, emit, now } = workOf(ran);
  for (const side of sides) {
    const rows = await query(dueFor[side], { now: now.toISOString(), usual: reminderDefaults });
    for (const { id, userId } of rows) {
      await emit(bookingNews, { userId, kind: 'bookingReminder', bookingId: id, by: 0 });
    }
  }
};

const ended = statement((v: { now: string; oldest: string }) =>
  from
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'requested')
    .where((e) => e.or([e('starts_at', '<=', moment(v.now)), e('offered_at', '<=', moment(v.oldest))]))
    .orderBy('id')
    .limit(most),
);

/** A request that nobody has answered ends with its time, or after two weeks, and both hear of it. */
export const expire: Job['run'] = async (ran) => {
  const work = workOf(ran);
  const { query, now } = work;
  for (const { id } of await query(ended, { now: now.toISOString(), oldest: before(now, requestDays) })) {
    const row = await lockBooking(query, id);
    if (row.status !== 'requested') continue;
    const next = { ...row, ...withoutProposal, status: 'expired', offeredBy: null } as const;
    await changeBooking(work, next, { change: 'expired', by: null, tell: 'bookingExpired' });
  }
};

const waiting = statement((v: { nth: number; oldest: string; now: string }) =>
  from
    .updateTable('bookings')
    .set({ asked_again: v.nth })
    .where('status', '=', 'requested')
    .where('asked_again', '<', v.nth)
    .where('offered_at', '<=', moment(v.oldest))
    .where('starts_at', '>', moment(v.now))
    .returning(['id', 'host_id as hostId', 'guest_id as guestId', 'offered_by as offeredBy']),
);

/** Twice, to the side that has to answer. */
export const askAgain: Job['run'] = async (ran) => {
  const { query, emit, now } = workOf(ran);
  // The later one first: who is told then is not told of the earlier one as well.
  for (const [index, days] of [...requestReminderDays.entries()].reverse()) {
    const rows = await query(waiting, { nth: index + 1, oldest: before(now, days), now: now.toISOString() });
    for (const { id, offeredBy, ...people } of rows) {
      const userId = offeredBy && personOn(people, otherSide(offeredBy));
      if (userId) await emit(bookingNews, { userId, kind: 'bookingWaiting', bookingId: id, by: 0 });
    }
  }
};

const justOver = statement((v: { now: string }) =>
  from
    .updateTable('bookings')
    .set({ outcome_asked_at: moment(v.now) })
    .where('status', '=', 'accepted')
    .where('outcome_asked_at', 'is', null)
    .where('ends_at', '<=', moment(v.now))
    .returning(['id', 'host_id as hostId', 'guest_id as guestId', 'host_outcome as host', 'guest_outcome as guest']),
);

const silent = statement((v: { said: string; unsaid: string }) =>
  bookingRows()
    .where('b.status', '=', 'accepted')
    .where((e) =>
      e.or([
        e('b.outcome_at', '<=', moment(v.said)),
        e.and([e('b.outcome_at', 'is', null), e('b.ends_at', '<=', moment(v.unsaid))]),
      ]),
    )
    .orderBy('b.id')
    .limit(most),
);

/**
 * Once it is over, both are asked how it went. What one says counts when the other has not disagreed within a week; when
 * nobody says anything for two weeks, it is not confirmed, and no one is blamed.
 */
export const settle: Job['run'] = async (ran) => {
  const work = workOf(ran);
  const { query, emit, now } = work;
  for (const { id, host, guest, ...people } of await query(justOver, { now: now.toISOString() })) {
    for (const side of sides) {
      const userId = personOn(people, side);
      const hasSaid = (side === 'host' ? host : guest) !== null;
      if (userId !== null && !hasSaid) {
        await emit(bookingNews, { userId, kind: 'bookingOutcome', bookingId: id, by: 0 });
      }
    }
  }
  const rows = await query(silent, { said: before(now, objectionDays), unsaid: before(now, 2 * objectionDays) });
  for (const { id } of rows) {
    const row = await lockBooking(query, id);
    if (row.status !== 'accepted') continue;
    const said = onlyOutcome({ host: row.hostOutcome, guest: row.guestOutcome });
    const status = said === null ? 'unconfirmed' : said === 'happened' ? 'completed' : 'noShow';
    await changeBooking(
      work,
      { ...row, ...withoutProposal, status },
      { change: status, by: null, tell: 'bookingOutcome' },
    );
  }
};

const withClosed = statement((v: { now: string }) =>
  from
    .selectFrom('bookings as b')
    .select('b.id')
    .where('b.status', 'in', ['requested', 'accepted'])
    .where('b.ends_at', '>', moment(v.now))
    .where((e) =>
      e.or([sql<boolean>`not ${isOpen(e.ref('b.host_id'))}`, sql<boolean>`not ${isOpen(e.ref('b.guest_id'))}`]),
    )
    .orderBy('b.id')
    .limit(most),
);

/** A member who closes the account is missing for the other at once, so what the two had planned can’t take place. */
export const endLeft: Job['run'] = async (ran) => {
  const work = workOf(ran);
  const { query, now } = work;
  for (const { id } of await query(withClosed, { now: now.toISOString() })) {
    await endBooking(work, await lockBooking(query, id));
  }
};

const overdue = statement((v: { now: string }) =>
  from.deleteFrom('booking_times').where(sql<Moment>`expires_at`, '<=', moment(v.now)),
);

/** Nothing depends on it: a hold that is over is in nobody’s way. */
export const dropHolds: Job['run'] = async ({ db, now }) => {
  await queryIn(db)(overdue, { now: now.toISOString() });
};
