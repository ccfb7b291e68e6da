import { sql } from 'kysely';
import { type Doing, doing } from '#areas/billing/server/public.ts';
import type { Currency } from '#platform/contract/money.ts';
import type { UseCase } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, type RowOf, statement } from '#platform/server/statement.ts';
import { limits } from '../../pure/options.ts';
import { from } from '../from.ts';
import { mayDo, type Power, roleIn } from './may-act.ts';

const accounts = (viewer: number) =>
  from
    .selectFrom('ad_accounts as a')
    .select([
      'a.id',
      'a.owner_id as ownerId',
      'a.name',
      'a.zone',
      'a.currency',
      'a.provider_id as providerId',
      'a.stopped',
      'a.version',
    ])
    .select(roleIn(viewer, 'a').as('role'));

/** Their own first, then in the order in which they joined. */
const mine = statement((v: { viewer: number; limit: number }) =>
  accounts(v.viewer)
    .leftJoin('ad_members as m', (on) => on.onRef('m.account_id', '=', 'a.id').on('m.user_id', '=', v.viewer))
    .where((e) => e.or([e('a.owner_id', '=', v.viewer), e('m.joined_at', 'is not', null)]))
    .orderBy((e) => e.case().when('a.owner_id', '=', v.viewer).then(0).else(1).end())
    .orderBy('m.joined_at')
    .orderBy('a.id')
    .limit(v.limit),
);
const one = statement((v: { viewer: number; id: number }) => accounts(v.viewer).where('a.id', '=', v.id));
export type AccountRow = RowOf<typeof one>;

/** An account that the member owns or helps with. */
export async function findAccount(query: Query, viewer: number, id: number): Promise<AccountRow | undefined> {
  const [row] = await query(one, { viewer, id });
  return row && mayDo(row.role, 'see') ? row : undefined;
}
export const listAccounts = (query: Query, viewer: number): Promise<AccountRow[]> =>
  query(mine, { viewer, limit: limits.members });
const own = statement((v: { viewer: number }) => accounts(v.viewer).where('a.owner_id', '=', v.viewer));
export const findOwnAccount = async (query: Query, viewer: number): Promise<AccountRow | undefined> =>
  (await query(own, { viewer }))[0];

const lock = statement((v: { id: number; viewer: number }) =>
  accounts(v.viewer).where('a.id', '=', v.id).forNoKeyUpdate('a'),
);
/** What changes an account, its people or what it counts waits for each other; what was judged before is judged again. */
export async function lockAccount(query: Query, viewer: number, id: number, power: Power): Promise<AccountRow> {
  const [row] = await query(lock, { id, viewer });
  if (!row || !mayDo(row.role, power)) throw problem.notFound();
  return row;
}

const open = statement((v: { ownerId: number; currency: Currency; now: string }) =>
  from
    .insertInto('ad_accounts')
    .columns(['owner_id', 'name', 'zone', 'currency', 'created_at'])
    .expression((e) =>
      e
        .selectFrom('users as u')
        .select([
          'u.id',
          sql<string>`left(u.name, ${sql.lit(limits.name)})`.as('name'),
          sql.lit('Australia/Sydney' as const).as('zone'),
          sql<Currency>`${v.currency}`.as('currency'),
          moment(v.now).as('created_at'),
        ])
        .where('u.id', '=', v.ownerId),
    )
    .onConflict((on) => on.column('owner_id').doNothing()),
);
type Asks = Pick<UseCase<unknown>, 'db' | 'query' | 'emit' | 'principal' | 'now' | 'services'>;

/** The account that the rule found, or the member's own, which is opened with the first thing that needs one. */
export async function accountFor(ask: Asks, found: AccountRow | null): Promise<AccountRow> {
  const { query, principal, now, services } = ask;
  if (found) return found;
  await query(open, { ownerId: principal.id, currency: services.config.billingCurrency, now: now.toISOString() });
  const row = await findOwnAccount(query, principal.id);
  if (!row) throw new Error('The advertising account was not opened.');
  return row;
}

/** What an account's owner has of billing; without an owner nothing of it can change. */
export function payerOf({ ownerId }: Pick<AccountRow, 'ownerId'>): number {
  if (ownerId === null) throw problem.conflict('The owner of this advertising account has left. It can only be read.');
  return ownerId;
}

export const billed = ({ db, emit, now, services }: Pick<Asks, 'db' | 'emit' | 'now' | 'services'>): Doing =>
  doing(db, emit, now, services.config);
