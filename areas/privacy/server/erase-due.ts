import { longJob } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { queryIn } from '#platform/server/db.ts';
import type { Services } from '#platform/server/services.ts';
import { accountErased } from '../contract.ts';
import { mailsFor } from './mails.ts';

/** One member, whole or not at all: every area's rows, then the account itself; files follow after commit. */
async function eraseMember(services: Services, userId: number, now: Date): Promise<void> {
  const { config, notices } = services;
  await services.transaction(async (db, emit) => {
    const query = queryIn(db);
    // Whoever keeps the account in this very moment was faster, or finds nothing left.
    const [due] = await query<{ email: string }>(
      '',
      `select u.email from closed_accounts c join users u on u.id = c.user_id
       where c.user_id = $1 and c.erase_at <= $2::timestamptz for update of c`,
      [userId, now.toISOString()],
    );
    if (!due) return;
    const fileKeys: string[] = [];
    for (const { erase } of services.personalData) {
      fileKeys.push(...(await erase({ query, emit, userId, email: due.email, config, notices, now })));
    }
    await query('', 'delete from users where id = $1', [userId]);
    await writeAudit(db, { actorId: 0, action: 'account erased', subject: `member ${userId}` }, now);
    await emit(accountErased, { fileKeys });
    await services.mail.send({ ...mailsFor(services).erased(), to: due.email }, db);
  });
}

export const eraseDue = longJob('privacy.erase-due', '29 * * * *', async ({ query, now, services }) => {
  const due = await query<{ userId: number }>(
    '',
    'select user_id as "userId" from closed_accounts where erase_at <= $1::timestamptz order by erase_at',
    [now.toISOString()],
  );
  for (const { userId } of due) {
    try {
      await eraseMember(services, userId, now);
    } catch (err) {
      services.log.error({ err }, 'An account could not be erased; it is tried again in an hour');
    }
  }
});
