import type { Handler, UseCase } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type sendMessage as contract, conversationChanged, type Message } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { addMessage, listenersOf } from './add-message.ts';
import { directWith } from './begin-conversation.ts';
import { waitingWords } from './conversation-view.ts';
import { type Found, findConversation, otherOf } from './find-conversation.ts';
import { oneMessage } from './message-sql.ts';
import type { Body } from './seal.ts';
import { toldNoMore } from './tell-waiting.ts';
import { messageView } from './view.ts';

type Ask = Pick<UseCase<unknown>, 'query' | 'emit' | 'now' | 'services' | 'actor'>;
type Input = Parameters<typeof sendMessage>[0]['input'];

export const tooLong = () =>
  problem.tooLarge(`A message has at most ${limits.content.toLocaleString('en-AU')} characters. Send it in parts.`);

/** MESSAGES-16, C-15. The same clientKey again answers with the message that it made. */
export const sendMessage: Handler<typeof contract> = async ({ input, actor, query, emit, services, now }) => {
  if (input.content.length > limits.content) throw tooLong();
  const ask = { query, emit, now, services, actor };
  const config = services.config;
  const id = input.conversationId ?? (await directWith({ query, config, now }, actor.id, input.recipientId ?? 0));
  const found = await findConversation({ query, config }, actor.id, id, true);
  const sent = input.clientKey && (await sentBefore(ask, found, input.clientKey));
  if (sent) return sent;
  await mustBeAllowed(ask, found);
  const replyToId = input.replyToId === undefined ? undefined : await mustBeHere(ask, found, input.replyToId);
  const media = input.media ?? [];
  const body: Body = {
    content: input.content.trim(),
    ...(input.type === 'symbols' && { symbols: input.symbols ?? [] }),
    ...(media.length > 0 && {
      media: Object.fromEntries(
        media.map((file) => [file.id, { alt: file.alt ?? '', transcript: file.transcript ?? '' }]),
      ),
    }),
  };
  const messageId = await addMessage(ask, found, actor.id, {
    type: await typeOf(ask, input),
    body,
    replyToId,
    clientKey: input.clientKey,
  });
  await attach(
    ask,
    messageId,
    media.map((file) => file.id),
  );
  await toldNoMore(emit, actor.id, found);
  return viewOf(ask, found, messageId);
};

export async function viewOf(ask: Pick<Ask, 'query' | 'actor'>, found: Found, messageId: number): Promise<Message> {
  const row = await oneMessage(ask.query, ask.actor.id, messageId);
  if (!row) throw problem.notFound();
  return messageView(found, ask.actor.id, row);
}

/** Looked for while the conversation is held, so that of two tries at once the second finds the first. */
async function sentBefore(ask: Ask, found: Found, clientKey: string): Promise<Message | undefined> {
  const [row] = await ask.query<{ id: number; conversationId: number }>(
    'messages-sent-before',
    `select id, conversation_id as "conversationId" from messages where from_user_id = $1::int and client_uuid = $2::text`,
    [ask.actor.id, clientKey],
  );
  if (!row) return undefined;
  if (row.conversationId !== found.id) throw problem.conflict('This key has been used for another message.');
  const sent = await viewOf(ask, found, row.id);
  // Its sender was not answered, so the others may not have been told either.
  const to = await listenersOf(ask.query, found.id, ask.actor.id);
  await ask.emit(conversationChanged, {
    conversationId: found.id,
    change: found.change,
    seq: found.lastSeq,
    again: false,
    to,
  });
  return sent;
}

/** Before the other has agreed to talk, a few messages are the most. Declined looks like not answered. */
async function mustBeAllowed({ query, actor }: Ask, found: Found): Promise<void> {
  const otherId = otherOf(found, actor.id);
  if (found.kind === 'group' || found.role === 'supporter') return;
  if (otherId === null) throw problem.conflict('They are not here any more.');
  const [row] = await query<{ name: string; waiting: boolean; written: number }>(
    'messages-allowed',
    `select u.name, p.state <> 'active' as waiting,
       case when p.state = 'active' then 0 else
         (select count(*)::int from (select 1 from messages m where m.conversation_id = $1::int and m.from_user_id = $3::int limit ${limits.beforeAgreed}) w) end as written
     from conversation_participants p join users u on u.id = p.user_id
     where p.conversation_id = $1::int and p.user_id = $2::int`,
    [found.id, otherId, actor.id],
  );
  if (row?.waiting && row.written >= limits.beforeAgreed) throw problem.conflict(waitingWords(row.name));
}

async function mustBeHere({ query }: Ask, found: Found, id: number): Promise<number> {
  const [row] = await query(
    'messages-reply-to',
    'select 1 as here from messages where id = $2::int and conversation_id = $1::int and seq > $3::int',
    [found.id, id, found.fromSeq],
  );
  if (!row) throw problem.invalid([{ field: 'replyToId', rule: 'unknown', message: 'That message is not here.' }]);
  return id;
}

const wrongMedia = (message: string) => problem.invalid([{ field: 'media', rule: 'unknown', message }]);

/** What it carries decides: a recording makes a voice note, and goes alone. */
async function typeOf({ query, actor }: Ask, input: Input): Promise<'text' | 'symbols' | 'image' | 'voice'> {
  const ids = (input.media ?? []).map((file) => file.id);
  if (ids.length === 0) return input.type === 'symbols' ? 'symbols' : 'text';
  const rows = await query<{ kind: 'image' | 'voice' }>(
    'messages-loose-media',
    'select kind from message_media where id = any($1::int[]) and owner_id = $2::int and message_id is null',
    [ids, actor.id],
  );
  if (rows.length !== new Set(ids).size || rows.length !== ids.length) {
    throw wrongMedia('One of these files is not there any more. Choose it again.');
  }
  const voice = rows.some(({ kind }) => kind === 'voice');
  if (voice && rows.length > 1) throw wrongMedia('A voice note goes by itself.');
  return voice ? 'voice' : 'image';
}

async function attach({ query, actor }: Ask, messageId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await query(
    'messages-attach',
    'update message_media set message_id = $1::int where id = any($2::int[]) and owner_id = $3::int and message_id is null',
    [messageId, [...ids], actor.id],
  );
}
