import type { Handler } from '#platform/server/area.ts';
import type { listWebhooks as contract } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { webhooksOf, webhookView } from './webhook-rows.ts';

export const listWebhooks: Handler<typeof contract> = async ({ principal, query, now }) => {
  const rows = await query(webhooksOf, { userId: principal.id, limit: limits.webhooks });
  return rows.map((row) => webhookView(row, now));
};
