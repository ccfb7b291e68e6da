import { z } from 'zod';
import { consentedText } from '#areas/consents/server/public.ts';
import { notBlockedText } from '#areas/people/server/public.ts';
import { id } from '#platform/contract/fields.ts';
import { signal } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { limits } from '../pure/limits.ts';

/** In a larger group nobody follows who is typing. */
const mostPeople = 20;

/**
 * The others who hear that somebody types: in the conversation, agreed to talk, not behind a block, and with the setting
 * on, as the sender has it. Whoever is no part of the conversation reaches nobody.
 */
async function listeners(query: Query, conversationId: number, userId: number) {
  const rows = await query<{ id: number }>(
    'messages-signal-typing',
    `select p.user_id as id from conversation_participants own
     join conversation_participants p on p.conversation_id = own.conversation_id and p.user_id <> own.user_id and p.state = 'active'
     left join message_settings mine on mine.user_id = own.user_id
     left join message_settings theirs on theirs.user_id = p.user_id
     where own.conversation_id = $2::int and own.user_id = $1::int and own.state = 'active'
       and coalesce(mine.typing, true) and coalesce(theirs.typing, true)
       and ${notBlockedText('$1::int', 'p.user_id')}
     limit ${mostPeople + 1}`,
    [userId, conversationId],
  );
  return rows.length > mostPeople ? [] : rows.map((row) => row.id);
}

/** Letters go from one of two people to the other: both have asked for it, neither has turned it off here, nobody else is there. */
async function readerOf(query: Query, conversationId: number, userId: number): Promise<readonly number[]> {
  const rows = await query<{ id: number }>(
    'messages-signal-live-text',
    `select p.user_id as id from conversation_participants own
     join conversations c on c.id = own.conversation_id and c.kind = 'direct'
     join conversation_participants p on p.conversation_id = c.id and p.user_id <> own.user_id and p.state = 'active' and p.live_text
     join message_settings mine on mine.user_id = own.user_id and mine.live_text
     join message_settings theirs on theirs.user_id = p.user_id and theirs.live_text
     where own.conversation_id = $2::int and own.user_id = $1::int and own.state = 'active' and own.live_text
       and (select count(*) from conversation_participants x where x.conversation_id = c.id) = 2
       and ${notBlockedText('$1::int', 'p.user_id')}`,
    [userId, conversationId],
  );
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

/** When somebody was last here: kept only of those who agree to show it. */
export const seen = ({ userId, query }: { readonly userId: number; readonly query: Query }) =>
  query(
    'messages-seen',
    `with gone as (delete from last_seen where user_id = $1::int and not ${consentedText('presence', '$1::int')})
     insert into last_seen (user_id, seen_at) select $1::int, now() where ${consentedText('presence', '$1::int')}
     on conflict (user_id) do update set seen_at = now()`,
    [userId],
  );
