import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { Webhook } from '../../contract.ts';
import { webhookById, webhookView } from './webhook-rows.ts';

/** A webhook as it is now, for its owner. */
export async function readWebhook(query: Query, id: number, now: Date): Promise<Webhook> {
  const [row] = await query(webhookById, { id });
  if (!row) throw problem.notFound();
  return webhookView(row, now);
}
