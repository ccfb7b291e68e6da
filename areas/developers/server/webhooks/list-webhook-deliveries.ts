import type { Handler } from '#platform/server/area.ts';
import { type After, after, exactTime, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { choice, statement } from '#platform/server/statement.ts';
import type { listWebhookDeliveries as contract } from '../../contract.ts';
import type { DeliveryState } from '../../pure/options.ts';
import { deliveryRows, deliveryView } from './delivery-rows.ts';

const page = choice((inState: boolean) =>
  statement((v: After & { webhookId: number; state: DeliveryState; limit: number }) => {
    const all = deliveryRows()
      .select((e) => exactTime(e.ref('d.created_at')).as('exactly'))
      .where('d.webhook_id', '=', v.webhookId)
      .where((e) => isOlder(e.ref('d.created_at'), e.ref('d.id'), v))
      .orderBy('d.created_at', 'desc')
      .orderBy('d.id', 'desc')
      .limit(v.limit);
    return inState ? all.where('d.state', '=', v.state) : all;
  }),
);

export const listWebhookDeliveries: Handler<typeof contract> = async ({ input, query }) => {
  const place = after(readKeyset(input.cursor, newest));
  const { id: webhookId, state = 'waiting', limit } = input;
  const rows = await query(page(input.state !== undefined), { webhookId, state, ...place, limit: limit + 1 });
  return pageOf(
    rows,
    limit,
    ({ exactly: _, ...row }) => deliveryView(row),
    ({ exactly, id }) => ({ at: exactly, id }),
  );
};
