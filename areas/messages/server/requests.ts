import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { limits } from '../pure/limits.ts';
import { waitingWords } from './conversation-view.ts';
import type { Found } from './find-conversation.ts';

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
  await query('messages-asking', 'select pg_advisory_xact_lock(7006061, $1)', [byId]);
  const asked = await query<{ id: number }>(
    'messages-ask',
    `insert into message_requests (from_id, to_id, conversation_id, created_at)
     select $1::int, x.id, $3::int, $4::timestamptz from unnest($2::int[]) x (id)
     on conflict do nothing returning to_id as id`,
    [byId, people.map(({ id }) => id), conversationId, now.toISOString()],
  );
  const before = people.find(({ id }) => !asked.some((one) => one.id === id));
  if (before) throw problem.conflict(waitingWords(before.name));
  const [row] = await query<{ count: number }>(
    'messages-new-people',
    `select count(*)::int as count from message_requests
     where from_id = $1::int and created_at > $2::timestamptz - interval '1 day'`,
    [byId, now.toISOString()],
  );
  if ((row?.count ?? 0) > limits.newPeople) {
    throw problem.conflict(
      `You can write to ${limits.newPeople} new people a day. Wait for their answers, or try again tomorrow.`,
    );
  }
}

/** Whoever asked them here may ask them again, once they do not talk any more. */
export async function agree(query: Query, userId: number, { id, state }: Pick<Found, 'id' | 'state'>): Promise<void> {
  if (state !== 'request') return;
  await query('messages-agree', 'delete from message_requests where to_id = $1::int and conversation_id = $2::int', [
    userId,
    id,
  ]);
}
