import { type Query, queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import { findClaimFile } from './claims/claim-files.ts';
import { findProvider } from './find-provider.ts';
import { from } from './from.ts';
import { isListed, isRunBy, isVisible, roleOf } from './listed.ts';
import { isInvited } from './team/invitations.ts';
import { mayDo, type Power } from './team/may-act.ts';

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
    .select(roleOf(v.viewer, 'p').as('role'))
    .where('p.id', '=', v.id)
    .where(isVisible(v.viewer, 'p')),
);
/** A listing that one runs, as it was found. */
export type OwnProvider = RowOf<typeof visible>;

const listed = statement((v: { id: number }) =>
  from.selectFrom('providers as p').select('p.id').where('p.id', '=', v.id).where(isListed('p')),
);

/** Of an inviter behind a block nothing is seen. */
const inTeam = statement((v: { userId: number; id: number }) =>
  from
    .selectFrom('providers as p')
    .select('p.id')
    .where('p.id', '=', v.id)
    .where((e) => e.or([isRunBy(v.userId, 'p'), isInvited(v.userId, 'p')])),
);

const seen = (query: Query, viewer: number, id: number) => query(visible, { viewer, id });

const refusals: Readonly<Record<Power, string>> = {
  own: 'Only the owner of this listing can do this.',
  manage: 'Only the owner and managers of this listing can change it.',
  coordinate: 'Only people who run this listing can do this.',
};

/** Whoever runs a listing may do what their role opens; to others a listing that is not published is not there. */
async function running({ db, principal, input }: ById, power: Power) {
  const [row] = await seen(queryIn(db), principal.id, input.id);
  if (!row) return hide();
  return mayDo(row.role, power) ? allow(row) : refuse(refusals[power]);
}

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
  'providers.own': policy('member', (ask: ById) => running(ask, 'own')),
  'providers.manage': policy('member', (ask: ById) => running(ask, 'manage')),
  'providers.coordinate': policy('member', (ask: ById) => running(ask, 'coordinate')),
  /** What anyone can find may be claimed; whoever may not learns why from the use case. */
  'providers.claim': policy('member', async ({ db, input }: ById) => {
    const [row] = await queryIn(db)(listed, { id: input.id });
    return row ? allow() : hide();
  }),
  'providers.claimFile': policy('member', async ({ db, principal, input }: ById) => {
    const row = await findClaimFile(queryIn(db), input.id);
    const isOpen = row && (row.userId === principal.id || principal.roles.includes('admin'));
    return isOpen ? allow(row) : hide();
  }),
  /** Someone who runs it, or is invited to. */
  'providers.invited': policy('member', async ({ db, principal, input }: ById) => {
    const [row] = await queryIn(db)(inTeam, { userId: principal.id, id: input.id });
    return row ? allow() : hide();
  }),
};
