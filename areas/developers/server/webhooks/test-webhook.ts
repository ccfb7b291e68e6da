import { randomUUID } from 'node:crypto';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type testWebhook as contract, webhooksDue } from '../../contract.ts';
import { pingEvent } from '../../pure/options.ts';
import { from } from '../from.ts';
import { bodyOf } from './body-of.ts';
import { deliveryById, deliveryView } from './delivery-rows.ts';
import type { WebhookRow } from './webhook-rows.ts';

const add = statement((v: { webhookId: number; cause: string; body: string; now: string }) =>
  from
    .insertInto('webhook_deliveries')
    .values({
      webhook_id: v.webhookId,
      cause: v.cause,
      event: pingEvent,
      subject_id: 0,
      body: v.body,
      created_at: moment(v.now),
      next_at: moment(v.now),
    })
    .returning('id'),
);

export const testWebhook: Handler<typeof contract, WebhookRow> = async ({ found, query, emit, now }) => {
  if (found.pausedAt !== null) throw problem.conflict('This webhook is paused. Turn it on first.');
  const at = now.toISOString();
  const body = bodyOf({ type: pingEvent, timestamp: at, data: {} });
  const [added] = await query(add, { webhookId: found.id, cause: `ping ${randomUUID()}`, body, now: at });
  const [row] = added ? await query(deliveryById, { id: added.id }) : [];
  if (!row) throw new Error('The ping was not stored.');
  await emit(webhooksDue, {});
  return deliveryView(row);
};
