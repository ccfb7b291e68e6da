import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy } from '#platform/server/policy.ts';
import { findRequest, isAbout } from './rows.ts';

/** What is about oneself is not there, so that no one learns of it before they may. */
const request = (lock: boolean) =>
  policy('admin', async ({ db, principal, input }: PolicyCheck<{ readonly id: number }>) => {
    const row = await findRequest(queryIn(db), input.id, lock);
    return row && !isAbout(row, principal.id) ? allow(row) : hide();
  });

export const policies = { 'legal.request': request(false), 'legal.decide': request(true) };
