import { isoTime } from '#platform/server/keyset.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import type { Webhook } from '../../contract.ts';
import { from } from '../from.ts';

export const webhookRows = () =>
  from
    .selectFrom('webhooks as w')
    .select([
      'w.id',
      'w.user_id as userId',
      'w.mode',
      'w.url',
      'w.description',
      'w.events',
      'w.secret_sealed as secretSealed',
      'w.secret_ending as secretEnding',
      'w.former_sealed as formerSealed',
      'w.paused_why as pausedWhy',
      'w.version',
    ])
    .select((e) => [
      isoTime(e.ref('w.former_until')).as('formerSecretUntil'),
      isoTime(e.ref('w.paused_at')).as('pausedAt'),
      isoTime(e.ref('w.failing_since')).as('failingSince'),
      isoTime(e.ref('w.created_at')).as('createdAt'),
    ]);

export const webhookById = statement((v: { id: number }) => webhookRows().where('w.id', '=', v.id));
export const webhooksOf = statement((v: { userId: number; limit: number }) =>
  webhookRows().where('w.user_id', '=', v.userId).orderBy('w.id', 'desc').limit(v.limit),
);
export type WebhookRow = RowOf<typeof webhookById>;

export function webhookView(row: WebhookRow, now: Date): Webhook {
  const { userId: _user, secretSealed: _secret, formerSealed: _former, ...shown } = row;
  const { formerSecretUntil: until } = row;
  return { ...shown, formerSecretUntil: until && Date.parse(until) > now.getTime() ? until : null };
}
