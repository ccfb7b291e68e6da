import { sql } from 'kysely';
import { queryIn } from '#platform/server/db.ts';
import { allow, type Decision, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import type { SkillListing } from '../contract.ts';
import { findOwn, findSkillBooking, type SkillBookingRow } from './bookings/rows.ts';
import { from } from './from.ts';
import { findListing } from './listings/view.ts';
import { isVisible } from './listings/visible.ts';

const listing = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom('skill_listings as s')
    .select((e) => [
      's.owner_id as ownerId',
      's.status',
      sql<boolean>`${e.ref('s.published_at')} is not null`.as('wasPublished'),
      sql<boolean>`${e.ref('s.hidden_at')} is not null`.as('hidden'),
      isVisible(v.viewer, 's').as('visible'),
    ])
    .where('s.id', '=', v.id),
);
type Found = RowOf<typeof listing>;

/** One’s own listing, as it was found. */
export interface OwnListing {
  readonly status: SkillListing['status'];
  /** Everyone could find it before. */
  readonly wasPublished: boolean;
}

/** What may not be seen is hidden, unless `judge` says otherwise of what is one’s own. */
const onListing =
  <Thing>(judge: (found: Found, isOwner: boolean) => Decision<Thing>) =>
  async ({ db, principal, input }: PolicyCheck<{ readonly id: number }>) => {
    const [found] = await queryIn(db)(listing, { viewer: principal.id, id: input.id });
    return found ? judge(found, found.ownerId === principal.id) : hide();
  };

const owners = (detail: string) =>
  onListing<OwnListing>(({ visible, status, wasPublished }, isOwner) => {
    if (!visible) return hide();
    return isOwner ? allow({ status: status as OwnListing['status'], wasPublished }) : refuse(detail);
  });

/** What can be booked: published, another’s, and not of someone with a block between them. */
async function bookable({ db, principal, input }: PolicyCheck<{ readonly skillListingId: number }>) {
  const listing = await findListing(queryIn(db), principal, input.skillListingId);
  if (!listing) return hide();
  if (listing.mine) return refuse('This is yours. Other members can book it.');
  return allow(listing);
}

/** For moderators who are neither of the two. */
async function dispute({ db, principal, input }: PolicyCheck<{ readonly id: number }>) {
  const row = await findSkillBooking(queryIn(db), input.id);
  if (!row) return hide();
  if (row.ownerId === principal.id || row.bookerId === principal.id)
    return refuse('Another moderator must decide this.');
  return row.state === 'disputed' ? allow<SkillBookingRow>(row) : hide();
}

async function ownBooking({ db, principal, input }: PolicyCheck<{ readonly id: number }>) {
  const row = await findOwn(queryIn(db), principal.id, input.id);
  return row ? allow(row) : hide();
}

export const policies = {
  'skills.book': policy('member', bookable),
  'skills.ofBooking': policy('member', ownBooking),
  'skills.dispute': policy('moderator', dispute),
  'skills.see': policy(
    'member',
    onListing<undefined>(({ visible }) => (visible ? allow() : hide())),
  ),
  'skills.edit': policy('member', owners('Only the person who wrote this can change it.')),
  'skills.delete': policy('member', owners('Only the person who wrote this can delete it.')),
  'skills.restore': policy(
    'member',
    onListing<undefined>(({ hidden }, isOwner) => {
      if (!isOwner) return hide();
      return hidden ? refuse('A moderator removed this. You can ask them to look again.') : allow();
    }),
  ),
};
