import type { Handler } from '#platform/server/area.ts';
import { moment, once, statement } from '#platform/server/statement.ts';
import { type editProviderStaff as contract, providerEdited } from '../../contract.ts';
import { from } from '../from.ts';
import type { OwnProvider } from '../policy.ts';
import { readProvider } from '../read-provider.ts';
import { refresh } from '../refresh.ts';
import { lockListing } from '../team/rows.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { outdate } from './outdate.ts';
import { endingOf, staffRowOf } from './staff-row.ts';

const locked = statement((v: { id: number; staffId: number; version: number }) =>
  from
    .selectFrom('provider_staff')
    .select(['first_name as firstName', 'last_name as lastName', 'screening_ending as ending'])
    .where('id', '=', v.staffId)
    .where('provider_id', '=', v.id)
    .where('version', '=', v.version)
    .forNoKeyUpdate(),
);

export const editProviderStaff: Handler<typeof contract, OwnProvider> = async (ask) => {
  const { input, found, query, emit, now, principal } = ask;
  const { id, staffId, version, ...content } = input;
  await lockListing(query, id);
  const [before] = await query(locked, { id, staffId, version });
  if (!before) throw await changedMeanwhile(query, 'provider_staff', id, staffId);
  const ending = endingOf(content) || before.ending;
  await query(
    once(
      from
        .updateTable('provider_staff')
        .set((e) => ({
          ...staffRowOf(content),
          screening_ending: ending,
          version: e('version', '+', 1),
          updated_at: moment(now.toISOString()),
        }))
        .where('id', '=', staffId),
    ),
  );
  // A clearance is one person's: whoever takes another's place has to be seen too.
  const isAnother = content.firstName !== before.firstName || content.lastName !== before.lastName;
  if (isAnother || ending !== before.ending) await outdate(ask, found, ['worker_screening'], staffId);
  await refresh(query, id);
  await emit(providerEdited, { id, ownerId: principal.id });
  return readProvider(ask, id);
};
