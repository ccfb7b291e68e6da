import type { Handler } from '#platform/server/area.ts';
import { isThere, moment, statement } from '#platform/server/statement.ts';
import type { getAdChoice as getContract, putAdChoice as putContract } from '../../contract.ts';
import { from } from '../from.ts';

const isOff = statement((v: { userId: number }) =>
  from.selectNoFrom(isThere(from.selectFrom('ad_opt_outs').where('user_id', '=', v.userId)).as('off')),
);
const off = statement((v: { userId: number; now: string }) =>
  from
    .insertInto('ad_opt_outs')
    .values({ user_id: v.userId, at: moment(v.now) })
    .onConflict((on) => on.column('user_id').doNothing()),
);
const on = statement((v: { userId: number }) => from.deleteFrom('ad_opt_outs').where('user_id', '=', v.userId));

export const getAdChoice: Handler<typeof getContract> = async ({ principal, query }) => {
  const [row] = await query(isOff, { userId: principal.id });
  return { off: row?.off ?? false };
};

export const putAdChoice: Handler<typeof putContract> = async ({ input, principal, query, now }) => {
  const userId = principal.id;
  if (input.off) await query(off, { userId, now: now.toISOString() });
  else await query(on, { userId });
  return { off: input.off };
};
