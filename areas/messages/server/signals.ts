import { sql } from 'kysely';
import { z } from 'zod';
import { hasConsented } from '#areas/consents/server/public.ts';
import { notBlocked } from '#areas/people/server/public.ts';
import { id } from '#platform/contract/fields.ts';
import { signal } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { countOf, type Moment, statement } from '#platform/server/statement.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';

/** In a larger group nobody follows who is typing. */
const mostPeople = 20;

const typingListeners = statement((v: { id: number; userId: number }) =>
  from
    .selectFrom('conversation_participants as own')
    .innerJoin('conversations as c', 'c.id', 'own.conversation_id')
    .innerJoin('conversation_participants as p', 'p.conversation_id', 'own.conversation_id')
    .leftJoin('message_settings as mine', 'mine.user_id', 'own.user_id')
    .leftJoin('message_settings as theirs', 'theirs.user_id', 'p.user_id')
    .select('p.user_id as id')
    .where('own.conversation_id', '=', v.id)
    .where('own.user_id', '=', v.userId)
    .where('own.state', '=', 'active')
    .where('c.ended_at', 'is', null)
    .whereRef('p.user_id', '!=', 'own.user_id')
    .where('p.state', '=', 'active')
    .where((e) => sql<boolean>`coalesce(${e.ref('mine.typing')}, true) and coalesce(${e.ref('theirs.typing')}, true)`)
    .where((e) => notBlocked(v.userId, e.ref('p.user_id')))
    .limit(sql.lit(mostPeople + 1)),
);

/**
 * The others who hear that somebody types: in the conversation, agreed to talk, not behind a block, and with the setting
 * on, as the sender has it. Whoever is no part of the conversation reaches nobody.
 */
async function listeners(query: Query, conversationId: number, userId: number) {
  const rows = await query(typingListeners, { id: conversationId, userId });
  return rows.length > mostPeople ? [] : rows.map((row) => row.id);
}

const liveReader = statement((v: { id: number; userId: number }) =>
  from
    .selectFrom('conversation_participants as own')
    .innerJoin('conversations as c', 'c.id', 'own.conversation_id')
    .innerJoin('conversation_participants as p', 'p.conversation_id', 'c.id')
    .innerJoin('message_settings as mine', 'mine.user_id', 'own.user_id')
    .innerJoin('message_settings as theirs', 'theirs.user_id', 'p.user_id')
    .select('p.user_id as id')
    .where('own.conversation_id', '=', v.id)
    .where('own.user_id', '=', v.userId)
    .where('own.state', '=', 'active')
    .where('own.live_text', '=', true)
    .where('c.kind', '=', 'direct')
    .where('c.ended_at', 'is', null)
    .whereRef('p.user_id', '!=', 'own.user_id')
    .where('p.state', '=', 'active')
    .where('p.live_text', '=', true)
    .where('mine.live_text', '=', true)
    .where('theirs.live_text', '=', true)
    .where(
      (e) => countOf(from.selectFrom('conversation_participants as x').where('x.conversation_id', '=', e.ref('c.id'))),
      '=',
      2,
    )
    .where((e) => notBlocked(v.userId, e.ref('p.user_id'))),
);

/** Letters go from one of two people to the other: both have asked for it, neither has turned it off here, nobody else is there. */
async function readerOf(query: Query, conversationId: number, userId: number): Promise<readonly number[]> {
  const rows = await query(liveReader, { id: conversationId, userId });
  return rows.map((row) => row.id);
}

export const signals = {
  /** Somebody has begun to type, or stopped. */
  typing: signal(z.object({ conversationId: id, on: z.boolean() }), async ({ content, userId, query }) => ({
    to: await listeners(query, content.conversationId, userId),
    payload: { ...content, userId },
  })),
  /** What stands in the field of somebody who lets it be seen; two people only. */
  liveText: signal(
    z.object({ conversationId: id, text: z.string().max(limits.content) }),
    async ({ content, userId, query }) => ({
      to: await readerOf(query, content.conversationId, userId),
      payload: { ...content, userId },
    }),
  ),
};

const noteSeen = statement((v: { userId: number }) => {
  const agrees = hasConsented('presence', sql<number>`${v.userId}::int`);
  return from
    .with('gone', (w) => w.deleteFrom('last_seen').where('user_id', '=', v.userId).where(sql<boolean>`not ${agrees}`))
    .insertInto('last_seen')
    .columns(['user_id', 'seen_at'])
    .expression(
      from.selectNoFrom([sql<number>`${v.userId}::int`.as('user_id'), sql<Moment>`now()`.as('seen_at')]).where(agrees),
    )
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at: sql<Moment>`now()` }));
});

/** When somebody was last here: kept only of those who agree to show it. */
export const seen = ({ userId, query }: { readonly userId: number; readonly query: Query }) =>
  query(noteSeen, { userId });
