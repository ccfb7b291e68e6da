import { sql } from 'kysely';
import { isOpen } from '#areas/people/server/public.ts';
import type { Job, LongJob } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import { type BookingNewsKind, bookingNews } from '../contract.ts';
import { hoursDays, objectionDays, reminderDefaults, requestDays, requestReminderDays } from '../pure/limits.ts';
import { onlyOutcome, otherSide, type Side, sides } from '../pure/machine.ts';
import { withoutProposal } from './act.ts';
import { changeBooking } from './change.ts';
import { eachAlone, type Page } from './each-alone.ts';
import { endBooking } from './end-booking.ts';
import { from } from './from.ts';
import { findBooking, lockBooking } from './rows.ts';
import { handOnTeam, hearersOf } from './teams.ts';
import type { Work } from './work.ts';

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
  readonly hostId: number | null;
  readonly guestId: number | null;
  readonly team: string;
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
    returning u.id, u.host_id as "hostId", u.guest_id as "guestId", u.team`;
}

/** Tells one side, and of a business everyone who answers. */
async function tell(
  { query, emit }: Pick<Work, 'query' | 'emit'>,
  row: Due,
  side: Side,
  kind: BookingNewsKind,
): Promise<void> {
  for (const userId of await hearersOf(query, row, side)) {
    await emit(bookingNews, { userId, kind, bookingId: row.id, by: 0 });
  }
}

export const remind: Job['run'] = async (ran) => {
  const { query, emit, now } = workOf(ran);
  for (const side of sides) {
    const rows = await query(dueFor[side], { now: now.toISOString(), usual: reminderDefaults });
    for (const row of rows) await tell({ query, emit }, row, side, 'bookingReminder');
  }
};

/** What is asked of the database twice: which bookings, and of each, once it is locked, whether it still is one. */
type Ids = ReturnType<typeof bookingIds>;
const bookingIds = () => from.selectFrom('bookings as b').select('b.id');
const pageOf = (rows: Ids, { after, most }: Page) => rows.where('b.id', '>', after).orderBy('b.id').limit(most);
const lockedOf = (rows: Ids, id: number) => rows.where('b.id', '=', id).forUpdate();

interface ExpiredAsk {
  readonly now: string;
  readonly oldest: string;
}
const expired = (v: ExpiredAsk) =>
  bookingIds()
    .where('b.status', '=', 'requested')
    .where((e) => e.or([e('b.starts_at', '<=', moment(v.now)), e('b.offered_at', '<=', moment(v.oldest))]));
const expiredIds = statement((v: ExpiredAsk & Page) => pageOf(expired(v), v));
const lockedExpired = statement((v: ExpiredAsk & { id: number }) => lockedOf(expired(v), v.id));

/** Of what was asked for together, the first that ends tells it. */
const toldOf = statement((v: { seriesId: number }) =>
  from
    .selectFrom('bookings')
    .select('id')
    .where('series_id', '=', v.seriesId)
    .where('status', '=', 'expired')
    .limit(sql.lit(1)),
);

/** A request that nobody has answered ends with its time, or after two weeks, and both hear of it. */
export const expire: LongJob['long'] = (ran) => {
  const about: ExpiredAsk = { now: ran.now.toISOString(), oldest: before(ran.now, requestDays) };
  return eachAlone(
    ran,
    (query, page) => query(expiredIds, { ...about, ...page }),
    async (work, id) => {
      const [still] = await work.query(lockedExpired, { ...about, id });
      if (!still) return;
      const row = await lockBooking(work.query, id);
      const next = { ...row, ...withoutProposal, status: 'expired', offeredBy: null } as const;
      const [told] = row.seriesId === null ? [] : await work.query(toldOf, { seriesId: row.seriesId });
      const tell = told ? {} : ({ tell: 'bookingExpired' } as const);
      await changeBooking(work, next, { change: 'expired', by: null, ...tell });
    },
  );
};

const waiting = statement((v: { nth: number; oldest: string; now: string }) =>
  from
    .updateTable('bookings')
    .set({ asked_again: v.nth })
    .where('status', '=', 'requested')
    .where('asked_again', '<', v.nth)
    .where('offered_at', '<=', moment(v.oldest))
    .where('starts_at', '>', moment(v.now))
    .returning(['id', 'host_id as hostId', 'guest_id as guestId', 'team'])
    .returning(['offered_by as offeredBy', 'series_id as seriesId']),
);

/** Twice, to the side that has to answer. */
export const askAgain: Job['run'] = async (ran) => {
  const { query, emit, now } = workOf(ran);
  // The later one first: who is told then is not told of the earlier one as well.
  for (const [index, days] of [...requestReminderDays.entries()].reverse()) {
    const rows = await query(waiting, { nth: index + 1, oldest: before(now, days), now: now.toISOString() });
    // What was asked for together is asked again once.
    const once = new Map(rows.map((row) => [row.seriesId ?? row.id, row])).values();
    for (const { offeredBy, ...row } of once) {
      if (offeredBy) await tell({ query, emit }, row, otherSide(offeredBy), 'bookingWaiting');
    }
  }
};

const overIds = statement((v: { now: string } & Page) =>
  pageOf(
    bookingIds()
      .where('b.status', '=', 'accepted')
      .where('b.outcome_asked_at', 'is', null)
      .where('b.ends_at', '<=', moment(v.now)),
    v,
  ),
);
const asked = statement((v: { id: number; now: string }) =>
  from
    .updateTable('bookings')
    .set({ outcome_asked_at: moment(v.now) })
    .where('id', '=', v.id)
    .where('status', '=', 'accepted')
    .where('outcome_asked_at', 'is', null)
    .where('ends_at', '<=', moment(v.now))
    .returning(['id', 'host_id as hostId', 'guest_id as guestId', 'team'])
    .returning(['host_outcome as host', 'guest_outcome as guest']),
);

async function askOutcome({ query, emit, now }: Work, id: number): Promise<void> {
  const [row] = await query(asked, { id, now: now.toISOString() });
  if (!row) return;
  for (const side of sides) {
    if (row[side] === null) await tell({ query, emit }, row, side, 'bookingOutcome');
  }
}

const differing = (v: { oldest: string }) =>
  bookingIds().where('b.status', '=', 'hoursDiffer').where('b.outcome_at', '<=', moment(v.oldest));
const differingIds = statement((v: { oldest: string } & Page) => pageOf(differing(v), v));
const lockedDiffering = statement((v: { oldest: string; id: number }) => lockedOf(differing(v), v.id));

interface SilentAsk {
  readonly said: string;
  readonly unsaid: string;
}
const silent = (v: SilentAsk) =>
  bookingIds()
    .where('b.status', '=', 'accepted')
    .where((e) =>
      e.or([
        e('b.outcome_at', '<=', moment(v.said)),
        e.and([e('b.outcome_at', 'is', null), e('b.ends_at', '<=', moment(v.unsaid))]),
      ]),
    );
const silentIds = statement((v: SilentAsk & Page) => pageOf(silent(v), v));
const lockedSilent = statement((v: SilentAsk & { id: number }) => lockedOf(silent(v), v.id));

/**
 * Once it is over, both are asked how it went. What one says counts when the other has not disagreed within a week; when
 * nobody says anything for two weeks, it is not confirmed, and no one is blamed.
 */
export const settle: LongJob['long'] = async (ran) => {
  const now = ran.now.toISOString();
  await eachAlone(ran, (query, page) => query(overIds, { now, ...page }), askOutcome);
  const about: SilentAsk = { said: before(ran.now, objectionDays), unsaid: before(ran.now, 2 * objectionDays) };
  await eachAlone(
    ran,
    (query, page) => query(silentIds, { ...about, ...page }),
    async (work, id) => {
      const [still] = await work.query(lockedSilent, { ...about, id });
      if (!still) return;
      const row = await lockBooking(work.query, id);
      const said = onlyOutcome({ host: row.hostOutcome, guest: row.guestOutcome });
      const status = said === null ? 'unconfirmed' : said === 'happened' ? 'completed' : 'noShow';
      const next = { ...row, ...withoutProposal, status } as const;
      await changeBooking(work, next, { change: status, by: null, tell: 'bookingOutcome' });
    },
  );
  const oldest = before(ran.now, hoursDays);
  await eachAlone(
    ran,
    (query, page) => query(differingIds, { oldest, ...page }),
    async (work, id) => {
      const [still] = await work.query(lockedDiffering, { oldest, id });
      if (!still) return;
      const next = { ...(await lockBooking(work.query, id)), status: 'hoursNotAgreed' } as const;
      await changeBooking(work, next, { change: 'hoursNotAgreed', by: null, tell: 'bookingHours' });
    },
  );
};

const withClosed = statement((v: { now: string } & Page) =>
  pageOf(
    bookingIds()
      .where('b.status', 'in', ['requested', 'accepted'])
      .where('b.ends_at', '>', moment(v.now))
      .where((e) =>
        e.or([sql<boolean>`not ${isOpen(e.ref('b.host_id'))}`, sql<boolean>`not ${isOpen(e.ref('b.guest_id'))}`]),
      ),
    v,
  ),
);

/** A member who closes the account is missing for the other at once, so what the two had planned can’t take place. */
export const endLeft: LongJob['long'] = (ran) =>
  eachAlone(
    ran,
    (query, page) => query(withClosed, { now: ran.now.toISOString(), ...page }),
    async (work, id) => {
      const seen = await findBooking(work.query, id);
      // The business may have someone else to go on with.
      if (seen && seen.team !== '') await handOnTeam(work, seen.team);
      const row = await lockBooking(work.query, id);
      if (!seen || row.hostId === seen.hostId) await endBooking(work, row);
    },
  );

const overdue = statement((v: { now: string }) =>
  from.deleteFrom('booking_times').where(sql<Moment>`expires_at`, '<=', moment(v.now)),
);

/** Nothing depends on it: a hold that is over is in nobody’s way. */
export const dropHolds: Job['run'] = async ({ db, now }) => {
  await queryIn(db)(overdue, { now: now.toISOString() });
};
