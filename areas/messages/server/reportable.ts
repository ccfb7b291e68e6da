import { sql } from 'kysely';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Reportable } from '#platform/server/reportable.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import { conversationChanged } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { findConversation } from './find-conversation.ts';
import { from } from './from.ts';
import { type Body, readBody } from './seal.ts';
import { isVisible, itemsOf, listItemOf, mediaOf, spokenOf } from './view.ts';

const textOf = ({ content, media = {}, poll }: Body) =>
  [content, ...Object.values(media).flatMap(({ alt, transcript }) => [alt, transcript]), ...(poll?.options ?? [])]
    .filter(Boolean)
    .join('\n');

const placeOf = statement((v: { id: number }) =>
  from.selectFrom('messages').select(['conversation_id as conversationId', 'seq']).where('id', '=', v.id),
);

const upTo = statement((v: { viewerId: number; id: number; seq: number; fromSeq: number }) =>
  from
    .selectFrom('messages as m')
    .innerJoin('users as u', 'u.id', 'm.from_user_id')
    .select((e) => [
      'm.id',
      'm.seq',
      'm.from_user_id as fromUserId',
      'u.name',
      'm.body',
      isoTime(e.ref('m.created_at')).as('createdAt'),
      mediaOf(e.ref('m.id'), v.viewerId).as('media'),
      itemsOf(e.ref('m.id'), v.viewerId).as('items'),
    ])
    .where('m.conversation_id', '=', v.id)
    .where('m.seq', '<=', v.seq)
    .where('m.type', '!=', 'system')
    .where('m.body', 'is not', null)
    .$narrowType<{ body: Uint8Array }>()
    .where(isVisible(v.viewerId, 'm', v.fromSeq))
    .orderBy('m.seq', 'desc')
    .limit(sql.lit(limits.evidence + 1)),
);

/** The message and those before it, as the reporter has them; undefined when there is no such message for them. */
async function reportableMessage(
  ask: { readonly query: Query; readonly config: Config },
  viewerId: number,
  id: number,
) {
  const { query } = ask;
  const [place] = await query(placeOf, { id });
  if (!place) return undefined;
  const found = await findConversation(ask, viewerId, place.conversationId);
  if (!found) return undefined;
  const rows = await query(upTo, { viewerId, id: found.id, seq: place.seq, fromSeq: found.fromSeq });
  const [reported] = rows;
  if (reported?.id !== id) return undefined;
  const messages = rows.reverse().map(({ body, seq, media, items, ...row }) => {
    const sent = textOf(readBody(found.keys, { conversationId: found.id, seq, fromUserId: row.fromUserId }, body));
    const spoken = media.flatMap((file) => {
      const written = spokenOf(found, file);
      return written ? [`Written down by ${written.by.displayName}: ${written.text}`] : [];
    });
    const listed = items.map((item) => listItemOf(found, row.id, item).text);
    return { ...row, content: [sent, ...spoken, ...listed].filter(Boolean).join('\n') };
  });
  return { authorId: reported.fromUserId, excerpt: messages.at(-1)?.content.slice(0, 150) ?? '', messages };
}

const setAside = choice((removed: boolean) =>
  statement((v: { id: number; now: string }) =>
    from
      .with('changed', (w) =>
        w
          .updateTable('messages')
          .set({ removed_at: removed ? moment(v.now) : null })
          .where('id', '=', v.id)
          .where('type', '!=', 'system')
          .where('body', 'is not', null)
          .where('removed_at', removed ? 'is' : 'is not', null)
          .returning('conversation_id'),
      )
      .updateTable('conversations as c')
      .from('changed')
      .set((e) => ({ change: e('c.change', '+', 1) }))
      .whereRef('c.id', '=', 'changed.conversation_id')
      .returning(['c.id as conversationId', 'c.change', 'c.last_seq as lastSeq']),
  ),
);
const noteChange = statement((v: { id: number; change: number }) =>
  from.updateTable('messages').set({ change: v.change }).where('id', '=', v.id),
);
const everybodyIn = statement((v: { id: number }) =>
  from.selectFrom('conversation_participants').select('user_id as id').where('conversation_id', '=', v.id),
);

/** Everybody in the conversation reads it again; the number of change rises as with any other. */
const setRemoved: NonNullable<Reportable['setRemoved']> = async ({ query, emit, now, id }, removed) => {
  const [place] = await query(setAside(removed), { id, now: now.toISOString() });
  if (!place) return false;
  await query(noteChange, { id, change: place.change });
  const people = await query(everybodyIn, { id: place.conversationId });
  await emit(conversationChanged, {
    conversationId: place.conversationId,
    change: place.change,
    seq: place.lastSeq,
    again: true,
    to: people.map((one) => one.id),
  });
  return true;
};

const asItIs = statement((v: { id: number }) =>
  from
    .selectFrom('messages')
    .select((e) => ['from_user_id as authorId', sql<boolean>`${e.ref('removed_at')} is not null`.as('removed')])
    .where('id', '=', v.id)
    .where('type', '!=', 'system')
    .where('body', 'is not', null),
);

export const reportables: readonly Reportable[] = [
  {
    kind: 'message',
    find: ({ query, config, principal, id }) => reportableMessage({ query, config }, principal.id, id),
    // It is sealed: what it said stands in the report alone.
    read: async ({ query, id }) => {
      const [row] = await query(asItIs, { id });
      return row && { ...row, text: '', href: null };
    },
    setRemoved,
  },
];
