import type { Handler } from '#platform/server/area.ts';
import { newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listDisputes as contract } from '../../contract.ts';
import { amountOf } from '../doing.ts';
import { disputesFrom } from '../payments/disputes.ts';

export const listDisputes: Handler<typeof contract> = async ({ input, query }) =>
  pageOf(
    await disputesFrom(query, input.limit + 1, readKeyset(input.cursor, newest)),
    input.limit,
    ({ amount, currency, exactly: _, ...row }) => ({ ...row, amount: amountOf(amount, currency) }),
    ({ exactly, id }) => ({ at: exactly, id }),
  );
