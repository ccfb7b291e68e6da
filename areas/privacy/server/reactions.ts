import { eq } from 'drizzle-orm';
import { accountClosed } from '#areas/account/contract.ts';
import { on, type Reaction } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { closedAccounts, users } from '#platform/server/auth/tables.ts';
import { accountErased, dataExportAsked, dataExportsOver } from '../contract.ts';
import { mailsFor } from './mails.ts';
import { makeExports } from './make-exports.ts';
import { dataExports } from './tables.ts';

export const reactions: readonly Reaction[] = [
  on(dataExportAsked, 'privacy.beginExport', async ({ services }) => services.runSoon(makeExports.name)),
  on(dataExportAsked, 'privacy.auditExport', async ({ event, db, now }) => {
    const [row] = await db
      .select({ by: dataExports.userId })
      .from(dataExports)
      .where(eq(dataExports.id, event.exportId));
    if (!row) return;
    const entry = { actorId: row.by, action: 'data copy asked for', subject: `member ${row.by}` };
    await writeAudit(db, entry, now);
  }),
  on(dataExportsOver, 'privacy.deleteExports', async ({ event, services }) => {
    for (const key of event.fileKeys) await services.files.delete(key);
  }),
  on(accountClosed, 'privacy.tellOfClosing', async ({ event, db, services }) => {
    const [row] = await db
      .select({ email: users.email, eraseAt: closedAccounts.eraseAt })
      .from(closedAccounts)
      .innerJoin(users, eq(users.id, closedAccounts.userId))
      .where(eq(closedAccounts.userId, event.userId));
    if (row) await services.mail.send({ ...mailsFor(services).closed(row.eraseAt), to: row.email }, db);
  }),
  on(accountErased, 'privacy.deleteFiles', async ({ event, services }) => {
    for (const key of event.fileKeys) await services.files.delete(key);
  }),
];
