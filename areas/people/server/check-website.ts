import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { ProblemError, problem } from '#platform/server/problem.ts';
import { type Moment, moment, statement, tables } from '#platform/server/statement.ts';
import type { checkWebsite as contract } from '../contract.ts';
import type { profiles } from './tables.ts';
import { ownUser } from './view.ts';
import { readWebsite, type Website } from './website.ts';

const from = tables<{ profiles: typeof profiles }>();

/** What is checked is the address that was read: a member may have saved another one meanwhile. */
export const markWebsite = statement((v: { userId: number; website: string; at: string | null; now: string }) =>
  from
    .updateTable('profiles')
    .set({ website_checked_at: sql<Moment | null>`${v.at}::timestamptz`, website_tried_at: moment(v.now) })
    .where('user_id', '=', v.userId)
    .where('website', '=', v.website)
    .returning('user_id as userId'),
);

const refusals: Readonly<Record<Exclude<Website, 'linked'>, string>> = {
  plain: 'Your page doesn’t link back to this profile yet. Put the link on that exact page, then check again.',
  moved: 'That address sends visitors to another one. Save the address where they arrive, then check again.',
  gone: 'There’s no page at that address. Correct it, then check again.',
  silent: 'We couldn’t read a page at that address. See if it opens for you, then check again.',
};

export const checkWebsite: Handler<typeof contract> = async ({ principal, query, now, services }) => {
  const { website } = await ownUser(query, principal);
  if (!website) throw problem.unprocessable('Save the address of your website first.');
  if (!services.outbound.isAllowed(website)) {
    throw problem.unprocessable('We can only check pages that everyone can open and that start with https://.');
  }
  const found = await readWebsite(services, { userId: principal.id, website }).catch((error): Website => {
    if (error instanceof ProblemError) throw error;
    return 'silent';
  });
  // A page that does not answer today may do so tomorrow: what was proved before stands until its week is over.
  if (found !== 'silent') {
    const at = found === 'linked' ? now.toISOString() : null;
    const mark = { userId: principal.id, website, at, now: now.toISOString() };
    const [marked] = await services.transaction((db) => queryIn(db)(markWebsite, mark));
    if (!marked) throw problem.unprocessable('You’ve changed your website since. Check it again.');
  }
  if (found !== 'linked') throw problem.unprocessable(refusals[found]);
  return ownUser(query, principal);
};
