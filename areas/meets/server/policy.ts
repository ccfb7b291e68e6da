import { notBlocked } from '#areas/people/server/public.ts';
import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy } from '#platform/server/policy.ts';
import { statement } from '#platform/server/statement.ts';
import { findPlan, plans } from './plan-sql.ts';

type ById = PolicyCheck<{ readonly id: number }>;

const own = async ({ db, principal, input }: ById, lock: boolean) => {
  const row = await findPlan(queryIn(db), input.id, lock);
  return row?.ownerId === principal.id ? allow(row) : hide();
};

const watched = (v: { id: number; contactId: number }) =>
  plans()
    .where('p.id', '=', v.id)
    .where('p.contact_id', '=', v.contactId)
    .where('p.contact_state', '!=', 'none')
    .where((e) => notBlocked(v.contactId, e.ref('p.owner_id')));
const seen = statement(watched);
const locked = statement((v: { id: number; contactId: number }) => watched(v).forUpdate('p'));

const contact = async ({ db, principal, input }: ById, lock: boolean) => {
  const [row] = await queryIn(db)(lock ? locked : seen, { id: input.id, contactId: principal.id });
  return row ? allow(row) : hide();
};

export const policies = {
  'meets.own': policy('member', (ask: ById) => own(ask, false)),
  'meets.change': policy('member', (ask: ById) => own(ask, true)),
  'meets.watch': policy('member', (ask: ById) => contact(ask, false)),
  'meets.answer': policy('member', (ask: ById) => contact(ask, true)),
};
