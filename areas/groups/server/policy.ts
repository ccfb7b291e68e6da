import { ofSpace, openToSupporters, owners } from '#areas/spaces/server/public.ts';
import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy } from '#platform/server/policy.ts';
import { findGroup } from './group-sql.ts';

export const policies = {
  'groups.see': policy('member', async ({ db, principal, input }: PolicyCheck<{ readonly id: number }>) => {
    const group = await findGroup(queryIn(db), principal.id, input.id);
    return group && (!principal.for || openToSupporters(group)) ? allow(group) : hide();
  }),
  /** A local community is no group: under these addresses it is not there. */
  'groups.own': policy(
    'member',
    ofSpace((space) => (space.kind === 'group' ? owners(space) : hide())),
  ),
};
