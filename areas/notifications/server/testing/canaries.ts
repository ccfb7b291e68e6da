import { type Canaries, chosen, ours, secret } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  planted: {
    'notifications.detail': 'zyxpostwords',
    'notification_mutes.excerpt': 'zyxpostwords',
  },
  wordless: {
    'notification_choices.kind': chosen,
    'notification_choices.channel': chosen,
    'notification_deliveries.channel': chosen,
    'notification_deliveries.kind': ours,
    'notification_deliveries.subject': ours,
    'notification_mutes.subject': ours,
    'notification_mutes.thing': ours,
    'notification_mutes.link': ours,
    'notification_settings.senders': chosen,
    'notification_settings.time_zone': chosen,
    'notification_settings.quiet_from': 'A time of day.',
    'notification_settings.quiet_to': 'A time of day.',
    'notification_settings.times': 'Times of day.',
    'notifications.kind': ours,
    'notifications.subject': ours,
    'notifications.link': ours,
    'push_browsers.endpoint': secret,
    'push_browsers.p256dh': secret,
    'push_browsers.auth': secret,
  },
  plant: async ({ app, call, me }) => {
    await app.settle();
    const notices = await call<{ id: number; kind: string }[]>(me.id, 'listNotifications', {});
    const notice = notices.find(({ kind }) => kind === 'postLiked');
    await call(me.id, 'muteThing', { params: { id: notice?.id ?? 0 }, body: { until: 'unmuted' } });
  },
};
