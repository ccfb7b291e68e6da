import { longJob } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { type Db, queryIn } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import type { Services } from '#platform/server/services.ts';
import { accountErased } from '../contract.ts';
import { mailsFor } from './mails.ts';

/**
 * One member, whole or not at all: every area’s rows, then the account itself; files follow after commit. False when
 * the account is not due.
 */
export async function eraseMember(
  services: Services,
  { db, emit, now }: { readonly db: Db; readonly emit: Emit; readonly now: Date },
  userId: number,
): Promise<boolean> {
  const { config, notices } = services;
  const query = queryIn(db);
  // Whoever keeps the account in this very moment was faster, or finds nothing left.
  const [due] = await query<{ email: string }>(
    '',
    `select u.email from closed_accounts c join users u on u.id = c.user_id
     where c.user_id = $1 and c.erase_at <= $2::timestamptz for update of c`,
    [userId, now.toISOString()],
  );
  if (!due) return false;
  const fileKeys: string[] = [];
  // Areas are listed after those that they stand on. What stands on a post goes before it: with the post its rows go,
  // and nothing would say any more which files were theirs.
  for (const { erase } of services.personalData.toReversed()) {
    fileKeys.push(...(await erase({ query, emit, userId, email: due.email, config, notices, now })));
  }
  await query('', 'delete from users where id = $1', [userId]);
  await writeAudit(db, { actorId: 0, action: 'account erased', subject: `member ${userId}` }, now);
  await emit(accountErased, { fileKeys });
  await services.mail.send({ ...mailsFor(services).erased(), to: due.email }, db);
  return true;
}

export const eraseDue = longJob('privacy.erase-due', '29 * * * *', async ({ query, now, services }) => {
  // Below 1 are accounts that nobody has.
  const due = await query<{ userId: number }>(
    '',
    `select user_id as "userId" from closed_accounts where erase_at <= $1::timestamptz and user_id > 0
     order by erase_at`,
    [now.toISOString()],
  );
  for (const { userId } of due) {
    try {
      await services.transaction((db, emit) => eraseMember(services, { db, emit, now }, userId));
    } catch (err) {
      services.log.error({ err }, 'An account could not be erased; it is tried again in an hour');
    }
  }
});
