import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { countOf, moment, statement } from '#platform/server/statement.ts';
import { type createMeetPlan as contract, meetContactAsked } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';
import { readPlan } from './plan-sql.ts';
import { contactOf, type PlanContent, planColumns, planContent, timesOf } from './save-plan.ts';

const lockOwner = statement((v: { ownerId: number }) =>
  from.selectFrom('users').select('id').where('id', '=', v.ownerId).forUpdate(),
);

const open = statement((v: { ownerId: number }) =>
  from
    .selectFrom('users as u')
    .select((e) =>
      countOf(
        from.selectFrom('meet_plans as p').where('p.owner_id', '=', e.ref('u.id')).where('p.ended_at', 'is', null),
      ).as('count'),
    )
    .where('u.id', '=', v.ownerId),
);

const insert = statement((v: PlanContent & { readonly ownerId: number; readonly now: string }) =>
  from
    .insertInto('meet_plans')
    .values({ ...planColumns(v), owner_id: v.ownerId, contact_state: 'asked', created_at: moment(v.now) })
    .returning('id'),
);

export const createMeetPlan: Handler<typeof contract> = async ({
  input,
  principal,
  query,
  emit,
  now,
  services,
  request,
}) => {
  const ownerId = principal.id;
  await query(lockOwner, { ownerId });
  const [counted] = await query(open, { ownerId });
  if ((counted?.count ?? 0) >= limits.open)
    throw problem.conflict(`You have ${limits.open} open plans. Finish or cancel one first.`);
  const times = timesOf(input, now);
  const contact = await contactOf(query, ownerId, input.contact);
  if (contact.contactEmail !== null) await services.limits.spend('mail-address', request.ip);
  const [stored] = await query(insert, { ...planContent(input, times, contact), ownerId, now: now.toISOString() });
  if (!stored) throw new Error('A plan was not stored.');
  await emit(meetContactAsked, { planId: stored.id, ownerId, contactId: contact.contactId, turn: 1 });
  return readPlan(query, stored.id);
};
