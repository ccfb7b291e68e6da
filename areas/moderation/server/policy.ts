import { queryIn } from '#platform/server/db.ts';
import { allow, hide, mustBeSelf, type PolicyCheck, policy } from '#platform/server/policy.ts';
import { findFilter } from './filter-sql.ts';
import { findEvidence } from './find-evidence.ts';
import { loadDecisions } from './load-decisions.ts';

type Ask = PolicyCheck<{ readonly id: number }>;

export const policies = {
  'moderation.asReporter': policy('member', ({ input, principal }) => mustBeSelf(principal, input.reporterId)),
  'moderation.asModerator': policy('moderator', ({ input, principal }) => mustBeSelf(principal, input.moderatorId)),
  /** A decision about oneself. */
  'moderation.ownDecision': policy('member', async ({ db, input, ...ask }: Ask) => {
    const [decision] = await loadDecisions({ ...ask, query: queryIn(db) }, input.id);
    return decision ? allow(decision) : hide();
  }),
  'moderation.ownFilter': policy('moderator', async ({ db, principal, input }: Ask) =>
    (await findFilter(queryIn(db), principal.id, input.id)) ? allow() : hide(),
  ),
  /** A report of one's own, once what was reported is ready to be read. */
  'moderation.ownReport': policy('member', async ({ db, principal, input, now }: Ask) => {
    const row = await findEvidence(queryIn(db), principal.id, input.id, now);
    return row ? allow(row) : hide();
  }),
};
