import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import type { Services } from '#platform/server/services.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';
import { paymentsOf } from './payments-of.ts';

const leaving = statement((_: object) =>
  from
    .selectFrom('billing_accounts')
    .select(['id', 'leaving_ref as ref', 'former_methods as methods'])
    .where((e) => e.or([e('leaving_ref', 'is not', null), sql<boolean>`former_methods <> '{}'`]))
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
/** What was added meanwhile stays for the next time. */
const gone = statement((v: { id: number; ref: string | null; methods: string[] }) =>
  from
    .updateTable('billing_accounts')
    .set((e) => ({
      leaving_ref: sql<string | null>`nullif(${e.ref('leaving_ref')}, ${v.ref}::text)`,
      former_methods: sql<
        string[]
      >`array(select m from unnest(${e.ref('former_methods')}) m where m <> all(${v.methods}::text[]))`,
    }))
    .where('id', '=', v.id),
);

/** Members who have left, and cards that were replaced; of accounts none of whose payments is still on its way. */
export const customersLeaving = (query: Query) => query(leaving, {});

export async function forgetCustomer(
  { config }: Services,
  { id, ref, methods }: { readonly id: number; readonly ref: string | null; readonly methods: readonly string[] },
  query: Query,
): Promise<void> {
  const outside = paymentsOf(config)?.outside;
  // With a customer their cards go too.
  if (ref !== null) await outside?.forgetCustomer(ref);
  for (const method of methods) await outside?.forgetCard(method);
  await query(gone, { id, ref, methods: [...methods] });
}
