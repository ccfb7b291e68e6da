import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import type { ProfileReader } from '../contract.ts';
import { hasBlocked, isSeen } from './must-see.ts';
import { mutesOf } from './mute-view.ts';
import { findUser } from './view.ts';

type Ask = PolicyCheck<{ readonly id: number }>;
type AskAs = PolicyCheck<{ readonly id: number; readonly as?: ProfileReader | undefined }>;

/** Unknown members and those who have blocked the caller are the same 404; whom the caller blocked keeps a name. */
const profile = async ({ db, principal, input }: Ask) => {
  const user = await findUser(queryIn(db), principal, input.id);
  return user ? allow(user) : hide();
};

export const policies = {
  'people.see': policy('member', async ({ db, principal, input }: Ask) =>
    (await isSeen(queryIn(db), principal.id, input.id)) ? allow() : hide(),
  ),
  'people.readProfile': policy('member', (ask: AskAs) =>
    ask.input.as && ask.input.id !== ask.principal.id
      ? refuse('You can only see your own profile as others see it.')
      : profile(ask),
  ),
  'people.block': policy('member', profile),
  /** A block can be taken back although both have blocked each other. */
  'people.unblock': policy('member', async ({ db, principal, input }: Ask) => {
    const query = queryIn(db);
    const known = (await isSeen(query, principal.id, input.id)) || (await hasBlocked(query, principal.id, input.id));
    return known ? allow() : hide();
  }),
  'people.ownMute': policy('member', async ({ db, principal, input }: Ask) => {
    const [mute] = await mutesOf(queryIn(db), principal.id, input.id);
    return mute ? allow(mute) : hide();
  }),
};
