import { sql } from 'kysely';
import { longJob } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type BookingState, exchangeLimits } from '../../pure/exchange.ts';
import { from } from '../from.ts';
import { enterState } from './change.ts';
import { lockSkillBooking, type SkillBookingRow } from './rows.ts';

interface Due {
  readonly asked: string;
  readonly said: string;
  readonly today: string;
}

/** Written exchanges that may have come to an end by time alone; the next run has the rest. */
const due = statement((v: Due) =>
  from
    .selectFrom('skill_bookings')
    .select('id')
    .where('booking_id', 'is', null)
    .where('state', 'in', ['pending', 'confirmed'])
    .where((e) =>
      e.or([
        e('created_at', '<', moment(v.asked)),
        e('outcome_at', '<', moment(v.said)),
        sql<boolean>`${e.ref('finish_by')} < ${v.today}::date`,
      ]),
    )
    .orderBy('id')
    .limit(500),
);

const dayMs = 86_400_000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString();

/** What time alone makes of it; undefined: nothing yet. */
export function endOf(row: SkillBookingRow, now: Date): BookingState | undefined {
  const { state, createdAt, finishBy, outcomeAt, ownerOutcome, bookerOutcome } = row;
  const days = (since: string) => (now.getTime() - Date.parse(since)) / dayMs;
  // The day is over everywhere in Australia once it is over in UTC.
  const since = finishBy === null ? 0 : days(finishBy) - 1;
  if (state === 'pending') return days(createdAt) > exchangeLimits.requestDays || since > 0 ? 'expired' : undefined;
  if (state !== 'confirmed') return undefined;
  const only = ownerOutcome ?? bookerOutcome;
  if (only && outcomeAt && days(outcomeAt) > exchangeLimits.objectionDays) {
    return only === 'happened' ? 'completed' : 'missed';
  }
  return !only && since > exchangeLimits.outcomeDays ? 'unconfirmed' : undefined;
}

/** Each in a transaction of its own, so that accounts are locked for one at a time. */
export const endExchanges = longJob('skills.end-exchanges', '27 * * * *', async ({ query, now, services }) => {
  const found = await query(due, {
    asked: daysBefore(now, exchangeLimits.requestDays),
    said: daysBefore(now, exchangeLimits.objectionDays),
    today: now.toISOString().slice(0, 10),
  });
  for (const { id } of found) {
    await services.transaction(async (db, emit) => {
      const own = queryIn(db);
      const row = await lockSkillBooking(own, id);
      const state = endOf(row, now);
      if (state) await enterState({ query: own, emit, now }, row, state, 0);
    });
  }
});
