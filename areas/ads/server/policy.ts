import { type Query, queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import { type AccountRow, findAccount, findOwnAccount } from './account/accounts.ts';
import { mayDo, type Power } from './account/may-act.ts';
import { isInvited } from './account/member-rows.ts';
import { findPicture } from './creatives/picture-rows.ts';
import { accountOfAd, accountOfAdSet, accountOfAudience, accountOfCampaign, accountOfCreative } from './owners.ts';
import { findWaiting } from './reviews/review-rows.ts';

type InAccount = PolicyCheck<{ readonly account?: number | undefined }>;
type ById = PolicyCheck<{ readonly id: number }>;

const refusals: Readonly<Record<Power, string>> = {
  own: 'Only the owner of this advertising account can do this.',
  edit: 'Analysts read figures. Ask the owner of this advertising account for the role of manager.',
  see: 'Only people of this advertising account can do this.',
};
const judged = (account: AccountRow, power: Power) =>
  mayDo(account.role, power) ? allow(account) : refuse(refusals[power]);

/** Left out, it is the member’s own. Null: they have none yet, and read what is empty, or open one. */
async function account({ db, principal, input }: InAccount, power: Power) {
  const query = queryIn(db);
  if (input.account !== undefined) {
    const named = await findAccount(query, principal.id, input.account);
    return named ? judged(named, power) : hide();
  }
  return allow((await findOwnAccount(query, principal.id)) ?? null);
}

type OwnerOf = (query: Query, id: number) => Promise<number | undefined>;
/** What is missing and what is another's look the same. */
async function thing({ db, principal, input }: ById, power: Power, ownerOf: OwnerOf) {
  const query = queryIn(db);
  const accountId = await ownerOf(query, input.id);
  const found = accountId === undefined ? undefined : await findAccount(query, principal.id, accountId);
  return found ? judged(found, power) : hide();
}
const itself: OwnerOf = async (_query, id) => id;

export const policies = {
  'ads.mine': policy('member', (ask: InAccount) => account(ask, 'see')),
  'ads.edit': policy('member', (ask: InAccount) => account(ask, 'edit')),
  'ads.own': policy('member', (ask: InAccount) => account(ask, 'own')),
  'ads.team': policy('member', (ask: ById) => thing(ask, 'see', itself)),
  'ads.ownTeam': policy('member', (ask: ById) => thing(ask, 'own', itself)),
  'ads.invited': policy('member', async ({ db, principal, input }: ById) =>
    (await isInvited(queryIn(db), input.id, principal.id)) ? allow() : hide(),
  ),
  'ads.seeCampaign': policy('member', (ask: ById) => thing(ask, 'see', accountOfCampaign)),
  'ads.editCampaign': policy('member', (ask: ById) => thing(ask, 'edit', accountOfCampaign)),
  'ads.editAdSet': policy('member', (ask: ById) => thing(ask, 'edit', accountOfAdSet)),
  'ads.editAd': policy('member', (ask: ById) => thing(ask, 'edit', accountOfAd)),
  'ads.seeCreative': policy('member', (ask: ById) => thing(ask, 'see', accountOfCreative)),
  'ads.editCreative': policy('member', (ask: ById) => thing(ask, 'edit', accountOfCreative)),
  'ads.editAudience': policy('member', (ask: ById) => thing(ask, 'edit', accountOfAudience)),
  /** Its people and moderators; every member while an ad that shows it runs. */
  'ads.seePicture': policy('member', async ({ db, principal, input }: ById) => {
    const row = await findPicture(queryIn(db), input.id);
    if (!row) return hide();
    const isStaff = principal.roles.includes('moderator') || principal.roles.includes('admin');
    const isOpen = row.isRunning || isStaff || (await findAccount(queryIn(db), principal.id, row.accountId));
    return isOpen ? allow(row) : hide();
  }),
  /** For moderators who have nothing to do with it. */
  'ads.review': policy('moderator', async ({ db, principal, input }: ById) => {
    const query = queryIn(db);
    const row = await findWaiting(query, input.id);
    if (!row) return hide();
    return (await findAccount(query, principal.id, row.accountId))
      ? refuse('Another moderator must decide this.')
      : allow(row);
  }),
};
export type Found = AccountRow | null;
