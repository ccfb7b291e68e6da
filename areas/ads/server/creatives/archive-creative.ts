import { returnUsage, takeUsage } from '#areas/billing/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { archiveCreative as contract } from '../../contract.ts';
import { type AccountRow, billed, payerOf } from '../account/accounts.ts';
import { isRegistered } from '../account/list-ad-accounts.ts';
import { tellAccount } from '../account/tell.ts';
import { from } from '../from.ts';
import { lockCreative, readCreative } from './creative-rows.ts';

const putAway = statement((v: { id: number; now: string }) =>
  from
    .updateTable('ad_creatives')
    .set({ archived_at: moment(v.now) })
    .where('id', '=', v.id),
);
const takeOut = statement((v: { id: number }) =>
  from.updateTable('ad_creatives').set({ archived_at: null }).where('id', '=', v.id),
);

export const archiveCreative: Handler<typeof contract, AccountRow> = async (ask) => {
  const { input, found: account, query, now } = ask;
  const { id, archived } = input;
  const before = await lockCreative(query, id);
  if ((before.archivedAt !== null) !== archived) {
    if (archived && before.usedBy > 0) throw problem.conflict('An ad shows this creative. Archive the ad first.');
    if (archived) {
      await returnUsage(billed(ask), payerOf(account), 'creatives');
      await query(putAway, { id, now: now.toISOString() });
    } else {
      await takeUsage(billed(ask), payerOf(account), 'creatives');
      await query(takeOut, { id });
    }
    await tellAccount(ask, account.id);
  }
  return readCreative(query, id, { isRegistered: await isRegistered(query, account, now) });
};
