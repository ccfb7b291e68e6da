import { sql } from 'kysely';
import { demoMemberId } from '#demo/cast.ts';
import { type DemoConversation, demoConversations, demoPaceCards } from '#demo/conversations.ts';
import type { Seed } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { anyOf, moment, once } from '#platform/server/statement.ts';
import { addMessage } from './add-message.ts';
import { newConversation } from './begin-conversation.ts';
import { findConversation } from './find-conversation.ts';
import { from } from './from.ts';
import { sealTitle } from './seal.ts';

const minute = 60_000;
const tellNobody = async () => undefined;

type Ask = {
  readonly query: Query;
  readonly config: Parameters<typeof findConversation>[0]['config'];
  readonly now: Date;
};

export const seed: Seed = async ({ db, now, services }) => {
  const query = queryIn(db);
  const ask = { query, config: services.config, now };
  for (const one of demoConversations) await seedConversation(ask, one);
  const cards = Object.entries(demoPaceCards);
  const rows = cards.map(([id, pace]) => ({ user_id: Number(id), pace }));
  await query(once(from.insertInto('message_settings').values(rows)));
};

const haveRead = (id: number, people: readonly number[], unread = 0) =>
  once(
    from
      .updateTable('conversation_participants as p')
      .from('conversations as c')
      .set((e) => ({
        read_seq: sql<number>`${e.ref('c.last_seq')} - case when ${e.ref('p.user_id')} = ${demoMemberId} then ${unread}::int
          else 0 end`,
      }))
      .whereRef('c.id', '=', 'p.conversation_id')
      .where('c.id', '=', id)
      .where('p.user_id', '=', anyOf(people)),
  );

interface Example {
  readonly conversationId: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** For a demonstration: what someone wrote in a conversation of two, which both have read. */
export async function addExampleMessage(ask: Ask, { conversationId, from: by, to, text }: Example): Promise<void> {
  const { query, config, now } = ask;
  const found = await findConversation({ query, config }, by, conversationId);
  if (!found) throw new Error('A demo conversation is not there for who writes in it.');
  await addMessage({ query, emit: tellNobody, now }, found, by, { type: 'text', body: { content: text } });
  await query(haveRead(conversationId, [by, to]));
}

async function seedConversation(ask: Ask, { title, people, messages, unread = 0, request = false }: DemoConversation) {
  const { query, config, now } = ask;
  const [one = 0, another = 0] = people;
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * minute);
  const began = at(messages[0]?.minutesAgo ?? 0);
  const id = title
    ? await newConversation({ query, config, now: began }, 'group')
    : await newConversation({ query, config, now: began }, 'direct', Math.min(one, another), Math.max(one, another));
  if (id === undefined) throw new Error('Two demo conversations are of the same people.');
  await query(
    once(
      from.insertInto('conversation_participants').values(
        people.map((person) => ({
          conversation_id: id,
          user_id: person,
          role: title !== undefined && person === one ? 'owner' : 'member',
          state: request && person !== one ? 'request' : 'active',
          joined_at: moment(began.toISOString()),
        })),
      ),
    ),
  );
  if (request) {
    const asked = people.filter((person) => person !== one);
    await query(
      once(
        from.insertInto('message_requests').values(
          asked.map((person) => ({
            from_id: one,
            to_id: person,
            conversation_id: id,
            created_at: moment(began.toISOString()),
          })),
        ),
      ),
    );
  }
  const found = await findConversation({ query, config }, one, id);
  if (!found) throw new Error('A demo conversation is not there for who began it.');
  if (title) {
    const sealed = sealTitle(found.keys, id, title);
    await query(once(from.updateTable('conversations').set({ title: sealed }).where('id', '=', id)));
    const system = { what: 'created', userId: null, name: title };
    await addMessage({ query, emit: tellNobody, now: began }, found, one, {
      type: 'system',
      body: { content: '', system },
    });
  }
  for (const { from, minutesAgo, text } of messages) {
    const body = { content: text };
    await addMessage({ query, emit: tellNobody, now: at(minutesAgo) }, found, from, { type: 'text', body });
  }
  // Everybody has read it all, save what waits for the demo member.
  const readers = request ? people.filter((person) => person !== demoMemberId) : people;
  await query(haveRead(id, readers, unread));
}
