import type { Handler } from '#platform/server/area.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import type { setWebhookPaused as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { readWebhook } from './read-webhook.ts';

const set = choice((paused: boolean) =>
  statement((v: { id: number; now: string }) =>
    from
      .updateTable('webhooks')
      .set((e) => ({
        paused_at: paused ? moment(v.now) : null,
        paused_why: paused ? ('you' as const) : null,
        // Called again, it has its three days anew.
        failing_since: null,
        version: e('version', '+', 1),
      }))
      .where('id', '=', v.id)
      .where('paused_at', paused ? 'is' : 'is not', null),
  ),
);

/** What waits for a paused webhook is not sent late: it would tell of what is long past. */
export const dropWaiting = statement((v: { id: number }) =>
  from
    .updateTable('webhook_deliveries')
    .set({ state: 'given_up', next_at: null, failure: 'The webhook was paused.' })
    .where('webhook_id', '=', v.id)
    .where('state', '=', 'waiting'),
);

export const setWebhookPaused: Handler<typeof contract> = async ({ input: { id, paused }, query, now }) => {
  await query(set(paused), { id, now: now.toISOString() });
  if (paused) await query(dropWaiting, { id });
  return readWebhook(query, id, now);
};
