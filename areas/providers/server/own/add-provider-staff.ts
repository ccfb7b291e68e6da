import type { Handler } from '#platform/server/area.ts';
import { moment, once } from '#platform/server/statement.ts';
import { type addProviderStaff as contract, providerEdited } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { from } from '../from.ts';
import type { OwnProvider } from '../policy.ts';
import { readProvider } from '../read-provider.ts';
import { refresh } from '../refresh.ts';
import { assertRoom } from '../room.ts';
import { endingOf, staffRowOf } from './staff-row.ts';

export const addProviderStaff: Handler<typeof contract, OwnProvider> = async (ask) => {
  const { input, query, emit, now, principal } = ask;
  const { id, ...content } = input;
  await assertRoom(query, id, 'provider_staff', limits.staff);
  const at = moment(now.toISOString());
  const values = {
    ...staffRowOf(content),
    provider_id: id,
    screening_ending: endingOf(content),
    created_at: at,
    updated_at: at,
  };
  await query(once(from.insertInto('provider_staff').values(values)));
  await refresh(query, id);
  await emit(providerEdited, { id, ownerId: principal.id });
  return readProvider(ask, id);
};
