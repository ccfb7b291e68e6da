import { type Query, queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import { findProvider } from './find-provider.ts';
import { from } from './from.ts';
import { isListed, isVisible } from './listed.ts';

type ById = PolicyCheck<{ readonly id: number }>;

const visible = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom('providers as p')
    .select([
      'p.id',
      'p.listed_by as ownerId',
      'p.business_name as businessName',
      'p.trading_name as tradingName',
      'p.abn',
      'p.acn',
      'p.ndis_number as ndisNumber',
      'p.registration_groups as registrationGroups',
      'p.status',
      'p.zone',
    ])
    .where('p.id', '=', v.id)
    .where(isVisible(v.viewer, 'p')),
);
/** A listing of one’s own, as it was found. */
export type OwnProvider = RowOf<typeof visible>;

const listed = statement((v: { id: number }) =>
  from.selectFrom('providers as p').select('p.id').where('p.id', '=', v.id).where(isListed('p')),
);

const seen = (query: Query, viewer: number, id: number) => query(visible, { viewer, id });

export const policies = {
  'providers.see': policy('anyone', async ({ db, principal, input, now }: ById) => {
    const isAdmin = principal.roles.includes('admin');
    const row = await findProvider(queryIn(db), { viewer: principal.id, now }, input.id, { isAdmin });
    return row ? allow(row) : hide();
  }),
  'providers.read': policy('anyone', async ({ db, principal, input }: ById) => {
    const [row] = await seen(queryIn(db), principal.id, input.id);
    return row ? allow() : hide();
  }),
  'providers.save': policy('member', async ({ db, input }: ById) => {
    const [row] = await queryIn(db)(listed, { id: input.id });
    return row ? allow() : hide();
  }),
  'providers.own': policy('member', async ({ db, principal, input }: ById) => {
    const [row] = await seen(queryIn(db), principal.id, input.id);
    if (!row) return hide();
    return row.ownerId === principal.id ? allow(row) : refuse('Only the person who added this listing can change it.');
  }),
};
