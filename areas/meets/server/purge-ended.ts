import { job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { limits } from '../pure/limits.ts';
import { dropMails } from './drop-mails.ts';
import { from } from './from.ts';

const purge = statement((v: { before: string }) =>
  from.deleteFrom('meet_plans').where('ended_at', '<', moment(v.before)).returning('contact_email as email'),
);

/** Where someone was and with whom is private, so it is kept no longer. */
export const purgeEnded = job('meets.purge-ended', '23 * * * *', async ({ db, now }) => {
  const query = queryIn(db);
  const before = new Date(now.getTime() - limits.keptDays * 86_400_000).toISOString();
  await dropMails(query, await query(purge, { before }));
});
