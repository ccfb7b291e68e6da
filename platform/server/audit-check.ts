import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { event } from '#platform/contract/operation.ts';
import { type LongJob, longJob } from './area.ts';
import { checkAudit } from './audit.ts';
import type { Db } from './db.ts';
import { auditHead } from './tables.ts';

/** Somebody looked whether the audit log is whole. */
export const auditChecked = event('auditChecked', z.object({}));
/** The audit log was changed or cut, and nobody has been told of this place yet. */
export const auditBroken = event('auditBroken', z.object({ entry: z.number() }));

/** Once a day, and at each start: reads the audit log from end to end, and raises an alarm when it was changed. */
export const auditCheck = (db: Db): LongJob =>
  longJob('platform.check-audit', '11 3 * * *', async ({ now, services }) => {
    const { entries, brokenAt } = await checkAudit(db);
    if (brokenAt !== null) {
      services.log.error({ entry: brokenAt, entries }, 'ALARM: the audit log was changed or cut; see /admin/audit');
    } else {
      // A copy of how long it was, outside the database.
      services.log.info({ entries }, 'The audit log is whole');
    }
    await services.transaction(async (tx, emit) => {
      const found = { checkedAt: now, checkedEntries: entries, brokenAt };
      const [known] = await tx
        .select({ brokenAt: auditHead.brokenAt })
        .from(auditHead)
        .where(eq(auditHead.id, 1))
        .for('update');
      await tx.update(auditHead).set(found).where(eq(auditHead.id, 1));
      await emit(auditChecked, {});
      if (brokenAt !== null && brokenAt !== known?.brokenAt) await emit(auditBroken, { entry: brokenAt });
    });
  });
