import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { notificationsChanged } from '../contract.ts';
import { retract } from './retract.ts';

export const personalData: PersonalData = {
  columns: {
    'notifications.user_id': 'goes',
    'notifications.actor_ids': 'loses the person',
    'notification_settings.user_id': 'goes',
    'notification_choices.user_id': 'goes',
    'notification_mutes.user_id': 'goes',
    'notification_deliveries.user_id': 'goes',
    'notification_deliveries.caused_by': 'goes',
    'push_browsers.user_id': 'goes',
  },
  export: async ({ query, userId }) => {
    const list = (text: string) => query<Record<string, unknown>>('', text, [userId]);
    return [
      {
        name: 'sent-notices',
        title: 'Notifications sent to you',
        about: 'What we sent you by email or to a browser, and when.',
        rows: await list(
          `select channel, kind, ${isoTime('created_at')} as "createdAt", ${isoTime('sent_at')} as "sentAt"
           from notification_deliveries where user_id = $1 order by id`,
        ),
      },
      {
        name: 'notices',
        title: 'Notifications',
        about: 'What we told you. Notifications are deleted after 90 days.',
        rows: await list(
          `select kind, link, count, detail->>'excerpt' as excerpt, ${isoTime('created_at')} as "createdAt",
             ${isoTime('updated_at')} as "changedAt", ${isoTime('read_at')} as "readAt",
             ${isoTime('deliver_at')} as "heldUntil" from notifications where user_id = $1 order by id`,
        ),
      },
      {
        name: 'notice-choices',
        title: 'How you want to be notified',
        about: 'Your quiet hours, set times, kinds of notification and muted things.',
        rows: [
          ...(await list(
            `select senders, time_zone as "timeZone", quiet_from as "quietFrom", quiet_to as "quietTo", times,
               ${isoTime('paused_until')} as "pausedUntil" from notification_settings where user_id = $1`,
          )),
          ...(await list(
            'select kind, channel, enabled from notification_choices where user_id = $1 order by kind, channel',
          )),
          ...(await list(
            `select subject as "mutedThing", thing, excerpt, link, ${isoTime('until')} as until,
               ${isoTime('created_at')} as "mutedAt" from notification_mutes where user_id = $1 order by id`,
          )),
          ...(await list(
            `select 'browser that shows notifications' as kind, ${isoTime('created_at')} as since
             from push_browsers where user_id = $1 order by id`,
          )),
        ],
      },
    ];
  },
  erase: async ({ query, emit, userId, notices }) => {
    await query('', 'delete from notification_deliveries where caused_by = $1', [userId]);
    const told = await query<{ userId: number }>(
      '',
      `select distinct user_id as "userId" from notifications
       where user_id <> $1 and ($1::int = any(actor_ids) or detail->'causes' @> $2::jsonb)`,
      [userId, JSON.stringify([{ by: userId }])],
    );
    for (const { userId: other } of told) {
      await retract(query, notices, { userId: other, read: true }, { by: userId });
      await emit(notificationsChanged, { userId: other });
    }
    return [];
  },
};
