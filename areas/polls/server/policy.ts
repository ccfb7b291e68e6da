import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { isOpenTo } from './homes.ts';

type Ask = PolicyCheck<{ readonly id: number }>;

const authorOf = statement((v: { id: number }) =>
  from.selectFrom('polls').select('author_id as authorId').where('id', '=', v.id),
);

/** Whoever may see what the poll stands in; for everybody else there is no such poll. */
export const policies = {
  'polls.vote': policy('member', async (ask: Ask) => ((await isOpenTo(ask, ask.input.id)) ? allow() : hide())),
  'polls.close': policy('member', async (ask: Ask) => {
    if (!(await isOpenTo(ask, ask.input.id))) return hide();
    const [poll] = await queryIn(ask.db)(authorOf, { id: ask.input.id });
    return poll?.authorId === ask.principal.id ? allow() : refuse('Only the person who started the poll can close it.');
  }),
};
