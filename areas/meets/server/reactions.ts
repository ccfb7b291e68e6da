import { memberBlocked } from '#areas/people/contract.ts';
import { on } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { meetContactAsked, meetContactGone, meetSafe } from '../contract.ts';
import { from } from './from.ts';
import { contactMails } from './mails.ts';
import { findPlan } from './plan-sql.ts';

const part = statement((v: { one: number; another: number }) =>
  from
    .updateTable('meet_plans')
    .set((e) => ({ contact_state: 'none' as const, version: e('version', '+', 1) }))
    .where('state', '=', 'planned')
    .where('contact_state', '!=', 'none')
    .where((e) =>
      e.or([
        e.and([e('owner_id', '=', v.one), e('contact_id', '=', v.another)]),
        e.and([e('owner_id', '=', v.another), e('contact_id', '=', v.one)]),
      ]),
    )
    .returning(['id as planId', 'owner_id as ownerId', 'contact_id as contactId', 'contact_turn as turn']),
);

/** Behind a block no one is a contact; the owner is told to choose another, and not why. */
export const partBlocked = on(memberBlocked, 'meets.partBlocked', async ({ event, db, emit }) => {
  for (const gone of await queryIn(db)(part, { one: event.blockerId, another: event.blockedId }))
    await emit(meetContactGone, gone);
});

/** The mail goes with the transaction of the reaction, so that it goes once. */
export const mailAsked = on(meetContactAsked, 'meets.mailAsked', async ({ event, db, services }) => {
  const plan = event.contactId === null ? await findPlan(queryIn(db), event.planId) : undefined;
  if (plan?.contactState === 'asked' && plan.contactTurn === event.turn)
    await services.mail.send(contactMails(services, plan).asked(), db);
});

export const mailSafe = on(meetSafe, 'meets.mailSafe', async ({ event, db, services }) => {
  const plan = event.contactId === null ? await findPlan(queryIn(db), event.planId) : undefined;
  if (plan?.contactState === 'agreed' && plan.contactTurn === event.turn)
    await services.mail.send(contactMails(services, plan).safe(), db);
});
