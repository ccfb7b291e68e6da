import { sql } from 'kysely';
import type { Job } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { choice, columns, moment, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';
import type { providers } from '../tables.ts';

export type Counted = 'views' | 'saves' | 'requests' | 'accepted' | 'declined' | 'completed';

const p = columns<typeof providers>('p');
const count = choice((what: Counted) =>
  statement((v: { id: number; now: string }) =>
    from
      .insertInto('provider_days')
      .columns(['provider_id', 'day', what])
      .expression(
        from
          .selectFrom('providers as p')
          .select([
            'p.id',
            sql<string>`(${moment(v.now)} at time zone ${p.zone})::date`.as('day'),
            sql.lit(1).as('one'),
          ])
          .where('p.id', '=', v.id),
      )
      .onConflict((on) =>
        on.columns(['provider_id', 'day']).doUpdateSet({ [what]: sql<number>`provider_days.${sql.ref(what)} + 1` }),
      ),
  ),
);

/** One more of these today, by the listing’s own clock. */
export const countDay = (query: Query, id: number, what: Counted, now: Date) =>
  query(count(what), { id, now: now.toISOString() });

const ofChange: Readonly<Partial<Record<string, Counted>>> = {
  requested: 'requests',
  accepted: 'accepted',
  declined: 'declined',
  completed: 'completed',
};

interface Change {
  readonly providerId: number;
  /** As the history of the booking says it. */
  readonly change: string;
  readonly now: Date;
}
export async function countBooking(query: Query, { providerId, change, now }: Change): Promise<void> {
  const what = ofChange[change];
  if (what) await countDay(query, providerId, what, now);
}

/** More than is shown, since a week may have just begun. */
const keptDays = 100;
const forget = statement((v: { before: string }) => from.deleteFrom('provider_days').where('day', '<', v.before));

export const forgetDays: Job['run'] = async ({ db, now }) => {
  const before = new Date(now.getTime() - keptDays * 86_400_000).toISOString().slice(0, 10);
  await queryIn(db)(forget, { before });
};
