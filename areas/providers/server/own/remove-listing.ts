import type { Query } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

const nameAgreements = statement((v: { id: number }) =>
  from
    .updateTable('provider_agreements as a')
    .from('providers as p')
    .set((e) => ({ gone_name: e.ref('p.business_name') }))
    .whereRef('p.id', '=', 'a.provider_id')
    .where('a.provider_id', '=', v.id),
);
const nameParts = statement((v: { id: number }) =>
  from
    .updateTable('provider_ask_parts as t')
    .from('providers as p')
    .set((e) => ({ gone_name: e.ref('p.business_name'), state: 'closed' as const }))
    .whereRef('p.id', '=', 't.provider_id')
    .where('t.provider_id', '=', v.id),
);
const remove = statement((v: { id: number }) => from.deleteFrom('providers').where('id', '=', v.id));

/** The one way to delete a listing. What members wrote of it or asked stays theirs, with its name as it was. */
export async function removeListing(query: Query, id: number): Promise<void> {
  await query(nameAgreements, { id });
  await query(nameParts, { id });
  await query(remove, { id });
}
