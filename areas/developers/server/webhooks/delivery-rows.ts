import { isoTime } from '#platform/server/keyset.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import type { WebhookDelivery } from '../../contract.ts';
import { deliveryPauses } from '../../pure/options.ts';
import { from } from '../from.ts';

export const mostTries = deliveryPauses.length + 1;

export const deliveryRows = () =>
  from
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select([
      'd.id',
      'd.webhook_id as webhookId',
      'w.user_id as userId',
      'd.event',
      'd.body',
      'd.state',
      'd.tries',
      'd.last_status as status',
      'd.last_ms as ms',
      'd.failure',
    ])
    .select((e) => [isoTime(e.ref('d.created_at')).as('createdAt'), isoTime(e.ref('d.next_at')).as('nextAt')]);

export const deliveryById = statement((v: { id: number }) => deliveryRows().where('d.id', '=', v.id));
export type DeliveryRow = RowOf<typeof deliveryById>;

/** The header webhook-id: the same in each try. */
export const messageIdOf = (id: number): string => `msg_${id}`;

export function deliveryView(row: DeliveryRow): WebhookDelivery {
  const { userId: _user, webhookId: _webhook, body: _body, ...shown } = row;
  return { ...shown, messageId: messageIdOf(row.id), mostTries };
}
