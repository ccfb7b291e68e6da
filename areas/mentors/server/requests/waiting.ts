import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { limits } from '../../pure/options.ts';
import { from } from '../from.ts';

/** Their own row is locked, so that two requests sent at once are counted one after the other. */
const mentee = statement((v: { menteeId: number }) =>
  from.selectFrom('users').select('id').where('id', '=', v.menteeId).forNoKeyUpdate(),
);
const waiting = statement((v: { menteeId: number }) =>
  from
    .selectFrom('mentorship_requests')
    .select('says_adult as saysAdult')
    .where('mentee_id', '=', v.menteeId)
    .where('state', '=', 'pending')
    .unionAll(
      from
        .selectFrom('mentoring_group_members')
        .select('says_adult as saysAdult')
        .where('user_id', '=', v.menteeId)
        .where('state', '=', sql.lit('asked')),
    ),
);

/** One word on their age while requests wait: who was refused as younger does not come back as older. */
const otherAge = (isAdult: boolean) =>
  `A request of yours that waits says that you are ${isAdult ? 'younger than 18' : '18 or older'}. Wait for its answer, or withdraw it first.`;

/** Of all that a member asks for, of mentors and of groups, few things wait, and they say the same of their age. */
export async function assertMayAsk(query: Query, menteeId: number, isAdult: boolean | undefined): Promise<void> {
  await query(mentee, { menteeId });
  const sent = await query(waiting, { menteeId });
  if (isAdult !== undefined && sent.some(({ saysAdult }) => saysAdult === !isAdult)) {
    throw problem.conflict(otherAge(isAdult));
  }
  if (sent.length >= limits.waiting) {
    throw problem.conflict(`${limits.waiting} of your requests wait for an answer. Withdraw one, or wait.`);
  }
}
