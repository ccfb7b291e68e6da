import { lt } from 'drizzle-orm';
import { job } from '#platform/server/area.ts';
import { notificationDeliveries, notificationMutes, notifications } from './tables.ts';

/** The screen says so. */
const keptDays = 90;

export const purge = job('notifications.purge', '41 3 * * *', async ({ db, now }) => {
  const limit = new Date(now.getTime() - keptDays * 86_400_000);
  await db.delete(notifications).where(lt(notifications.updatedAt, limit));
  await db.delete(notificationDeliveries).where(lt(notificationDeliveries.createdAt, limit));
  await db.delete(notificationMutes).where(lt(notificationMutes.until, now));
});
