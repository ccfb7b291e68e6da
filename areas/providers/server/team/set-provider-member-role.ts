import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { choice, statement } from '#platform/server/statement.ts';
import { type setProviderMemberRole as contract, providerTeamChanged } from '../../contract.ts';
import type { HelperRole } from '../../pure/options.ts';
import { from } from '../from.ts';
import { assertOwner, helperOf, lockListing } from './rows.ts';
import { readTeam } from './team.ts';

const set = choice((role: HelperRole) =>
  statement((v: { id: number; userId: number }) =>
    from.updateTable('provider_members').set({ role }).where('provider_id', '=', v.id).where('user_id', '=', v.userId),
  ),
);

export const setProviderMemberRole: Handler<typeof contract> = async ({ input, principal, query, db, emit, now }) => {
  const { id, no, role } = input;
  assertOwner(await lockListing(query, id), principal.id);
  const helper = await helperOf(query, id, no);
  const { userId } = helper;
  if (helper.role !== role) {
    await query(set(role), { id, userId });
    const detail = { userId, role };
    await writeAudit(
      db,
      { actorId: principal.id, action: 'provider member role', subject: `provider ${id}`, detail },
      now,
    );
    await emit(providerTeamChanged, { id, of: userId, to: [userId], by: principal.id, news: 'role' });
  }
  return readTeam(query, principal.id, id);
};
