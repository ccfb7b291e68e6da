import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { loosePoll, optionCount, sameOption } from '#areas/polls/server/public.ts';
import { inFigures } from '#platform/contract/counted.ts';
import type { Handler, UseCase } from '#platform/server/area.ts';
import { nextId } from '#platform/server/next-id.ts';
import { problem } from '#platform/server/problem.ts';
import { anyOf, moment, type RowOf, statement } from '#platform/server/statement.ts';
import { takeTurn } from '#platform/server/turns.ts';
import { type sendMessage as contract, conversationChanged, type Message, type MessageType } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { addMessage, indexAgain, listenersOf, toldNoMore } from './add-message.ts';
import { agree, directWith } from './begin-conversation.ts';
import {
  type Found,
  lockConversation,
  mustGoOn,
  nobodyAgreed,
  otherOf,
  waitingWords,
  writtenBy,
} from './find-conversation.ts';
import { from } from './from.ts';
import { type Body, sealItem } from './seal.ts';
import { isVisible, messageView, oneMessage } from './view.ts';

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
  const found = await lockConversation({ query, config }, principal.id, id);
  if (!found) throw problem.notFound();
  const before = await lookBefore(ask, found, input.clientKey);
  if (before.sent) return sentAlready(ask, found, before.sent);
  mustBeAllowed(found, principal.id, before);
  const replyToId = input.replyToId === undefined ? undefined : await mustBeHere(ask, found, input.replyToId);
  const media = input.media ?? [];
  const body: Body = {
    content: input.content.trim(),
    ...(input.type === 'symbols' && { symbols: input.symbols ?? [] }),
    ...(input.poll && { poll: { options: input.poll.options.map((option) => option.trim()) } }),
    ...(media.length > 0 && {
      media: Object.fromEntries(
        media.map((file) => [file.id, { alt: file.alt ?? '', transcript: file.transcript ?? '' }]),
      ),
    }),
  };
  mustTakeParts(found, input);
  const type = await typeOf(ask, input);
  const added = await addMessage(ask, found, principal.id, { type, body, replyToId, clientKey: input.clientKey });
  await attach(
    ask,
    added.id,
    media.map((file) => file.id),
  );
  await agree(query, principal.id, found);
  await toldNoMore(emit, principal.id, found);
  if (input.poll) await attachPoll(ask, added.id, input.poll);
  if (input.list) {
    await addItems(ask, found, added.id, input.list.items);
    await indexAgain(query, found, added.id, body);
  }
  if (replyToId !== undefined || media.length > 0 || input.poll || input.list) return viewOf(ask, found, added.id);
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
    poll: null,
    list: [],
  });
};

export async function viewOf(ask: Pick<Ask, 'query' | 'principal'>, found: Found, messageId: number): Promise<Message> {
  const row = await oneMessage(ask.query, ask.principal.id, messageId);
  if (!row) throw problem.notFound();
  return messageView(found, ask.principal.id, row);
}

interface Looking {
  readonly userId: number;
  readonly id: number;
  readonly otherId: number | null;
  readonly clientKey: string | null;
  readonly isGroup: boolean;
}

const beforeSending = statement((v: Looking) => {
  const sent = from
    .selectFrom('messages as m')
    .select((e) => jsonBuildObject({ id: e.ref('m.id'), conversationId: e.ref('m.conversation_id') }).as('sent'))
    .where('m.from_user_id', '=', v.userId)
    .where('m.client_uuid', '=', v.clientKey);
  const other = from
    .selectFrom('conversation_participants as p')
    .innerJoin('users as o', 'o.id', 'p.user_id')
    .select((e) =>
      jsonBuildObject({
        name: e.ref('o.name'),
        waiting: sql<boolean>`${e.ref('p.state')} <> 'active'`,
        written: sql<number>`case when ${e.ref('p.state')} = 'active' then 0 else ${writtenBy(v.id, v.userId)} end`,
      }).as('other'),
    )
    .where('p.conversation_id', '=', v.id)
    .where((e) =>
      e.or([
        e('p.user_id', '=', v.otherId),
        e.and([
          sql<boolean>`${v.isGroup}::boolean`,
          nobodyAgreed(v.id, v.userId),
          e('p.user_id', '!=', v.userId),
          e('p.state', '!=', 'active'),
        ]),
      ]),
    )
    .orderBy((e) => e.fn('lower', ['o.name']))
    .orderBy('o.id')
    .limit(sql.lit(1));
  return from
    .selectFrom('users as u')
    .select((e) => [
      jsonBuildObject({
        id: e.ref('u.id'),
        displayName: e.ref('u.name'),
        username: e.ref('u.username'),
      }).as('sender'),
      // What this key has made already.
      sent.as('sent'),
      // The other of the two, null when they are not in it any more; in a group somebody who is asked, while nobody is in it.
      other.as('other'),
    ])
    .where('u.id', '=', v.userId);
});
type Before = RowOf<typeof beforeSending>;

/** Looked for while the conversation is locked, so that of two tries at once the second finds the first. */
async function lookBefore({ query, principal }: Ask, found: Found, clientKey: string | undefined): Promise<Before> {
  const [row] = await query(beforeSending, {
    userId: principal.id,
    id: found.id,
    otherId: otherOf(found, principal.id),
    clientKey: clientKey ?? null,
    isGroup: found.kind === 'group',
  });
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
  mustGoOn(found);
  if (found.role === 'supporter') return;
  if (found.kind === 'direct' && otherOf(found, actorId) === null) {
    throw problem.conflict('They’re no longer on Doorways.');
  }
  if (other?.waiting && other.written >= limits.beforeAgreed) throw problem.conflict(waitingWords(other.name));
}

const here = statement((v: { viewerId: number; id: number; messageId: number; fromSeq: number }) =>
  from
    .selectFrom('messages as m')
    .select('m.id')
    .where('m.id', '=', v.messageId)
    .where('m.conversation_id', '=', v.id)
    .where(isVisible(v.viewerId, 'm', v.fromSeq)),
);

async function mustBeHere({ query, principal }: Ask, found: Found, id: number): Promise<number> {
  const [row] = await query(here, { viewerId: principal.id, id: found.id, messageId: id, fromSeq: found.fromSeq });
  if (!row)
    throw problem.invalid([
      { field: 'replyToId', rule: 'unknown', message: 'That message isn’t in this conversation.' },
    ]);
  return id;
}

const wrongMedia = (message: string) => problem.invalid([{ field: 'media', rule: 'unknown', message }]);

const loose = statement((v: { ids: readonly number[]; ownerId: number }) =>
  from
    .selectFrom('message_media')
    .select('kind')
    .where('id', '=', anyOf(v.ids))
    .where('owner_id', '=', v.ownerId)
    .where('message_id', 'is', null),
);

/** What it carries decides; a recording makes a voice note, and goes alone. */
async function typeOf({ query, principal }: Ask, input: Input): Promise<MessageType> {
  if (input.poll) return 'poll';
  if (input.list) return 'list';
  const ids = (input.media ?? []).map((file) => file.id);
  if (ids.length === 0) return input.type === 'symbols' ? 'symbols' : 'text';
  const rows = await query(loose, { ids, ownerId: principal.id });
  if (rows.length !== new Set(ids).size || rows.length !== ids.length) {
    throw wrongMedia('One of these files is no longer available. Choose it again.');
  }
  const voice = rows.some(({ kind }) => kind === 'voice');
  if (voice && rows.length > 1) throw wrongMedia('Send a voice note on its own.');
  return voice ? 'voice' : 'image';
}

const attachAll = statement((v: { messageId: number; ids: readonly number[]; ownerId: number }) =>
  from
    .updateTable('message_media')
    .set({ message_id: v.messageId })
    .where('id', '=', anyOf(v.ids))
    .where('owner_id', '=', v.ownerId)
    .where('message_id', 'is', null),
);

async function attach({ query, principal }: Ask, messageId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await query(attachAll, { messageId, ids, ownerId: principal.id });
}

const wrongPart = (field: string, message: string) => problem.invalid([{ field, rule: 'part', message }]);

/** Polls and lists are for groups, each in a message of its own; the options of a poll are said once each. */
function mustTakeParts({ kind }: Found, { poll, list, media = [] }: Input): void {
  if (!poll && !list) return;
  const field = poll ? 'poll' : 'list';
  if (kind !== 'group') throw wrongPart(field, 'Polls and shared lists are for groups.');
  if (media.length > 0 || (poll && list)) throw wrongPart(field, 'Send it in a message of its own.');
  const twice = sameOption(poll?.options ?? []);
  if (twice !== undefined) {
    throw wrongPart(`poll.options.${twice}`, 'Another option says the same. Change one of them.');
  }
}

const attachOne = statement((v: { messageId: number; pollId: number; ownerId: number }) =>
  from
    .updateTable('messages as m')
    .set({ poll_id: loosePoll(v.pollId, { author: v.ownerId, wordless: true }) })
    .where('m.id', '=', v.messageId)
    .returning((e) => ['m.poll_id as pollId', optionCount(e.ref('m.poll_id')).as('options')]),
);

/** The poll must be the sender’s own, stand nowhere yet, and have as many options as there are words. */
async function attachPoll({ query, principal }: Ask, messageId: number, poll: NonNullable<Input['poll']>) {
  // Of two messages at once the second one sees that it stands in the first.
  await takeTurn(query, 'polls put somewhere', poll.id);
  const [row] = await query(attachOne, { messageId, pollId: poll.id, ownerId: principal.id });
  if (row?.pollId === poll.id && row.options === poll.options.length) return;
  throw wrongPart('poll', 'This poll was used already, or is gone. Make it again.');
}

interface NewItem {
  readonly id: number;
  readonly messageId: number;
  readonly conversationId: number;
  readonly authorId: number;
  readonly body: Uint8Array;
  readonly now: string;
}
const addItem = statement((v: NewItem) =>
  from.insertInto('message_list_items').values({
    id: v.id,
    message_id: v.messageId,
    conversation_id: v.conversationId,
    author_id: v.authorId,
    body: v.body,
    created_at: moment(v.now),
  }),
);

/** Puts items at the end of a shared list; each is sealed for its own place. */
export async function addItems(
  { query, principal, now }: Pick<Ask, 'query' | 'principal' | 'now'>,
  found: Pick<Found, 'id' | 'keys'>,
  messageId: number,
  texts: readonly string[],
): Promise<void> {
  for (const text of texts) {
    const id = await nextId(query, 'message_list_items');
    const body = sealItem(found.keys, { conversationId: found.id, messageId, id }, text.trim());
    const about = { id, messageId, conversationId: found.id, authorId: principal.id };
    await query(addItem, { ...about, body, now: now.toISOString() });
  }
}
