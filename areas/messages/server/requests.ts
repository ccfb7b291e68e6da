import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { count, type Moment, moment, statement } from '#platform/server/statement.ts';
import { limits } from '../pure/limits.ts';
import { waitingWords } from './conversation-view.ts';
import type { Found } from './find-conversation.ts';
import { from } from './from.ts';

const turn = statement((v: { byId: number }) => sql`select pg_advisory_xact_lock(7006061, ${v.byId}::int)`);

const note = statement((v: { byId: number; ids: readonly number[]; id: number; now: string }) =>
  from
    .insertInto('message_requests')
    .columns(['from_id', 'to_id', 'conversation_id', 'created_at'])
    .expression(
      from
        .selectFrom(sql<{ id: number }>`unnest(${v.ids}::int[])`.as<'x'>(sql`x (id)`))
        .select([
          sql<number>`${v.byId}::int`.as('from_id'),
          'x.id',
          sql<number>`${v.id}::int`.as('conversation_id'),
          moment(v.now).as('created_at'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('to_id as id'),
);

const askedToday = statement((v: { byId: number; now: string }) =>
  from
    .selectFrom('message_requests')
    .select(count.as('count'))
    .where('from_id', '=', v.byId)
    .where('created_at', '>', sql<Moment>`${moment(v.now)} - interval '1 day'`),
);

/**
 * Members ask somebody new one time, whether they write, bring them into a group or as a supporter, until that person
 * agrees. Declined and not answered are the same. Whoever was taken out again counts as asked.
 */
export async function ask(
  { query, now }: { readonly query: Query; readonly now: Date },
  byId: number,
  conversationId: number,
  people: readonly { readonly id: number; readonly name: string }[],
): Promise<void> {
  if (people.length === 0) return;
  await query(turn, { byId });
  const asked = await query(note, {
    byId,
    ids: people.map(({ id }) => id),
    id: conversationId,
    now: now.toISOString(),
  });
  const before = people.find(({ id }) => !asked.some((one) => one.id === id));
  if (before) throw problem.conflict(waitingWords(before.name));
  const [row] = await query(askedToday, { byId, now: now.toISOString() });
  if ((row?.count ?? 0) > limits.newPeople) {
    throw problem.conflict(
      `You can write to ${limits.newPeople} new people a day. Wait for their answers, or try again tomorrow.`,
    );
  }
}

const forget = statement((v: { toId: number; id: number }) =>
  from.deleteFrom('message_requests').where('to_id', '=', v.toId).where('conversation_id', '=', v.id),
);

/** Whoever asked them here may ask them again, once they do not talk any more. */
export async function agree(query: Query, userId: number, { id, state }: Pick<Found, 'id' | 'state'>): Promise<void> {
  if (state !== 'request') return;
  await query(forget, { toId: userId, id });
}
