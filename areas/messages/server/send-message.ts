import type { PersonRow } from '#areas/people/server/public.ts';
import { inFigures } from '#platform/contract/counted.ts';
import type { Handler, UseCase } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type sendMessage as contract, conversationChanged, type Message } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { addMessage, listenersOf } from './add-message.ts';
import { directWith } from './begin-conversation.ts';
import { nobodyAgreedText, waitingWords } from './conversation-view.ts';
import { type Found, findConversation, otherOf } from './find-conversation.ts';
import { oneMessage, visibleText } from './message-sql.ts';
import { agree } from './requests.ts';
import type { Body } from './seal.ts';
import { toldNoMore } from './tell-waiting.ts';
import { messageView } from './view.ts';

type Ask = Pick<UseCase<unknown>, 'query' | 'emit' | 'now' | 'services' | 'principal'>;
type Input = Parameters<typeof sendMessage>[0]['input'];

export const tooLong = () =>
  problem.tooLarge(`A message has at most ${inFigures(limits.content)} characters. Send it in parts.`);

/** MESSAGES-16, C-15. The same clientKey again answers with the message that it made. */
export const sendMessage: Handler<typeof contract> = async ({ input, principal, query, emit, services, now }) => {
  if (input.content.length > limits.content) throw tooLong();
  const ask = { query, emit, now, services, principal };
  const config = services.config;
  const id = input.conversationId ?? (await directWith({ query, config, now }, principal.id, input.recipientId ?? 0));
  const found = await findConversation({ query, config }, principal.id, id, true);
  const before = await lookBefore(ask, found, input.clientKey);
  if (before.sent) return sentAlready(ask, found, before.sent);
  mustBeAllowed(found, principal.id, before);
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
  const type = await typeOf(ask, input);
  const added = await addMessage(ask, found, principal.id, { type, body, replyToId, clientKey: input.clientKey });
  await attach(
    ask,
    added.id,
    media.map((file) => file.id),
  );
  await agree(query, principal.id, found);
  await toldNoMore(emit, principal.id, found);
  if (replyToId !== undefined || media.length > 0) return viewOf(ask, found, added.id);
  // All of it is known here, and to read it again would cost as much as to write it.
  return messageView(found, principal.id, {
    ...before.sender,
    messageId: added.id,
    conversationId: found.id,
    seq: added.seq,
    change: added.change,
    type,
    body: added.body,
    clientKey: input.clientKey ?? null,
    createdAt: now.toISOString(),
    editedAt: null,
    reply: null,
    replyBody: null,
    reactions: [],
    media: [],
  });
};

export async function viewOf(ask: Pick<Ask, 'query' | 'principal'>, found: Found, messageId: number): Promise<Message> {
  const row = await oneMessage(ask.query, ask.principal.id, messageId);
  if (!row) throw problem.notFound();
  return messageView(found, ask.principal.id, row);
}

interface Before {
  readonly sender: PersonRow;
  /** What this key has made already. */
  readonly sent: { readonly id: number; readonly conversationId: number } | null;
  /** The other of the two, null when they are not in it any more; in a group somebody who is asked, while nobody is in it. */
  readonly other: { readonly name: string; readonly waiting: boolean; readonly written: number } | null;
}

/** Looked for while the conversation is held, so that of two tries at once the second finds the first. */
async function lookBefore({ query, principal }: Ask, found: Found, clientKey: string | undefined): Promise<Before> {
  const [row] = await query<Before>(
    'messages-before-sending',
    `select json_build_object('id', u.id, 'displayName', u.name, 'username', u.username) as sender,
       (select json_build_object('id', m.id, 'conversationId', m.conversation_id) from messages m
         where m.from_user_id = $1::int and m.client_uuid = $4::text) as sent,
       (select json_build_object('name', o.name, 'waiting', p.state <> 'active', 'written',
           case when p.state = 'active' then 0 else
             (select count(*) from (select 1 from messages m where m.conversation_id = $2::int and m.from_user_id = $1::int
               and m.type <> 'system' limit ${limits.beforeAgreed}) w) end)
         from conversation_participants p join users o on o.id = p.user_id
         where p.conversation_id = $2::int and (p.user_id = $3::int or ($5::boolean and ${nobodyAgreedText('$2::int', '$1::int')}
           and p.user_id <> $1::int and p.state <> 'active'))
         order by lower(o.name), o.id limit 1) as other
     from users u where u.id = $1::int`,
    [principal.id, found.id, otherOf(found, principal.id), clientKey ?? null, found.kind === 'group'],
  );
  if (!row) throw problem.notFound();
  return row;
}

async function sentAlready(ask: Ask, found: Found, sent: NonNullable<Before['sent']>): Promise<Message> {
  if (sent.conversationId !== found.id) throw problem.conflict('This key has been used for another message.');
  const view = await viewOf(ask, found, sent.id);
  // Its sender was not answered, so the others may not have been told either.
  const to = await listenersOf(ask.query, found.id, ask.principal.id);
  await ask.emit(conversationChanged, {
    conversationId: found.id,
    change: found.change,
    seq: found.lastSeq,
    again: false,
    to,
  });
  return view;
}

/** Before the other has agreed to talk, a few messages are the most. Declined looks like not answered. */
function mustBeAllowed(found: Found, actorId: number, { other }: Before): void {
  if (found.role === 'supporter') return;
  if (found.kind === 'direct' && otherOf(found, actorId) === null) {
    throw problem.conflict('They’re no longer on Doorways.');
  }
  if (other?.waiting && other.written >= limits.beforeAgreed) throw problem.conflict(waitingWords(other.name));
}

async function mustBeHere({ query, principal }: Ask, found: Found, id: number): Promise<number> {
  const [row] = await query(
    'messages-reply-to',
    `select 1 as here from messages m where m.id = $3::int and m.conversation_id = $2::int and ${visibleText('m', '$4::int')}`,
    [principal.id, found.id, id, found.fromSeq],
  );
  if (!row)
    throw problem.invalid([
      { field: 'replyToId', rule: 'unknown', message: 'That message isn’t in this conversation.' },
    ]);
  return id;
}

const wrongMedia = (message: string) => problem.invalid([{ field: 'media', rule: 'unknown', message }]);

/** What it carries decides: a recording makes a voice note, and goes alone. */
async function typeOf({ query, principal }: Ask, input: Input): Promise<'text' | 'symbols' | 'image' | 'voice'> {
  const ids = (input.media ?? []).map((file) => file.id);
  if (ids.length === 0) return input.type === 'symbols' ? 'symbols' : 'text';
  const rows = await query<{ kind: 'image' | 'voice' }>(
    'messages-loose-media',
    'select kind from message_media where id = any($1::int[]) and owner_id = $2::int and message_id is null',
    [ids, principal.id],
  );
  if (rows.length !== new Set(ids).size || rows.length !== ids.length) {
    throw wrongMedia('One of these files is no longer available. Choose it again.');
  }
  const voice = rows.some(({ kind }) => kind === 'voice');
  if (voice && rows.length > 1) throw wrongMedia('Send a voice note on its own.');
  return voice ? 'voice' : 'image';
}

async function attach({ query, principal }: Ask, messageId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await query(
    'messages-attach',
    'update message_media set message_id = $1::int where id = any($2::int[]) and owner_id = $3::int and message_id is null',
    [messageId, [...ids], principal.id],
  );
}
