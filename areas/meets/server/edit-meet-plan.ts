import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type Moment, statement } from '#platform/server/statement.ts';
import { type editMeetPlan as contract, type MeetPlan, meetAnswered, meetContactAsked } from '../contract.ts';
import { from } from './from.ts';
import { type PlanRow, readPlan } from './plan-sql.ts';
import { contactOf, type PlanContent, planColumns, planContent, timesOf } from './save-plan.ts';

interface Row extends PlanContent {
  readonly id: number;
  readonly contactState: MeetPlan['contact']['state'];
  readonly contactTurn: number;
}

const update = statement((v: Row) =>
  from
    .updateTable('meet_plans')
    .set((e) => ({
      ...planColumns(v),
      contact_state: v.contactState,
      contact_turn: v.contactTurn,
      asked_at: sql<Moment | null>`null`,
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.id),
);

export const editMeetPlan: Handler<typeof contract, PlanRow> = async ({
  input,
  principal,
  found,
  query,
  emit,
  now,
  services,
  request,
}) => {
  if (found.version !== input.version) throw problem.conflict('The plan has changed. Look at it again.');
  if (found.state !== 'planned') throw problem.conflict('This plan is over. You can make a new one.');
  const times = timesOf(input, now);
  const contact = await contactOf(query, principal.id, input.contact);
  const isSame =
    found.contactState !== 'none' &&
    found.contactId === contact.contactId &&
    found.contactEmail === contact.contactEmail;
  if (!isSame && contact.contactEmail !== null) await services.limits.spend('mail-address', request.ip);
  const turn = found.contactTurn + (isSame ? 0 : 1);
  await query(update, {
    ...planContent(input, times, contact),
    id: found.id,
    contactState: isSame ? found.contactState : 'asked',
    contactTurn: turn,
  });
  const about = { planId: found.id, ownerId: principal.id };
  await emit(meetAnswered, about);
  if (!isSame) await emit(meetContactAsked, { ...about, contactId: contact.contactId, turn });
  return readPlan(query, found.id);
};
