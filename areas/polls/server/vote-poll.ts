import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { anyOf, type Moment, moment, statement } from '#platform/server/statement.ts';
import type { votePoll as contract } from '../contract.ts';
import { from } from './from.ts';
import { tellOfPoll } from './homes.ts';

const hold = statement((v: { id: number }) =>
  from
    .selectFrom('polls')
    .select((e) => ['several', sql<boolean>`${e.ref('closed_early')} or ${e.ref('closes_at')} <= now()`.as('closed')])
    .where('id', '=', v.id)
    .forUpdate(),
);

const drop = statement((v: { id: number; userId: number }) =>
  from.deleteFrom('poll_votes').where('poll_id', '=', v.id).where('user_id', '=', v.userId).returning('no'),
);

const add = statement((v: { id: number; userId: number; options: readonly number[]; now: string }) =>
  from
    .insertInto('poll_votes')
    .columns(['poll_id', 'no', 'user_id', 'created_at'])
    .expression(
      from
        .selectFrom('poll_options as o')
        .select(['o.poll_id', 'o.no', sql<number>`${v.userId}::int`.as('user_id'), moment(v.now).as('created_at')])
        .where('o.poll_id', '=', v.id)
        .where('o.no', '=', anyOf(v.options)),
    )
    .returning('no'),
);

/** One more for what was chosen now, one less for what was chosen before. */
const countVotes = statement((v: { id: number; now: readonly number[]; before: readonly number[] }) =>
  from
    .updateTable('poll_options as o')
    .set((e) => ({
      votes: sql<number>`${e.ref('o.votes')} + (${e.ref('o.no')} = any(${v.now}::int[]))::int
        - (${e.ref('o.no')} = any(${v.before}::int[]))::int`,
    }))
    .where('o.poll_id', '=', v.id),
);

const countVoters = statement((v: { id: number; more: number; at: string }) =>
  from
    .updateTable('polls as q')
    .set((e) => ({
      voters: sql<number>`${e.ref('q.voters')} + ${v.more}::int`,
      first_vote_at: sql<Moment | null>`case when ${v.more}::int > 0
        then coalesce(${e.ref('q.first_vote_at')}, ${moment(v.at)})
        else ${e.ref('q.first_vote_at')} end`,
    }))
    .where('q.id', '=', v.id),
);

const wrong = (message: string) => problem.invalid([{ field: 'options', rule: 'choice', message }]);

async function mustBeOpen(query: Query, id: number, wanted: readonly number[]) {
  const [poll] = await query(hold, { id });
  if (!poll) throw problem.notFound();
  if (poll.closed) throw problem.conflict('This poll is closed. Your vote wasn’t counted.');
  if (!poll.several && wanted.length > 1) throw wrong('Choose one option.');
}

/** The poll is held until the transaction ends: of two votes at once the later one counts. */
export const votePoll: Handler<typeof contract> = async (useCase) => {
  const { input, principal, query, now } = useCase;
  const wanted = [...new Set(input.options)];
  await mustBeOpen(query, input.id, wanted);
  const mine = { id: input.id, userId: principal.id };
  const before = (await query(drop, mine)).map(({ no }) => no);
  const chosen = (await query(add, { ...mine, options: wanted, now: now.toISOString() })).map(({ no }) => no);
  if (chosen.length !== wanted.length) throw wrong('This poll has no such option.');
  await query(countVotes, { id: input.id, now: chosen, before });
  const more = Number(chosen.length > 0) - Number(before.length > 0);
  if (more !== 0) await query(countVoters, { id: input.id, more, at: now.toISOString() });
  await tellOfPoll(useCase, input.id);
  return { id: input.id, voted: chosen.length > 0 };
};
