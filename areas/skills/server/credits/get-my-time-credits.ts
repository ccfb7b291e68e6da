import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { newest } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { getMyTimeCredits as contract, TimeCredits } from '../../contract.ts';
import { creditLimits } from '../../pure/credits.ts';
import { availableIn } from '../../pure/ledger.ts';
import { from } from '../from.ts';
import { entriesOf, entryView } from './entries.ts';

const accounts = statement((v: { userId: number }) =>
  from
    .selectFrom('credit_accounts')
    .select(['is_pool as isPool', 'balance', 'held', 'lowest'])
    .where((e) => e.or([e('user_id', '=', v.userId), e('is_pool', '=', true)])),
);

/** Who has never earned or spent any has no account yet, and the same limit. */
const untouched = { balance: 0, held: 0, lowest: creditLimits.lowest };

export async function readCredits(query: Query, userId: number): Promise<TimeCredits> {
  const rows = await query(accounts, { userId });
  const { balance, held, lowest } = rows.find(({ isPool }) => !isPool) ?? untouched;
  const latest = await query(entriesOf, { userId, before: newest.id, limit: 3 });
  return {
    balance,
    held,
    lowest,
    available: availableIn({ balance, held, lowest }),
    pool: rows.find(({ isPool }) => isPool)?.balance ?? 0,
    latest: latest.map(entryView),
  };
}

export const getMyTimeCredits: Handler<typeof contract> = ({ principal, query }) => readCredits(query, principal.id);
