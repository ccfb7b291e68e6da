import type { Handler } from '#platform/server/area.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { apiKeysChanged, type leaveDeveloper as contract } from '../contract.ts';
import { developerOf } from './developer-rows.ts';
import { from } from './from.ts';
import { clearSandbox } from './sandbox/clear-sandbox.ts';

interface Leaving {
  readonly userId: number;
  readonly now: string;
}
const endKeys = statement((v: Leaving) =>
  from
    .updateTable('api_keys')
    .set((e) => ({ revoked_at: moment(v.now), revoked_why: 'ended' as const, version: e('version', '+', 1) }))
    .where('user_id', '=', v.userId)
    .where('revoked_at', 'is', null)
    .returning('id'),
);
const endWebhooks = statement((v: Leaving) => from.deleteFrom('webhooks').where('user_id', '=', v.userId));
const forget = statement((v: Leaving) => from.deleteFrom('developers').where('user_id', '=', v.userId));

/** Keys stay in the list as revoked ones, so that their owner still sees what there was. */
export const leaveDeveloper: Handler<typeof contract> = async ({ principal, query, emit, now }) => {
  const leaving = { userId: principal.id, now: now.toISOString() };
  const ended = await query(endKeys, leaving);
  for (const one of [endWebhooks, forget]) await query(one, leaving);
  await clearSandbox(query, principal.id);
  const change = ended.length > 0 ? 'ended' : null;
  await emit(apiKeysChanged, { userId: principal.id, keyId: null, change });
  return developerOf(query, principal.id);
};
