import { sql } from 'kysely';
import { disputeOf } from '#areas/bookings/server/public.ts';
import { blockedIds, notBlocked } from '#areas/people/server/public.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { allow, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import { columns, type RowOf, statement } from '#platform/server/statement.ts';
import { shownStatus, whyNotAsked } from '../pure/compliance.ts';
import { agreementById, sharedAgreement } from './agreements/agreement-rows.ts';
import { receivedById } from './asks/ask-rows.ts';
import { providerKinds } from './bookings/disputes.ts';
import { findClaimFile } from './claims/claim-files.ts';
import { findProvider } from './find-provider.ts';
import { from } from './from.ts';
import { findImage } from './images/rows.ts';
import { isListed, isRunBy, isVisible, roleOf } from './listed.ts';
import { findPaper } from './papers/rows.ts';
import { shownReviews } from './reviews/reviews.ts';
import { proved } from './rows.ts';
import type { providers } from './tables.ts';
import { isInvited } from './team/invitations.ts';
import { mayActFor, mayDo, type Power } from './team/may-act.ts';
import { listingOf } from './team/team-of.ts';
import { todayOf } from './view.ts';

type ById = PolicyCheck<{ readonly id: number }>;
type ByPaper = PolicyCheck<{ readonly id: number; readonly paperId: number }>;
type ByImage = PolicyCheck<{ readonly id: number; readonly imageId: number }>;

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
/** A listing that the member may open, as it was found. */
export type ShownProvider = RowOf<typeof visible>;
/** A listing that one runs. */
export type OwnProvider = ShownProvider;

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
      sql<boolean>`${p.published_at} is not null`.as('isActive'),
      sql<boolean>`(${e.ref('p.listed_by')} is null or ${e.ref('p.listed_by')} = ${v.viewer}::int
        or (${notBlocked(v.viewer, e.ref('p.listed_by'))} and ${e.ref('p.listed_by')} <> all(${blockedIds(v.supporter)})))`.as(
        'isMet',
      ),
    ])
    .select(proved)
    .where('p.id', '=', v.id)
    .where(isVisible(v.viewer, 'p')),
);

const ownReview = statement((v: { id: number; userId: number }) =>
  from
    .selectFrom('provider_reviews as r')
    .select((e) => [
      'r.provider_id as providerId',
      isoTime(e.ref('r.created_at')).as('createdAt'),
      sql<boolean>`${e.ref('r.hidden_at')} is not null`.as('isHidden'),
    ])
    .where('r.id', '=', v.id)
    .where('r.participant_id', '=', v.userId),
);
export type OwnReview = RowOf<typeof ownReview>;

const reviewOfListing = statement((v: { viewer: number; id: number }) =>
  shownReviews(v.viewer)
    .innerJoin('providers as p', 'p.id', 'r.provider_id')
    .select(['r.participant_id as authorId', roleOf(v.viewer, 'p').as('role')])
    .where('r.id', '=', v.id)
    .where(isVisible(v.viewer, 'p')),
);
export type RepliedReview = RowOf<typeof reviewOfListing>;

const ownSearch = statement((v: { id: number; userId: number }) =>
  from.selectFrom('provider_searches').select('id').where('id', '=', v.id).where('user_id', '=', v.userId),
);

const ownAgreement = statement((v: { id: number; userId: number }) =>
  from.selectFrom('provider_agreements').select('id').where('id', '=', v.id).where('user_id', '=', v.userId),
);

const ownAsk = statement((v: { id: number; userId: number }) =>
  from.selectFrom('provider_asks').select('id').where('id', '=', v.id).where('user_id', '=', v.userId),
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

/** Someone answers for it, whom the member may meet. Behind a block it is missing, as everything of that member is. */
export const mayAsk = async ({ db, principal, input, now }: ById) => {
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
};

/** For moderators who have nothing to do with it. */
async function dispute({ db, principal, input }: ById) {
  const query = queryIn(db);
  const found = await disputeOf(query, input.id, providerKinds);
  if (!found) return hide();
  const providerId = listingOf(found.team);
  const isOwn = [found.hostId, found.guestId].includes(principal.id);
  return isOwn || (await mayActFor(query, { providerId, userId: principal.id }, 'coordinate'))
    ? refuse('Another moderator must decide this.')
    : allow(found);
}

export const policies = {
  'providers.dispute': policy('moderator', dispute),
  'providers.see': policy('anyone', async ({ db, principal, input, now }: ById) => {
    const isAdmin = principal.roles.includes('admin');
    const row = await findProvider(queryIn(db), { viewer: principal.id, now }, input.id, { isAdmin });
    return row ? allow(row) : hide();
  }),
  'providers.read': policy('anyone', async ({ db, principal, input }: ById) => {
    const [row] = await seen(queryIn(db), principal.id, input.id);
    return row ? allow(row) : hide();
  }),
  'providers.seeImage': policy('anyone', async ({ db, principal, input }: ByImage) => {
    const { roles } = principal;
    const staff = { isAdmin: roles.includes('admin'), isModerator: roles.includes('moderator') };
    const row = await findImage(queryIn(db), { ...input, viewer: principal.id, ...staff });
    return row ? allow(row) : hide();
  }),
  /** Those who manage the listing, and administrators; while it waits. */
  'providers.seePaper': policy('member', async ({ db, principal, input: { id, paperId } }: ByPaper) => {
    const query = queryIn(db);
    const isAdmin = principal.roles.includes('admin');
    if (!isAdmin && !(await mayActFor(query, { providerId: id, userId: principal.id }, 'manage'))) return hide();
    const row = await findPaper(query, id, paperId);
    return row && row.fileKey !== null ? allow({ fileKey: row.fileKey }) : hide();
  }),
  'providers.save': policy('member', async ({ db, input }: ById) => {
    const [row] = await queryIn(db)(listed, { id: input.id });
    return row ? allow() : hide();
  }),
  'providers.ask': policy('member', mayAsk),
  /** For members, as long as the listing can be opened. */
  'providers.use': policy('member', async ({ db, principal, input }: ById) => {
    const [row] = await seen(queryIn(db), principal.id, input.id);
    return row ? allow(row) : hide();
  }),
  'providers.ownReview': policy('member', async ({ db, principal, input }: ById) => {
    const [row] = await queryIn(db)(ownReview, { id: input.id, userId: principal.id });
    return row ? allow(row) : hide();
  }),
  'providers.ownAgreement': policy('member', async ({ db, principal, input }: ById) => {
    const [row] = await queryIn(db)(ownAgreement, { id: input.id, userId: principal.id });
    return row ? allow() : hide();
  }),
  /** Its member, with a provider that can be written to. */
  'providers.shareAgreement': policy('member', async (ask: ById) => {
    const [row] = await queryIn(ask.db)(agreementById, { id: ask.input.id });
    if (row?.userId !== ask.principal.id) return hide();
    if (row.providerId === null) return refuse('This listing is gone. You can still read and change your agreement.');
    return mayAsk({ ...ask, input: { id: row.providerId } });
  }),
  /** Its member, and the provider once it was shared. Behind a block it is missing. */
  'providers.seeAgreement': policy('member', async ({ db, principal, input: { id } }: ById) => {
    const query = queryIn(db);
    const userId = principal.id;
    const [own] = await query(agreementById, { id });
    if (own?.userId === userId) return allow(own);
    const [shared] = await query(sharedAgreement, { id, viewer: userId });
    if (!shared || shared.providerId === null) return hide();
    return (await mayActFor(query, { providerId: shared.providerId, userId }, 'coordinate')) ? allow(shared) : hide();
  }),
  'providers.ownAsk': policy('member', async ({ db, principal, input }: ById) => {
    const [row] = await queryIn(db)(ownAsk, { id: input.id, userId: principal.id });
    return row ? allow() : hide();
  }),
  /** Whoever answers for the listing that was asked. */
  'providers.receivedAsk': policy('member', async ({ db, principal, input }: ById) => {
    const [row] = await queryIn(db)(receivedById, { id: input.id, viewer: principal.id });
    return row ? allow(row) : hide();
  }),
  'providers.ownSearch': policy('member', async ({ db, principal, input }: ById) => {
    const [row] = await queryIn(db)(ownSearch, { id: input.id, userId: principal.id });
    return row ? allow() : hide();
  }),
  'providers.replyToReview': policy('member', async ({ db, principal, input }: ById) => {
    const [row] = await queryIn(db)(reviewOfListing, { viewer: principal.id, id: input.id });
    if (!row) return hide();
    return mayDo(row.role, 'coordinate') ? allow(row) : refuse('Only the provider can reply to its reviews.');
  }),
  'providers.own': policy('member', (ask: ById) => running(ask, 'own')),
  'providers.manage': policy('member', (ask: ById) => running(ask, 'manage')),
  'providers.coordinate': policy('member', (ask: ById) => running(ask, 'coordinate')),
  /** To everyone else a team is not there, published or not. */
  'providers.team': policy('member', async ({ db, principal, input }: ById) => {
    const [row] = await seen(queryIn(db), principal.id, input.id);
    return row && mayDo(row.role, 'coordinate') ? allow(row) : hide();
  }),
  /** What anyone can find may be claimed; the use case says why not. */
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
