import type { Currency } from '#platform/contract/money.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { getAdPrices as getContract, saveAdPrices as saveContract } from '../../contract.ts';
import { readPrices } from '../account/prices.ts';
import { from } from '../from.ts';

const save = statement((v: { currency: Currency; view: number; click: number; version: number }) =>
  from
    .updateTable('ad_prices')
    .set((e) => ({ view: v.view, click: v.click, version: e('version', '+', 1) }))
    .where('currency', '=', v.currency)
    .where('version', '=', v.version)
    .returning(['view', 'click', 'version']),
);

export const getAdPrices: Handler<typeof getContract> = async ({ query, services }) => {
  const currency = services.config.billingCurrency;
  return { ...(await readPrices(query, currency)), currency };
};

/** The next line-up has them, within a minute. */
export const saveAdPrices: Handler<typeof saveContract> = async ({ input, principal, query, db, now, services }) => {
  const { view, click, version } = input;
  const currency = services.config.billingCurrency;
  const [row] = await query(save, { currency, view, click, version });
  if (!row) throw problem.conflict('Someone has changed the prices since. Look at them again, then save.');
  const entry = { actorId: principal.id, action: 'ad prices set', subject: currency, detail: { view, click } };
  await writeAudit(db, entry, now);
  return { ...row, currency };
};
