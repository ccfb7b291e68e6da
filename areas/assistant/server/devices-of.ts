import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { AssistiveDevice } from '../contract.ts';
import { deviceNames } from '../pure/devices/tells.ts';
import { from } from './from.ts';

const declared = statement((v: { userId: number }) =>
  from
    .selectFrom('assistive_devices as d')
    .select((e) => ['d.device', isoTime(e.ref('d.declared_at')).as('declaredAt')])
    .where('d.user_id', '=', v.userId),
);

/** In the order of the cards. A device that we no longer ask about is left out. */
export async function devicesOf(query: Query, userId: number): Promise<AssistiveDevice[]> {
  const rows = await query(declared, { userId });
  return deviceNames.flatMap((device) => {
    const row = rows.find((each) => each.device === device);
    return row ? [{ device, declaredAt: row.declaredAt }] : [];
  });
}
