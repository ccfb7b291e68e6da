import { followsText, notBlockedText } from '#areas/people/server/public.ts';
import { inFigures } from '#platform/contract/counted.ts';
import type { Emit, Services } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { limits } from '../pure/limits.ts';
import { addMessage } from './add-message.ts';
import type { Found } from './find-conversation.ts';
import { ask } from './requests.ts';

export interface Writing {
  readonly query: Query;
  readonly emit: Emit;
  readonly now: Date;
  readonly services: Services;
}

interface Invited {
  readonly id: number;
  readonly name: string;
  readonly state: 'active' | 'request';
}

/**
 * Members who can be added: those who follow whoever asks at once, the others when they agree. Unknown, blocked
 * and unwilling members are the same refusal.
 */
export async function mustBeInvitable(query: Query, byId: number, ids: readonly number[]): Promise<Invited[]> {
  const wanted = [...new Set(ids)].filter((id) => id !== byId);
  const rows = await query<Invited>(
    'messages-invitable',
    `select u.id, u.name, case when ${followsText('u.id', '$1::int')} then 'active' else 'request' end as state
     from users u left join message_settings s on s.user_id = u.id
     where u.id = any($2::int[]) and ${notBlockedText('$1::int', 'u.id')}
       and (coalesce(s.new_people, 'everyone') = 'everyone' or ${followsText('u.id', '$1::int')})
     order by lower(u.name), u.id`,
    [byId, wanted],
  );
  if (wanted.length === 0 || rows.length < wanted.length) {
    throw problem.invalid([
      { field: 'memberIds', rule: 'unknown', message: 'One of these people can’t be asked. Choose again.' },
    ]);
  }
  return rows;
}

/**
 * Puts people into a conversation, and asks those who have not agreed to talk with `byId`; who is in it already stays as
 * they are. Answers those who are new.
 */
export async function putIn(
  { query, now }: Pick<Writing, 'query' | 'now'>,
  byId: number,
  conversationId: number,
  people: readonly Invited[],
  as: { readonly role: 'owner' | 'member' | 'supporter'; readonly supports?: number; readonly fromSeq: number },
): Promise<number[]> {
  const rows = await query<{ id: number }>(
    'messages-put-in',
    `insert into conversation_participants (conversation_id, user_id, role, supports_id, state, joined_at, from_seq, read_seq)
     select $1::int, x.id, $4::text, $5::int, x.state, $6::timestamptz, $7::int, $7::int
     from unnest($2::int[], $3::text[]) as x (id, state)
     on conflict (conversation_id, user_id) do nothing returning user_id as id`,
    [
      conversationId,
      people.map(({ id }) => id),
      people.map(({ state }) => state),
      as.role,
      as.supports ?? null,
      now.toISOString(),
      as.fromSeq,
    ],
  );
  const added = rows.map(({ id }) => id);
  const asked = people.filter(({ id, state }) => state === 'request' && added.includes(id));
  await ask({ query, now }, byId, conversationId, asked);
  return added;
}

export async function mustHavePlaces(query: Query, conversationId: number, more: number): Promise<void> {
  const [row] = await query<{ count: number }>(
    'messages-people-count',
    'select count(*)::int as count from conversation_participants where conversation_id = $1::int',
    [conversationId],
  );
  if ((row?.count ?? 0) + more > limits.people) {
    throw problem.conflict(`A group has at most ${inFigures(limits.people)} people.`);
  }
}

export const nameOf = async (query: Query, id: number) => {
  const [row] = await query<{ name: string }>('messages-name', 'select name from users where id = $1::int', [id]);
  return row?.name ?? '';
};

/** A line in the conversation itself, from whoever did it. */
export const note = (
  ask: Writing,
  found: Pick<Found, 'id' | 'keys'>,
  byId: number,
  system: { what: string; userId: number | null; name: string },
) => addMessage(ask, found, byId, { type: 'system', body: { content: '', system } });
