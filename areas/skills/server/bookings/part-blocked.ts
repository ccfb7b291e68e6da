import { memberBlocked } from '#areas/people/contract.ts';
import { on } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';
import { enterState } from './change.ts';
import { lockSkillBooking } from './rows.ts';

const between = statement((v: { one: number; another: number }) =>
  from
    .selectFrom('skill_bookings')
    .select('id')
    .where((e) =>
      e.or([
        e.and([e('owner_id', '=', v.one), e('booker_id', '=', v.another)]),
        e.and([e('owner_id', '=', v.another), e('booker_id', '=', v.one)]),
      ]),
    )
    .where('booking_id', 'is', null)
    .where('state', 'in', ['pending', 'confirmed'])
    .orderBy('id'),
);

/** Behind a block neither sees the exchange, so it ends, and credit is free again. Nothing says why, nor who did it. */
export const partBlocked = on(memberBlocked, 'skills.partBlocked', async ({ event, db, emit, now }) => {
  const query = queryIn(db);
  for (const { id } of await query(between, { one: event.blockerId, another: event.blockedId })) {
    await enterState({ query, emit, now }, await lockSkillBooking(query, id), 'cancelled', 0);
  }
});
