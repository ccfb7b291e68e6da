import { longJob } from '#platform/server/area.ts';
import { sendMails } from './send-mails.ts';
import { sendPushes } from './send-pushes.ts';

/** Outside a transaction: mail servers and push services may be slow, and nobody is to wait for them. */
export const deliver = longJob('notifications.deliver', '* * * * *', async ({ now, services }) => {
  await sendPushes(services, now);
  await sendMails(services, now);
});
