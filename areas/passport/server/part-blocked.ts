import { memberBlocked } from '#areas/people/contract.ts';
import { on } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';

/** A block ends what the two share with each other, for good. */
export const partBlocked = on(memberBlocked, 'passport.partBlocked', async ({ event, db }) => {
  await queryIn(db)(
    'passport-part',
    `delete from passport_shares where (user_id = $1::int and recipient_id = $2::int)
       or (user_id = $2::int and recipient_id = $1::int)`,
    [event.blockerId, event.blockedId],
  );
});
