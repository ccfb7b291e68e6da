import { sql } from 'kysely';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { conversationChanged, messagesSeen } from '../contract.ts';
import { newConversation, pairUp } from './begin-conversation.ts';
import type { About } from './contexts.ts';
import { type Found, lockConversation } from './find-conversation.ts';
import { from } from './from.ts';
import { nameOf, note, putIn } from './people.ts';

interface Work {
  readonly query: Query;
  readonly emit: Emit;
  readonly config: Config;
  readonly now: Date;
}

const named = statement((v: { kind: string; ref: number }) =>
  from.selectFrom('conversations').select('id').where('context_kind', '=', v.kind).where('context_ref', '=', v.ref),
);
const idOf = async (query: Query, about: About): Promise<number | undefined> => (await query(named, about))[0]?.id;

async function lockFor({ query, config }: Work, userId: number, id: number): Promise<Found> {
  const found = await lockConversation({ query, config }, userId, id);
  if (!found) throw new Error('A conversation is not there for someone in it.');
  return found;
}

/**
 * The conversation of two people about something, made when it is first asked for. They have agreed to talk about it
 * where it comes from, so neither is asked again; their private conversation is another one.
 */
export async function openContext(
  work: Work,
  about: About,
  { by, withId }: { readonly by: number; readonly withId: number },
): Promise<number> {
  const { query, now } = work;
  const known = await idOf(query, about);
  if (known !== undefined) return known;
  const id = await newConversation(work, 'direct', Math.min(by, withId), Math.max(by, withId), about);
  // Both opened it at the same moment: the other one's is there now.
  if (id === undefined) return (await idOf(query, about)) ?? openContext(work, about, { by, withId });
  await query(pairUp, { id, fromId: by, toId: withId, state: 'active', now: now.toISOString() });
  await note(work, await lockFor(work, by, id), by, { what: 'begun', userId: null, name: '' });
  return id;
}

/** The conversation of a group that meets elsewhere; others come in as they join there. */
export async function openGroupContext(work: Work, about: About, ownerId: number): Promise<number> {
  const id = await newConversation(work, 'group', null, null, about);
  if (id === undefined) throw new Error('There is a conversation about this already.');
  const owner = { id: ownerId, name: '', state: 'active' } as const;
  await putIn(work, ownerId, id, [owner], { role: 'owner', fromSeq: 0 });
  await note(work, await lockFor(work, ownerId, id), ownerId, { what: 'begun', userId: null, name: '' });
  return id;
}

/** Someone joined the group: they see messages from then on. `by` is in it. */
export async function joinContext(work: Work, about: About, by: number, userId: number): Promise<void> {
  const id = await idOf(work.query, about);
  if (id === undefined) return;
  const found = await lockFor(work, by, id);
  const name = await nameOf(work.query, userId);
  const person = { id: userId, name, state: 'active' } as const;
  const [added] = await putIn(work, by, id, [person], { role: 'member', fromSeq: found.lastSeq });
  if (added !== undefined) await note(work, found, by, { what: 'added', userId, name });
}

const remove = statement((v: { id: number; userId: number }) =>
  from.deleteFrom('conversation_participants').where('conversation_id', '=', v.id).where('user_id', '=', v.userId),
);

/** Someone left the group, or was taken out by `by`. */
export async function leaveContext(work: Work, about: About, by: number, userId: number): Promise<void> {
  const { query, emit, config } = work;
  const id = await idOf(query, about);
  const found = id === undefined ? undefined : await lockConversation({ query, config }, userId, id);
  if (!found) return;
  const what = by === userId ? 'left' : 'removed';
  await note(work, found, by, { what, userId, name: await nameOf(query, userId) });
  await query(remove, { id: found.id, userId });
  await emit(messagesSeen, { userId, conversationId: found.id });
  const { change, lastSeq: seq } = found;
  await emit(conversationChanged, { conversationId: found.id, change, seq, again: true, to: [userId] });
}

const end = statement((v: { kind: string; ref: number; now: string }) =>
  from
    .updateTable('conversations as c')
    .set({ ended_at: moment(v.now) })
    .where('c.context_kind', '=', v.kind)
    .where('c.context_ref', '=', v.ref)
    .where('c.ended_at', 'is', null)
    .returning((e) => [
      'c.id',
      'c.change',
      'c.last_seq as seq',
      sql<number[]>`array${from
        .selectFrom('conversation_participants as p')
        .select('p.user_id')
        .where('p.conversation_id', '=', e.ref('c.id'))
        .where('p.state', '!=', 'declined')}`.as('to'),
    ]),
);

/** What it is about is over: the conversation is kept, and only read. */
export async function endContext({ query, emit, now }: Omit<Work, 'config'>, about: About): Promise<void> {
  const [ended] = await query(end, { ...about, now: now.toISOString() });
  if (!ended) return;
  const { id: conversationId, change, seq, to } = ended;
  await emit(conversationChanged, { conversationId, change, seq, again: true, to });
}
