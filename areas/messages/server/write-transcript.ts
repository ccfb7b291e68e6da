import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { writeTranscript as contract } from '../contract.ts';
import { indexAgain } from './add-message.ts';
import { type FoundMessage, noteChange } from './change-message.ts';
import { mustTakePart } from './find-conversation.ts';
import { from } from './from.ts';
import { readBody, sealTranscript } from './seal.ts';
import { viewOf } from './send-message.ts';

interface Written {
  readonly mediaId: number;
  readonly authorId: number;
  readonly conversationId: number;
  readonly body: Uint8Array;
  readonly now: string;
}

const save = statement((v: Written) =>
  from
    .insertInto('message_transcripts')
    .values({
      media_id: v.mediaId,
      author_id: v.authorId,
      conversation_id: v.conversationId,
      body: v.body,
      created_at: moment(v.now),
    })
    .onConflict((conflict) =>
      conflict.columns(['media_id', 'author_id']).doUpdateSet((e) => ({ body: e.ref('excluded.body') })),
    ),
);

const remove = statement((v: { mediaId: number; authorId: number }) =>
  from.deleteFrom('message_transcripts').where('media_id', '=', v.mediaId).where('author_id', '=', v.authorId),
);

/** Of those who listen, the first to write it down is shown; the sender’s words take the place of all others. */
export const writeTranscript: Handler<typeof contract, FoundMessage> = async ({
  input,
  principal,
  found,
  query,
  emit,
  now,
}) => {
  const { conversation } = found;
  mustTakePart(conversation);
  if (!found.body) throw problem.notFound();
  const mine = { mediaId: input.id, authorId: principal.id };
  const { media } = await viewOf({ query, principal }, conversation, found.id);
  const shown = media.find(({ id }) => id === input.id);
  const isOthers = shown?.transcript !== '' && shown?.transcriptBy?.id !== principal.id;
  if (isOthers && found.fromUserId !== principal.id)
    throw problem.conflict('Someone has already written this down. Have a look at it first.');
  if (input.transcript === '') await query(remove, mine);
  else {
    const body = sealTranscript(conversation.keys, { ...mine, conversationId: conversation.id }, input.transcript);
    await query(save, { ...mine, conversationId: conversation.id, body, now: now.toISOString() });
  }
  const { seq, fromUserId } = found;
  const body = readBody(conversation.keys, { conversationId: conversation.id, seq, fromUserId }, found.body);
  await indexAgain(query, conversation, found.id, body);
  await noteChange({ query, emit }, principal.id, found);
  return viewOf({ query, principal }, conversation, found.id);
};
