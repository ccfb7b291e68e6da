import { notBlocked } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { listMeetPlans as contract } from '../contract.ts';
import { plans, planView, watchView } from './plan-sql.ts';

/** Far more than can be open; what is over goes after a week. */
const most = 100;

const own = statement((v: { ownerId: number }) =>
  plans()
    .where('p.owner_id', '=', v.ownerId)
    .orderBy((e) => e('p.ended_at', 'is not', null))
    .orderBy('p.check_in_at')
    .orderBy('p.id')
    .limit(most),
);

const others = statement((v: { contactId: number }) =>
  plans()
    .where('p.contact_id', '=', v.contactId)
    .where('p.contact_state', '!=', 'none')
    .where((e) => notBlocked(v.contactId, e.ref('p.owner_id')))
    .where((e) => e.or([e('p.ended_at', 'is', null), e('p.state', 'in', ['told', 'safe'])]))
    .orderBy('p.check_in_at')
    .orderBy('p.id')
    .limit(most),
);

export const listMeetPlans: Handler<typeof contract> = async ({ principal, query }) => ({
  own: (await query(own, { ownerId: principal.id })).map(planView),
  others: (await query(others, { contactId: principal.id })).map(watchView),
});
