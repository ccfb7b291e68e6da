import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { count, type Moment, moment, statement } from '#platform/server/statement.ts';
import type {
  addListItem as adding,
  removeListItem as removing,
  restoreListItem as restoring,
  tickListItem as ticking,
} from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { indexAgain } from './add-message.ts';
import { type FoundMessage, noteChange } from './change-message.ts';
import { mustTakePart, nobodyAgreed } from './find-conversation.ts';
import { from } from './from.ts';
import { readBody } from './seal.ts';
import { addItems, viewOf } from './send-message.ts';

const before = statement((v: { messageId: number; conversationId: number; userId: number }) =>
  from
    .selectFrom('message_list_items')
    .select([count.as('count'), nobodyAgreed(v.conversationId, v.userId).as('alone')])
    .where('message_id', '=', v.messageId)
    .where('removed_at', 'is', null),
);

/** The list is found by its items, too. */
async function indexList(query: Query, { id, body, seq, fromUserId, conversation }: FoundMessage) {
  if (!body) return;
  const place = { conversationId: conversation.id, seq, fromUserId };
  await indexAgain(query, conversation, id, readBody(conversation.keys, place, body));
}

function mustFit(count: number): void {
  if (count < limits.listItems) return;
  throw problem.conflict(`A list has at most ${limits.listItems} items. Remove one first, or start a new list.`);
}

export const addListItem: Handler<typeof adding, FoundMessage> = async (useCase) => {
  const { input, principal, found, query, emit } = useCase;
  const { conversation } = found;
  mustTakePart(conversation);
  if (found.type !== 'list' || !found.body) throw problem.notFound();
  const [now] = await query(before, {
    messageId: found.id,
    conversationId: conversation.id,
    userId: principal.id,
  });
  if (now?.alone) throw problem.conflict('Wait until someone in this group has agreed to talk.');
  mustFit(now?.count ?? 0);
  await addItems(useCase, conversation, found.id, [input.text]);
  await indexList(query, found);
  await noteChange({ query, emit }, principal.id, found);
  return viewOf({ query, principal }, conversation, found.id);
};

/** What a policy finds: the item’s message, and who added the item. */
export interface FoundItem {
  readonly message: FoundMessage;
  readonly authorId: number;
  readonly isRemoved: boolean;
}

const tick = statement((v: { id: number; done: boolean; now: string }) =>
  from
    .updateTable('message_list_items as i')
    .set({ done_at: sql<Moment | null>`case when ${v.done}::boolean then ${moment(v.now)} end` })
    .where('i.id', '=', v.id)
    .where((e) => sql<boolean>`(${e.ref('i.done_at')} is not null) <> ${v.done}::boolean`)
    .returning('i.id'),
);

export const tickListItem: Handler<typeof ticking, FoundItem> = async ({
  input,
  principal,
  found: { message },
  query,
  emit,
  now,
}) => {
  mustTakePart(message.conversation);
  const changed = await query(tick, { id: input.id, done: input.done, now: now.toISOString() });
  if (changed.length > 0) await noteChange({ query, emit }, principal.id, message);
  return viewOf({ query, principal }, message.conversation, message.id);
};

const mark = statement((v: { id: number; removedAt: string | null }) =>
  from
    .updateTable('message_list_items')
    .set({ removed_at: sql<Moment | null>`${v.removedAt}::timestamptz` })
    .where('id', '=', v.id),
);

type Marking = Parameters<Handler<typeof removing | typeof restoring, FoundItem>>[0];

/** Twice the same changes nothing, and no one is told of it. */
async function marked({ input, principal, found, query, emit, now }: Marking, isRemoved: boolean) {
  const { message } = found;
  mustTakePart(message.conversation);
  if (found.isRemoved !== isRemoved) {
    await query(mark, { id: input.id, removedAt: isRemoved ? now.toISOString() : null });
    await indexList(query, message);
    await noteChange({ query, emit }, principal.id, message);
  }
  return viewOf({ query, principal }, message.conversation, message.id);
}

/** It stays for a day, so that whoever pressed the wrong button has it back. */
export const removeListItem: Handler<typeof removing, FoundItem> = (useCase) => marked(useCase, true);

export const restoreListItem: Handler<typeof restoring, FoundItem> = async (useCase) => {
  const { found, principal, query } = useCase;
  const { id, conversation } = found.message;
  const [now] = await query(before, { messageId: id, conversationId: conversation.id, userId: principal.id });
  if (found.isRemoved) mustFit(now?.count ?? 0);
  return marked(useCase, false);
};
