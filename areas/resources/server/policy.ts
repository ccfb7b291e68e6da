import { type Db, queryIn } from '#platform/server/db.ts';
import { allow, hide, policy, refuse } from '#platform/server/policy.ts';
import { isModerator } from '#platform/server/principal.ts';
import { ownRequest } from './requests/own-request.ts';

interface Found {
  readonly status: string;
  readonly submitterId: number | null;
}

async function find(db: Db, id: unknown): Promise<Found | undefined> {
  const [row] = await queryIn(db)<Found>(
    'resource-standing',
    'select status, submitted_by as "submitterId" from resources where id = $1::int',
    [id],
  );
  return row;
}

const isPublished = (found: Found | undefined) => found?.status === 'published';

/** What is not published exists for its sender and for moderators only. */
export const policies = {
  'resources.ownRequest': ownRequest,
  'resources.see': policy('anyone', async ({ db, principal, input }) => {
    const found = await find(db, input.id);
    const known =
      found &&
      (isPublished(found) || isModerator(principal) || (principal.id > 0 && found.submitterId === principal.id));
    return known ? allow() : hide();
  }),
  'resources.open': policy('anyone', async ({ db, input }) =>
    isPublished(await find(db, input.id)) ? allow() : hide(),
  ),
  'resources.use': policy('member', async ({ db, input }) =>
    isPublished(await find(db, input.id)) ? allow() : hide(),
  ),
  'resources.edit': policy('member', async ({ db, principal, input }) => {
    const found = await find(db, input.id);
    if (!found) return hide();
    if (isModerator(principal)) return allow();
    if (found.submitterId !== principal.id) {
      return isPublished(found) ? refuse('You can only change what you submitted yourself.') : hide();
    }
    if (isPublished(found)) return refuse('It is in the library now. Report what is out of date, and we put it right.');
    return found.status === 'declined' ? refuse('It was declined and cannot be sent again.') : allow();
  }),
  'resources.withdraw': policy('member', async ({ db, principal, input }) => {
    const found = await find(db, input.id);
    if (found && isPublished(found)) return refuse('It’s in the library now. Ask a moderator to remove it.');
    return found && found.submitterId === principal.id ? allow() : hide();
  }),
};
