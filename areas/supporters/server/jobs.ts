import { job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';

const dayMs = 86_400_000;
const oldDeeds = statement((v: { before: string }) =>
  from.deleteFrom('support_deeds').where('at', '<', moment(v.before)),
);
const longOver = statement((v: { before: string }) =>
  from.deleteFrom('support_grants').where('ends_at', '<', moment(v.before)),
);

const oldDrafts = statement((v: { before: string }) =>
  from.deleteFrom('support_drafts').where('at', '<', moment(v.before)),
);

/** The log is kept for a year, and what has ended by its date stays in sight for a month, as what was prepared does. */
export const tidy = job('supporters.tidy', '43 3 * * *', async ({ db, now }) => {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  await queryIn(db)(oldDeeds, { before: before(limits.logDays) });
  await queryIn(db)(oldDrafts, { before: before(limits.draftDays) });
  await queryIn(db)(longOver, { before: before(30) });
});
