import { and, eq, inArray, lt, notExists } from 'drizzle-orm';
import { job } from './area.ts';
import { idempotency, outbox, outboxWork } from './tables.ts';

const dayMs = 86_400_000;
/** So many rows in one transaction; what is left goes an hour later. */
const batch = 20_000;

/** Answers that are no longer replayed, and events whose reactions have all run. A parked event stays for people to look at. */
export const forget = job('platform.forget', '33 * * * *', async ({ db, now }) => {
  await db.delete(idempotency).where(lt(idempotency.createdAt, new Date(now.getTime() - dayMs)));
  const left = db.select({ id: outboxWork.id }).from(outboxWork).where(eq(outboxWork.eventId, outbox.id));
  const isOver = and(lt(outbox.createdAt, new Date(now.getTime() - 7 * dayMs)), notExists(left));
  const over = db.select({ id: outbox.id }).from(outbox).where(isOver).orderBy(outbox.createdAt).limit(batch);
  await db.delete(outbox).where(inArray(outbox.id, over));
});
