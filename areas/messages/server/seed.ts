import { demoMemberId } from '#demo/cast.ts';
import { type DemoConversation, demoConversations, demoPaceCards } from '#demo/conversations.ts';
import type { Seed } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { addMessage } from './add-message.ts';
import { newConversation } from './begin-conversation.ts';
import { findConversation } from './find-conversation.ts';
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
  await query(
    '',
    `insert into message_settings (user_id, pace) select x.id, x.pace from unnest($1::int[], $2::text[]) as x (id, pace)`,
    [cards.map(([id]) => Number(id)), cards.map(([, pace]) => pace)],
  );
};

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
    '',
    `insert into conversation_participants (conversation_id, user_id, role, state, joined_at)
     select $1::int, x.id, case when $3::boolean and x.id = $4::int then 'owner' else 'member' end,
       case when $5::boolean and x.id <> $4::int then 'request' else 'active' end, $6::timestamptz
     from unnest($2::int[]) as x (id)`,
    [id, [...people], title !== undefined, one, request, began.toISOString()],
  );
  if (request) {
    await query(
      '',
      `insert into message_requests (from_id, to_id, conversation_id, created_at)
       select $1::int, x.id, $2::int, $4::timestamptz from unnest($3::int[]) x (id) where x.id <> $1::int`,
      [one, id, [...people], began.toISOString()],
    );
  }
  const found = await findConversation({ query, config }, one, id);
  if (title) {
    await query('', 'update conversations set title = $2::bytea where id = $1::int', [
      id,
      sealTitle(found.keys, id, title),
    ]);
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
  await query(
    '',
    `update conversation_participants p set read_seq = c.last_seq - case when p.user_id = $2::int then $3::int else 0 end
     from conversations c where c.id = p.conversation_id and c.id = $1::int and (p.user_id <> $2::int or not $4::boolean)`,
    [id, demoMemberId, unread, request],
  );
}
