import { sql } from 'kysely';
import { isFollowing, notBlocked } from '#areas/people/server/public.ts';
import { inFigures } from '#platform/contract/counted.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { problem } from '#platform/server/problem.ts';
import { anyOf, count, moment, statement } from '#platform/server/statement.ts';
import { limits } from '../pure/limits.ts';
import { addMessage } from './add-message.ts';
import { askToTalk } from './begin-conversation.ts';
import type { Found } from './find-conversation.ts';
import { from } from './from.ts';

export interface Writing {
  readonly query: Query;
  readonly emit: Emit;
  readonly now: Date;
}

interface Invited {
  readonly id: number;
  readonly name: string;
  readonly state: 'active' | 'request';
}

const invitable = statement((v: { byId: number; ids: readonly number[] }) =>
  from
    .selectFrom('users as u')
    .leftJoin('message_settings as s', 's.user_id', 'u.id')
    .select((e) => [
      'u.id',
      'u.name',
      sql<Invited['state']>`case when ${isFollowing(e.ref('u.id'), v.byId)} then 'active' else 'request' end`.as(
        'state',
      ),
    ])
    .where('u.id', '=', anyOf(v.ids))
    .where((e) => notBlocked(v.byId, e.ref('u.id')))
    .where(
      (e) => sql<boolean>`(coalesce(${e.ref('s.new_people')}, 'everyone') = 'everyone'
        or ${isFollowing(e.ref('u.id'), v.byId)})`,
    )
    .orderBy((e) => e.fn('lower', ['u.name']))
    .orderBy('u.id'),
);

/**
 * Members who can be added: those who follow whoever asks at once, the others when they agree. Unknown, blocked
 * and unwilling members are the same refusal.
 */
export async function mustBeInvitable(query: Query, byId: number, ids: readonly number[]): Promise<Invited[]> {
  const wanted = [...new Set(ids)].filter((id) => id !== byId);
  const rows = await query(invitable, { byId, ids: wanted });
  if (wanted.length === 0 || rows.length < wanted.length) {
    throw problem.invalid([
      { field: 'memberIds', rule: 'unknown', message: 'One of these people can’t be asked. Choose again.' },
    ]);
  }
  return rows;
}

interface PuttingIn {
  readonly id: number;
  readonly ids: readonly number[];
  readonly states: readonly string[];
  readonly role: 'owner' | 'member' | 'supporter';
  readonly supports: number | null;
  readonly fromSeq: number;
  readonly now: string;
}

const put = statement((v: PuttingIn) =>
  from
    .insertInto('conversation_participants')
    .columns(['conversation_id', 'user_id', 'role', 'supports_id', 'state', 'joined_at', 'from_seq', 'read_seq'])
    .expression(
      from
        .selectFrom(
          sql<{ id: number; state: string }>`unnest(${v.ids}::int[], ${v.states}::text[])`.as<'x'>(sql`x (id, state)`),
        )
        .select([
          sql<number>`${v.id}::int`.as('conversation_id'),
          'x.id',
          sql<string>`${v.role}::text`.as('role'),
          sql<number | null>`${v.supports}::int`.as('supports_id'),
          'x.state',
          moment(v.now).as('joined_at'),
          sql<number>`${v.fromSeq}::int`.as('from_seq'),
          sql<number>`${v.fromSeq}::int`.as('read_seq'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['conversation_id', 'user_id']).doNothing())
    .returning('user_id as id'),
);

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
  const rows = await query(put, {
    id: conversationId,
    ids: people.map(({ id }) => id),
    states: people.map(({ state }) => state),
    role: as.role,
    supports: as.supports ?? null,
    fromSeq: as.fromSeq,
    now: now.toISOString(),
  });
  const added = rows.map(({ id }) => id);
  const asked = people.filter(({ id, state }) => state === 'request' && added.includes(id));
  await askToTalk({ query, now }, byId, conversationId, asked);
  return added;
}

const size = statement((v: { id: number }) =>
  from.selectFrom('conversation_participants').select(count.as('count')).where('conversation_id', '=', v.id),
);

export async function mustHavePlaces(query: Query, conversationId: number, more: number): Promise<void> {
  const [row] = await query(size, { id: conversationId });
  if ((row?.count ?? 0) + more > limits.people) {
    throw problem.conflict(`A group has at most ${inFigures(limits.people)} people.`);
  }
}

const name = statement((v: { id: number }) => from.selectFrom('users').select('name').where('id', '=', v.id));

export const nameOf = async (query: Query, id: number) => {
  const [row] = await query(name, { id });
  return row?.name ?? '';
};

/** A line in the conversation itself, from whoever did it. */
export const note = (
  ask: Writing,
  found: Pick<Found, 'id' | 'keys'>,
  byId: number,
  system: { what: string; userId: number | null; name: string },
) => addMessage(ask, found, byId, { type: 'system', body: { content: '', system } });
