import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { sendSupportMessage as contract, SupportReceipt } from '../contract.ts';

export const sendSupportMessage: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const [receipt] = await query<SupportReceipt>(
    'support-send',
    `insert into support_messages (user_id, name, reply_to, topic, message, created_at)
     values ($1, $2, $3, $4, $5, $6::timestamptz) returning id, ${isoTime('created_at')} as "createdAt"`,
    [
      principal.id || null,
      input.name.trim(),
      input.replyTo.trim(),
      input.topic,
      input.message.trim(),
      now.toISOString(),
    ],
  );
  if (!receipt) throw new Error('We couldn’t save your message.');
  return receipt;
};
