import type { Handler } from '#platform/server/area.ts';
import { after, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { once } from '#platform/server/statement.ts';
import type { listProviderAgreements as contract } from '../../contract.ts';
import { agreementRows } from './agreement-rows.ts';
import { openWords, sealedAgreement } from './seal.ts';

export const listProviderAgreements: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const place = after(readKeyset(input.cursor, newest));
  const rows = await query(
    once(
      agreementRows()
        .where('a.user_id', '=', principal.id)
        .where((e) => isOlder(e.ref('a.updated_at'), e.ref('a.id'), place))
        .orderBy('a.updated_at', 'desc')
        .orderBy('a.id', 'desc')
        .limit(input.limit + 1),
    ),
  );
  return pageOf(
    rows,
    input.limit,
    ({ id, providerId, businessName, sharedAt, updatedAt, wordsSealed }) => ({
      ...{ id, providerId, businessName, sharedAt, updatedAt },
      supports: openWords(sealedAgreement, services.config, id, wordsSealed).supports.map(({ name }) => name),
    }),
    ({ exactly, id }) => ({ at: exactly, id }),
  );
};
