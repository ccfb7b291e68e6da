import type { Handler } from '#platform/server/area.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { declareAssistiveDevice as contract } from '../contract.ts';
import { devicesOf } from './devices-of.ts';
import { from } from './from.ts';

const add = statement((v: { userId: number; device: string; now: string }) =>
  from
    .insertInto('assistive_devices')
    .values({ user_id: v.userId, device: v.device, declared_at: moment(v.now) })
    .onConflict((on) => on.doNothing()),
);
const remove = statement((v: { userId: number; device: string }) =>
  from.deleteFrom('assistive_devices').where('user_id', '=', v.userId).where('device', '=', v.device),
);

/** Said twice keeps the first day; taken back twice changes nothing. */
export const declareAssistiveDevice: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const { device, uses } = input;
  const row = { userId: principal.id, device };
  if (uses) await query(add, { ...row, now: now.toISOString() });
  else await query(remove, row);
  return { items: await devicesOf(query, principal.id) };
};
