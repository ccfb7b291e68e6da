import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type replayWebhookDelivery as contract, webhooksDue } from '../../contract.ts';
import { from } from '../from.ts';
import { type DeliveryRow, deliveryById, deliveryView } from './delivery-rows.ts';
import { webhookById } from './webhook-rows.ts';

const again = statement((v: { id: number; now: string }) =>
  from
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', next_at: moment(v.now), tries: 0 })
    .where('id', '=', v.id),
);

/** It has all its tries anew. Whoever has had it knows it by its webhook-id. */
export const replayWebhookDelivery: Handler<typeof contract, DeliveryRow> = async ({ found, query, emit, now }) => {
  const [webhook] = await query(webhookById, { id: found.webhookId });
  if (!webhook || webhook.pausedAt !== null) throw problem.conflict('This webhook is paused. Turn it on first.');
  await query(again, { id: found.id, now: now.toISOString() });
  const [row] = await query(deliveryById, { id: found.id });
  if (!row) throw problem.notFound();
  await emit(webhooksDue, {});
  return deliveryView(row);
};
