import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { type removeProviderStaff as contract, providerEdited } from '../../contract.ts';
import { from } from '../from.ts';
import type { OwnProvider } from '../policy.ts';
import { readProvider } from '../read-provider.ts';
import { refresh } from '../refresh.ts';

const remove = statement((v: { id: number; staffId: number }) =>
  from.deleteFrom('provider_staff').where('id', '=', v.staffId).where('provider_id', '=', v.id).returning('id'),
);

export const removeProviderStaff: Handler<typeof contract, OwnProvider> = async (ask) => {
  const { input, query, emit, principal } = ask;
  const { id, staffId } = input;
  const [gone] = await query(remove, { id, staffId });
  if (!gone) throw problem.notFound();
  await refresh(query, id);
  await emit(providerEdited, { id, ownerId: principal.id });
  return readProvider(ask, id);
};
