import { sql } from 'kysely';
import { blockedIds, notBlocked } from '#areas/people/server/public.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import { columns, type RowOf, statement } from '#platform/server/statement.ts';
import { shownStatus, whyNotAsked } from '../pure/compliance.ts';
import { findClaimFile } from './claims/claim-files.ts';
import { findProvider } from './find-provider.ts';
import { from } from './from.ts';
import { isListed, isRunBy, isVisible, roleOf } from './listed.ts';
import { day } from './rows.ts';
import type { providers } from './tables.ts';
import { isInvited } from './team/invitations.ts';
import { mayDo, type Power } from './team/may-act.ts';
import { todayOf } from './view.ts';

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

const p = columns<typeof providers>('p');
const askable = statement((v: { viewer: number; supporter: number; id: number }) =>
  from
    .selectFrom('providers as p')
    .select((e) => [
      'p.id',
      'p.listed_by as ownerId',
      roleOf(v.viewer, 'p').as('role'),
      'p.status',
      'p.zone',
      'p.standards_met as standardsMet',
      'p.was_checked as wasChecked',
      day(p.verified_until).as('verifiedUntil'),
      day(p.registered_until).as('registeredUntil'),
      day(p.audited_until).as('auditedUntil'),
      day(p.liable_until).as('liableUntil'),
      day(p.indemnified_until).as('indemnifiedUntil'),
      day(p.screened_until).as('screenedUntil'),
      sql<boolean>`${p.published_at} is not null`.as('isActive'),
      sql<boolean>`(${e.ref('p.listed_by')} is null or ${e.ref('p.listed_by')} = ${v.viewer}::int
        or (${notBlocked(v.viewer, e.ref('p.listed_by'))} and ${e.ref('p.listed_by')} <> all(${blockedIds(v.supporter)})))`.as(
        'isMet',
      ),
    ])
    .where('p.id', '=', v.id)
    .where(isVisible(v.viewer, 'p')),
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
  /** Someone answers for it, whom the member may meet. Behind a block it is missing, as everything of that member is. */
  'providers.ask': policy('member', async ({ db, principal, input, now }: ById) => {
    const [row] = await queryIn(db)(askable, {
      viewer: principal.id,
      supporter: principal.for?.supporterId ?? 0,
      id: input.id,
    });
    if (!row?.isMet) return hide();
    const { ownerId, id } = row;
    const status = shownStatus(row, todayOf(row, now));
    const isMine = row.role !== null;
    const whyNot = whyNotAsked({ status, isActive: row.isActive, isOwned: ownerId !== null, isMine });
    if (whyNot || ownerId === null) return refuse(whyNot);
    return allow({ id, ownerId });
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
