import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { type removeProviderMember as contract, providerTeamChanged } from '../../contract.ts';
import type { OwnProvider } from '../policy.ts';
import { mayChange } from './may-change.ts';
import { endHelper, helperOf, lockListing } from './rows.ts';
import { readTeam } from './team.ts';

export const removeProviderMember: Handler<typeof contract, OwnProvider> = async (ask) => {
  const { input, found, principal, query, db, emit, now } = ask;
  const { id, no } = input;
  await lockListing(query, id);
  const helper = await helperOf(query, id, no);
  const { userId } = helper;
  if (userId === principal.id) throw problem.refused('You can’t remove yourself, but you can leave.');
  if (!mayChange(found.role, helper.role)) throw problem.refused('Only the owner can remove managers.');
  await endHelper(query, id, userId, now);
  const entry = { actorId: principal.id, action: 'provider member removed', subject: `provider ${id}` };
  await writeAudit(db, { ...entry, detail: { userId } }, now);
  await emit(providerTeamChanged, { id, of: userId, to: [userId], by: principal.id, news: 'removed' });
  return readTeam(query, principal.id, id);
};
