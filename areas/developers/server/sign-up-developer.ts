import type { Handler } from '#platform/server/area.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { signUpDeveloper as contract } from '../contract.ts';
import { developerOf } from './developer-rows.ts';
import { from } from './from.ts';

const agree = statement((v: { userId: number; builds: string; agreesTo: number; now: string }) => {
  const agreed = { builds: v.builds, rules_version: v.agreesTo, agreed_at: moment(v.now) };
  return from
    .insertInto('developers')
    .values({ user_id: v.userId, ...agreed })
    .onConflict((on) => on.column('user_id').doUpdateSet(agreed));
});

export const signUpDeveloper: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  await query(agree, { userId: principal.id, ...input, now: now.toISOString() });
  return developerOf(query, principal.id);
};
