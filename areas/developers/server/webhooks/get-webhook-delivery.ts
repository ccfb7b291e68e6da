import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { getWebhookDelivery as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { type DeliveryRow, deliveryView } from './delivery-rows.ts';

/** Those of replays too; the latest count most. */
const mostAttempts = 50;

const attempts = statement((v: { deliveryId: number }) =>
  from
    .selectFrom('webhook_attempts as a')
    .select((e) => [isoTime(e.ref('a.at')).as('at'), 'a.status', 'a.ms', 'a.failure'])
    .where('a.delivery_id', '=', v.deliveryId)
    .orderBy('a.id', 'desc')
    .limit(mostAttempts),
);

export const getWebhookDelivery: Handler<typeof contract, DeliveryRow> = async ({ found, query }) => ({
  ...deliveryView(found),
  body: found.body,
  attempts: (await query(attempts, { deliveryId: found.id })).reverse(),
});
