import type { Handler } from '#platform/server/area.ts';
import { moment, once } from '#platform/server/statement.ts';
import { type editProviderService as contract, providerEdited } from '../../contract.ts';
import { from } from '../from.ts';
import type { OwnProvider } from '../policy.ts';
import { readProvider } from '../read-provider.ts';
import { refresh } from '../refresh.ts';
import { lockListing } from '../team/rows.ts';
import { serviceRowOf } from '../written.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';

export const editProviderService: Handler<typeof contract, OwnProvider> = async (ask) => {
  const { input, query, emit, now, principal } = ask;
  const { id, serviceId, version, ...content } = input;
  const row = serviceRowOf(content);
  await lockListing(query, id);
  const one = from.updateTable('provider_services').where('id', '=', serviceId).where('provider_id', '=', id);
  const [changed] = await query(
    once(
      one
        .set((e) => ({ ...row, version: e('version', '+', 1), updated_at: moment(now.toISOString()) }))
        .where('version', '=', version)
        .returning('id'),
    ),
  );
  if (!changed) throw await changedMeanwhile(query, 'provider_services', id, serviceId);
  await refresh(query, id);
  await emit(providerEdited, { id, ownerId: principal.id });
  return readProvider(ask, id);
};
