import { job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { deletionDays } from '../contract.ts';
import { mailsFor } from './mails.ts';

export const remind = job('privacy.remind', '7 * * * *', async ({ db, now, services }) => {
  const rows = await queryIn(db)<{ email: string; eraseAt: Date | string }>(
    '',
    `update closed_accounts c set reminded_at = $1::timestamptz from users u
     where u.id = c.user_id and c.reminded_at is null and c.erase_at > $1::timestamptz
       and c.erase_at <= $1::timestamptz + make_interval(days => ${deletionDays.warnAhead})
     returning u.email, c.erase_at as "eraseAt"`,
    [now.toISOString()],
  );
  for (const { email, eraseAt } of rows) {
    await services.mail.send({ ...mailsFor(services).soon(new Date(eraseAt)), to: email }, db);
  }
});
