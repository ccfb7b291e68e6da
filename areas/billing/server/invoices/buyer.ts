import { numberDigits } from '#platform/contract/business-numbers.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { readable } from '#platform/server/sealed.ts';
import { statement } from '#platform/server/statement.ts';
import type { getBillingBuyer as getContract, saveBillingBuyer as saveContract } from '../../contract.ts';
import { lockAccountOf } from '../accounts.ts';
import { doing as doingIn } from '../doing.ts';
import { from } from '../from.ts';
import { sealedPayer } from '../seal.ts';

interface Buyer {
  /** Empty: it is the name that the member shows everyone. */
  readonly name: string;
  /** Digits. It names whoever works alone, and is sealed with the name. */
  readonly abn: string | null;
}
/** A line for the name, and one for the ABN where there is one. */
export const buyerText = ({ name, abn }: Buyer): string => (abn === null ? name : `${name}\n${abn}`);
export function readBuyer(text: string): Buyer {
  const [name = '', abn = null] = text.split('\n');
  return { name, abn };
}

const rows = () =>
  from.selectFrom('billing_accounts').select(['id', 'buyer_sealed as sealed', 'buyer_version as version']);
const ofMember = statement((v: { userId: number }) => rows().where('user_id', '=', v.userId));
const ofAccount = statement((v: { id: number }) => rows().where('id', '=', v.id));

const view = (config: Config, { id, sealed, version }: { id: number; sealed: string; version: number }) => ({
  ...readBuyer(readable(() => sealedPayer.take(config, { id }, sealed), '')),
  version,
});

export async function buyerOf(query: Query, config: Config, accountId: number): Promise<Buyer> {
  const [row] = await query(ofAccount, { id: accountId });
  return row ? view(config, row) : readBuyer('');
}

export const getBillingBuyer: Handler<typeof getContract> = async ({ query, principal, services }) => {
  const [row] = await query(ofMember, { userId: principal.id });
  return row ? view(services.config, row) : { ...readBuyer(''), version: 1 };
};

const save = statement((v: { id: number; sealed: string; version: number }) =>
  from
    .updateTable('billing_accounts')
    .set((e) => ({ buyer_sealed: v.sealed, buyer_version: e('buyer_version', '+', 1) }))
    .where('id', '=', v.id)
    .where('buyer_version', '=', v.version)
    .returning('id'),
);

/** Bills that were made out already stay as they are: they are documents. */
export const saveBillingBuyer: Handler<typeof saveContract> = async ({ input, principal, db, emit, now, services }) => {
  const { config } = services;
  const doing = doingIn(db, emit, now, config);
  const { id } = await lockAccountOf(doing, principal.id);
  const buyer = { name: input.name, abn: input.abn ? numberDigits(input.abn) : null };
  const sealed = sealedPayer.put(config, { id }, buyerText(buyer));
  const [saved] = await doing.query(save, { id, sealed, version: input.version });
  if (!saved) throw problem.conflict('You have changed this in another window. Open it again to see the changes.');
  return { ...buyer, version: input.version + 1 };
};
