import { notBlocked } from '#areas/people/server/public.ts';
import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy } from '#platform/server/policy.ts';
import { statement } from '#platform/server/statement.ts';
import { stateOf } from '../pure/limits.ts';
import { draftOf } from './drafts.ts';
import { from } from './from.ts';
import { type As, grantOf, grantRows } from './grants.ts';

type AskId = PolicyCheck<{ readonly id: number }>;
type AskUser = PolicyCheck<{ readonly userId: number }>;

const meets = statement((v: { viewer: number; userId: number }) =>
  from
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', v.userId)
    .where((e) => notBlocked(v.viewer, e.ref('u.id'))),
);
const between = statement((v: { memberId: number; supporterId: number }) =>
  grantRows()
    .where('g.member_id', '=', v.memberId)
    .where('g.supporter_id', '=', v.supporterId)
    .where((e) => notBlocked(v.supporterId, e.ref('g.member_id'))),
);

/** Another member’s grant looks like one that isn’t there. */
const of =
  (...ways: readonly As[]) =>
  async ({ db, principal, input }: AskId) => {
    for (const as of ways) {
      const row = await grantOf(queryIn(db), as, input.id, principal.id);
      if (row) return allow({ ...row, as });
    }
    return hide();
  };

/** Another member’s draft looks like one that isn’t there. */
const draft =
  (...ways: readonly As[]) =>
  async ({ db, principal, input }: AskId) => {
    for (const as of ways) {
      const row = await draftOf(queryIn(db), as, input.id, principal.id);
      if (row) return allow(row);
    }
    return hide();
  };

export const policies = {
  'supporters.draftForMember': policy('member', draft('member')),
  'supporters.draftOfEither': policy('member', draft('member', 'supporter')),
  /** Someone else, whom the member can come across. */
  'supporters.mayAsk': policy('member', async ({ db, principal, input }: AskUser) => {
    if (input.userId === principal.id) return hide();
    const [row] = await queryIn(db)(meets, { viewer: principal.id, userId: input.userId });
    return row ? allow() : hide();
  }),
  'supporters.ofMember': policy('member', of('member')),
  'supporters.ofSupporter': policy('member', of('supporter')),
  'supporters.ofEither': policy('member', of('member', 'supporter')),
  /** The member lets them act, and it counts at this moment. */
  'supporters.actsFor': policy('member', async ({ db, principal, input, now }: AskUser) => {
    const [row] = await queryIn(db)(between, { memberId: input.userId, supporterId: principal.id });
    return row && stateOf(row, now) === 'open' ? allow(row) : hide();
  }),
};
