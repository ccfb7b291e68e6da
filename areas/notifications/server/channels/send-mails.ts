import { createHash } from 'node:crypto';
import { cast } from '#demo/cast.ts';
import { type Db, queryIn } from '#platform/server/db.ts';
import { storedMailer } from '#platform/server/mail.ts';
import type { Services } from '#platform/server/services.ts';
import { mailOf } from './mail-words.ts';
import { sendable, setDue, setFailed, setSent } from './sendable.ts';

const mostMembers = 200;
const castIds = new Set(cast.map(({ id }) => id));

/** One mail to each member of whom something is due. */
export async function sendMails(services: Services, now: Date): Promise<void> {
  const members = await services.transaction((db) =>
    queryIn(db)<{ userId: number }>(
      'notice-mail-members',
      `select user_id as "userId" from notification_deliveries where channel = 'email' and due_at <= $1::timestamptz
       group by user_id order by min(due_at) limit ${mostMembers}`,
      [now.toISOString()],
    ),
  );
  for (const { userId } of members) await sendMail(services, userId, now);
}

/** Whatever waits for this member goes along, so that one mail is enough. Another process passes over locked rows. */
const claimSql = `select id from notification_deliveries where user_id = $1::int and channel = 'email' and due_at is not null
  order by id for update skip locked`;

async function sendMail(services: Services, userId: number, now: Date): Promise<void> {
  let claimed: readonly number[] = [];
  try {
    await services.transaction(async (db) => {
      const query = queryIn(db);
      claimed = (await query<{ id: number }>('notice-mail-claim', claimSql, [userId])).map(({ id }) => id);
      if (claimed.length === 0) return;
      const [member] = await query<{ email: string }>(
        'notice-mail-to',
        `select email from users u where u.id = $1::int and u.email_verified and ${services.members.isOpenText('u.id')}`,
        [userId],
      );
      if (!member) return setDue(query, claimed, null);
      const notices = await sendable(query, services, claimed, now);
      if (notices.length === 0) return;
      const ids = notices.map(({ id }) => id);
      await send(services, db, { userId, email: member.email, ids }, mailOf(services, userId, notices));
      await setSent(query, ids, now);
    });
  } catch (err) {
    services.log.error({ err }, 'An email with notifications was not sent');
    await services.transaction((db) => setFailed(queryIn(db), claimed, now));
  }
}

/** The cast of the demo is invented: their mails stay in the outbox, whatever mail server there is. */
function send(
  services: Services,
  db: Db,
  to: { userId: number; email: string; ids: readonly number[] },
  words: ReturnType<typeof mailOf>,
) {
  const isCast = services.config.mode === 'demo' && castIds.has(to.userId);
  const mark = createHash('sha256').update(to.ids.join(' ')).digest('hex').slice(0, 32);
  const messageId = `<notices-${mark}@${new URL(services.config.publicUrl).hostname}>`;
  return (isCast ? storedMailer : services.mail).send({ ...words, to: to.email, messageId }, db);
}
