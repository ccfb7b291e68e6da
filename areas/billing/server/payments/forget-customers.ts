import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import type { Services } from '#platform/server/services.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';
import { paymentsOf } from './payments-of.ts';

const leaving = statement((_: object) =>
  from
    .selectFrom('billing_accounts')
    .select(['id', 'leaving_ref as ref'])
    .where('leaving_ref', 'is not', null)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('payments as y')
            .select(sql.lit(1).as('one'))
            .whereRef('y.account_id', '=', 'billing_accounts.id')
            .where('y.state', '=', 'pending'),
        ),
      ),
    )
    .orderBy('id')
    .limit(200),
);
const gone = statement((v: { id: number }) =>
  from.updateTable('billing_accounts').set({ leaving_ref: null }).where('id', '=', v.id),
);

/** Members who have left, and none of whose payments is still on its way. */
export const customersLeaving = (query: Query) => query(leaving, {});

export async function forgetCustomer(
  { config }: Services,
  { id, ref }: { readonly id: number; readonly ref: string | null },
  query: Query,
): Promise<void> {
  if (ref !== null) await paymentsOf(config)?.outside?.forgetCustomer(ref);
  await query(gone, { id });
}
