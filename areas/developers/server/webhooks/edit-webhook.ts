import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { type Moment, statement } from '#platform/server/statement.ts';
import type { editWebhook as contract } from '../../contract.ts';
import type { WebhookEvent } from '../../pure/options.ts';
import { from } from '../from.ts';
import { versionConflict } from '../version-conflict.ts';
import { mustBeCallable, mustHappen } from './create-webhook.ts';
import { readWebhook } from './read-webhook.ts';
import type { WebhookRow } from './webhook-rows.ts';

interface Change {
  readonly id: number;
  readonly url: string;
  readonly description: string;
  readonly events: WebhookEvent[];
  readonly version: number;
}
const change = statement((v: Change) =>
  from
    .updateTable('webhooks')
    .set((e) => ({
      url: v.url,
      description: v.description,
      events: v.events,
      // Another address has its three days anew.
      failing_since: sql<Moment | null>`case when ${e.ref('url')} = ${v.url}::text then ${e.ref('failing_since')} end`,
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.id)
    .where('version', '=', v.version)
    .returning('id'),
);

export const editWebhook: Handler<typeof contract, WebhookRow> = async ({ input, found, query, now, services }) => {
  mustBeCallable({ services }, input.url);
  mustHappen(found.mode, input.events);
  const [changed] = await query(change, input);
  if (!changed) throw versionConflict();
  return readWebhook(query, input.id, now);
};
