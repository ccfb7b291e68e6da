import type { UseCase } from '#platform/server/area.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';
import { isListed } from '../listed.ts';
import { mayAsk } from '../policy.ts';

const named = statement((v: { ids: readonly number[] }) =>
  from
    .selectFrom('providers as p')
    .select(['p.id', 'p.business_name as businessName', 'p.suburb', 'p.state', 'p.reply_minutes as replyMinutes'])
    .where('p.id', '=', anyOf(v.ids))
    .where(isListed('p')),
);

type Ask = Pick<UseCase<unknown>, 'query' | 'db' | 'principal' | 'services' | 'now'>;

/** Each provider as the rule of writing to one judges it; what the member may not see is left out. */
export async function judgeAsked({ query, ...ask }: Ask, ids: readonly number[]) {
  const rows = await query(named, { ids });
  const judged = [];
  for (const row of ids.flatMap((id) => rows.filter((one) => one.id === id))) {
    const decision = await mayAsk({ ...ask, input: { id: row.id } });
    if (decision.kind === 'hide') continue;
    const asked = decision.kind === 'allow' ? decision.found : undefined;
    judged.push({ ...row, whyNot: decision.kind === 'refuse' ? decision.detail : '', asked });
  }
  return judged;
}
