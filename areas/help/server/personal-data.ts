import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const personalData: PersonalData = {
  columns: { 'support_messages.user_id': 'goes' },
  export: async ({ query, userId }) => [
    {
      name: 'support',
      title: 'Messages to support',
      about: 'What you wrote to Contact Support while you were signed in.',
      rows: await query(
        '',
        `select id as number, name, reply_to as "replyTo", topic, message, ${isoTime('created_at')} as "sentAt",
           ${isoTime('answered_at')} as "answeredAt" from support_messages where user_id = $1 order by id`,
        [userId],
      ),
    },
  ],
  erase: async ({ query, userId, email }) => {
    await query('', 'delete from support_messages where user_id = $1 or lower(trim(reply_to)) = $2', [userId, email]);
    return [];
  },
};
