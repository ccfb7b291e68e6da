import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, once } from '#platform/server/statement.ts';
import { type editProvider as contract, providerEdited } from '../../contract.ts';
import type { CheckKind, RegistrationStatus } from '../../pure/options.ts';
import { from } from '../from.ts';
import type { OwnProvider } from '../policy.ts';
import { readProvider } from '../read-provider.ts';
import { refresh } from '../refresh.ts';
import { assertContent, rowOf } from '../written.ts';
import { outdate } from './outdate.ts';

type Row = ReturnType<typeof rowOf>;

/** What was checked of the listing before, and no longer is of what it says now. */
function outdatedBy(row: Row, before: OwnProvider): CheckKind[] {
  const isRenamed = row.business_name !== before.businessName || row.trading_name !== before.tradingName;
  const isAnotherBusiness = row.abn !== before.abn;
  const groups = row.registration_groups.join(' ') !== before.registrationGroups.toSorted().join(' ');
  const isRenumbered = row.ndis_number !== before.ndisNumber || groups || isAnotherBusiness;
  return [
    ...(isRenamed || isAnotherBusiness || row.acn !== before.acn ? ['identity' as const] : []),
    ...(isRenumbered ? ['registration' as const] : []),
  ];
}

function statusAfter(row: Row, before: OwnProvider): RegistrationStatus {
  if (row.ndis_number === before.ndisNumber) return before.status;
  if (before.status === 'suspended') throw problem.conflict('A suspended provider can’t change its NDIS number.');
  return row.ndis_number ? 'pending' : 'unregistered';
}

export const editProvider: Handler<typeof contract, OwnProvider> = async (ask) => {
  const { input, found, query, emit, now, principal } = ask;
  const { id, version, ...content } = input;
  assertContent(content);
  const row = rowOf(content);
  const [changed] = await query(
    once(
      from
        .updateTable('providers')
        .set((e) => ({
          ...row,
          status: statusAfter(row, found),
          // What the register said was of the former number.
          ...(row.ndis_number !== found.ndisNumber && { registration_date: null, registration_expiry: null }),
          version: e('version', '+', 1),
          updated_at: moment(now.toISOString()),
        }))
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id'),
    ),
  );
  if (!changed) throw problem.conflict('This has changed since you opened it. Have another look.');
  await outdate(ask, found, outdatedBy(row, found));
  await refresh(query, id);
  await emit(providerEdited, { id, ownerId: principal.id });
  return readProvider(ask, id);
};
