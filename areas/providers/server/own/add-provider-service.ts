import type { Handler } from '#platform/server/area.ts';
import { moment, once } from '#platform/server/statement.ts';
import { type addProviderService as contract, providerEdited } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { from } from '../from.ts';
import type { OwnProvider } from '../policy.ts';
import { readProvider } from '../read-provider.ts';
import { refresh } from '../refresh.ts';
import { assertRoom } from '../room.ts';
import { serviceRowOf } from '../written.ts';

export const addProviderService: Handler<typeof contract, OwnProvider> = async (ask) => {
  const { input, query, emit, now, principal } = ask;
  const { id, ...content } = input;
  const row = serviceRowOf(content);
  await assertRoom(query, id, 'provider_services', limits.services);
  const at = moment(now.toISOString());
  await query(
    once(from.insertInto('provider_services').values({ ...row, provider_id: id, created_at: at, updated_at: at })),
  );
  await refresh(query, id);
  await emit(providerEdited, { id, ownerId: principal.id });
  return readProvider(ask, id);
};
