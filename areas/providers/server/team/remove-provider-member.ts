import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { type removeProviderMember as contract, providerTeamChanged } from '../../contract.ts';
import { mayChange } from './may-change.ts';
import { endHelper, helperOf, lockListing, roleNow } from './rows.ts';
import { readTeam } from './team.ts';

export const removeProviderMember: Handler<typeof contract> = async (ask) => {
  const { input, principal, query, db, emit, now } = ask;
  const { id, no } = input;
  const listing = await lockListing(query, id);
  const helper = await helperOf(query, id, no);
  const { userId } = helper;
  if (userId === principal.id) throw problem.refused('You can’t remove yourself, but you can leave.');
  const mine = await roleNow(query, listing, principal.id);
  if (!mayChange(mine, helper.role)) throw problem.refused('Only the owner can remove managers.');
  await endHelper(query, id, userId, now);
  const entry = { actorId: principal.id, action: 'provider member removed', subject: `provider ${id}` };
  await writeAudit(db, { ...entry, detail: { userId } }, now);
  await emit(providerTeamChanged, { id, of: userId, to: [userId], by: principal.id, news: 'removed' });
  return readTeam(query, principal.id, id);
};
