import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { getProviderBookings as get, ProviderBookings, setProviderBookings as set } from '../../contract.ts';
import { from } from '../from.ts';

const current = statement((_: object) =>
  from
    .selectFrom('provider_bookings')
    .select((e) => ['enquiry_only as enquiryOnly', isoTime(e.ref('changed_at')).as('changedAt'), 'version'])
    .where('id', '=', 1),
);

const read = async (query: Query): Promise<ProviderBookings> =>
  (await query(current, {}))[0] ?? { enquiryOnly: false, changedAt: null, version: 0 };

interface Values {
  readonly enquiryOnly: boolean;
  readonly version: number;
  readonly by: number;
  readonly now: string;
}

const put = statement((v: Values) =>
  from
    .insertInto('provider_bookings')
    .values({ id: 1, enquiry_only: v.enquiryOnly, changed_by: v.by, changed_at: moment(v.now) })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((e) => ({
          enquiry_only: e.ref('excluded.enquiry_only'),
          changed_by: e.ref('excluded.changed_by'),
          changed_at: e.ref('excluded.changed_at'),
          version: e('provider_bookings.version', '+', 1),
        }))
        .where('provider_bookings.version', '=', v.version),
    )
    .returning('id'),
);

export const getProviderBookings: Handler<typeof get> = ({ query }) => read(query);

/** For all providers at once, from this moment on. What was agreed before goes on. */
export const setProviderBookings: Handler<typeof set> = async ({ input, principal, query, db, now }) => {
  const { enquiryOnly, version } = input;
  const before = await read(query);
  const isOld = before.version !== version;
  const [changed] = isOld ? [] : await query(put, { enquiryOnly, version, by: principal.id, now: now.toISOString() });
  if (!changed) throw problem.conflict('This has changed since you opened it. Have another look.');
  const action = enquiryOnly ? 'provider bookings stopped' : 'provider bookings opened';
  await writeAudit(db, { actorId: principal.id, action, subject: 'providers', detail: {} }, now);
  return read(query);
};
