import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { type removeProviderService as contract, providerEdited } from '../../contract.ts';
import { from } from '../from.ts';
import type { OwnProvider } from '../policy.ts';
import { readProvider } from '../read-provider.ts';
import { refresh } from '../refresh.ts';

const remove = statement((v: { id: number; serviceId: number }) =>
  from.deleteFrom('provider_services').where('id', '=', v.serviceId).where('provider_id', '=', v.id).returning('id'),
);

export const removeProviderService: Handler<typeof contract, OwnProvider> = async (ask) => {
  const { input, query, emit, principal } = ask;
  const { id, serviceId } = input;
  const [gone] = await query(remove, { id, serviceId });
  if (!gone) throw problem.notFound();
  await refresh(query, id);
  await emit(providerEdited, { id, ownerId: principal.id });
  return readProvider(ask, id);
};
