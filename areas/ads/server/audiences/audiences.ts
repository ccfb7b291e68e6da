import { returnUsage, takeUsage } from '#areas/billing/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type {
  AudienceCriteria,
  createAudience as createContract,
  deleteAudience as deleteContract,
  editAudience as editContract,
  estimateAudience as estimateContract,
  listAudiences as listContract,
} from '../../contract.ts';
import { smallestAudience } from '../../pure/rates.ts';
import { type AccountRow, accountFor, billed, payerOf } from '../account/accounts.ts';
import { tellAccount } from '../account/tell.ts';
import { refreshAccount } from '../delivery/line-up.ts';
import { from } from '../from.ts';
import type { Found } from '../policy.ts';
import { estimates, listAll, readAudience } from './audience-rows.ts';

interface Fields extends AudienceCriteria {
  readonly name: string;
}
const add = statement((v: Fields & { accountId: number; now: string }) =>
  from
    .insertInto('ad_audiences')
    .values({
      account_id: v.accountId,
      name: v.name,
      regions: v.regions,
      topics: v.topics,
      created_at: moment(v.now),
    })
    .returning('id'),
);
const save = statement((v: Fields & { id: number }) =>
  from
    .updateTable('ad_audiences')
    .set((e) => ({
      name: v.name,
      regions: v.regions,
      topics: v.topics,
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.id),
);
const lock = statement((v: { id: number }) =>
  from.selectFrom('ad_audiences').select(['id', 'version']).where('id', '=', v.id).forUpdate(),
);
const remove = statement((v: { id: number }) => from.deleteFrom('ad_audiences').where('id', '=', v.id));

export const listAudiences: Handler<typeof listContract, Found> = async ({ found, query, now }) =>
  found ? listAll(query, found.id, now) : [];

export const estimateAudience: Handler<typeof estimateContract, Found> = async ({ input, query, now }) => {
  const [estimate] = await estimates(query, [input], now);
  return estimate ?? { opened: smallestAudience, isSmallest: true };
};

export const createAudience: Handler<typeof createContract, Found> = async (ask) => {
  const { input, found, query, now } = ask;
  const account = await accountFor(ask, found);
  await takeUsage(billed(ask), payerOf(account), 'audiences');
  const [row] = await query(add, { ...input, accountId: account.id, now: now.toISOString() });
  if (!row) throw new Error('The audience was not stored.');
  await tellAccount(ask, account.id);
  return readAudience(query, row.id, now);
};

export const editAudience: Handler<typeof editContract, AccountRow> = async (ask) => {
  const { input, found: account, query, now } = ask;
  const [before] = await query(lock, { id: input.id });
  if (!before) throw problem.notFound();
  if (before.version !== input.version) {
    throw problem.conflict('Someone has changed this audience since. Look at it again, then save.');
  }
  await query(save, input);
  await refreshAccount(ask, account.id);
  await tellAccount(ask, account.id);
  return readAudience(query, input.id, now);
};

export const deleteAudience: Handler<typeof deleteContract, AccountRow> = async (ask) => {
  const { input, found: account, query, now } = ask;
  const { id } = input;
  const [before] = await query(lock, { id });
  if (!before) throw problem.notFound();
  if ((await readAudience(query, id, now)).usedBy > 0) {
    throw problem.conflict('An ad set uses this audience, or an archived one does. Choose another one there first.');
  }
  await query(remove, { id });
  await returnUsage(billed(ask), payerOf(account), 'audiences');
  await tellAccount(ask, account.id);
  return { id };
};
