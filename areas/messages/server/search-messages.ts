import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { searchMessages as contract, Message } from '../contract.ts';
import { askedWords, hasWords, wordsOf } from '../pure/message-words.ts';
import { aboutOf, titleOf } from './contexts.ts';
import { conversationsOf, otherOf, withKeys } from './find-conversation.ts';
import { from } from './from.ts';
import { readBefore } from './pages.ts';
import { wordHash } from './seal.ts';
import { isVisible, messagesFor, messageView, ownPart } from './view.ts';

/** Conversations that are looked through, latest first, and messages that are opened at a time. */
const most = 500;
const batch = 100;
/** Batches for one answer; what is left comes with the next page. */
const rounds = 10;

/** The other of two, for the title. */
const searched = statement((v: { viewerId: number; id: number | null }) =>
  conversationsOf(v.viewerId)
    .select((e) =>
      from
        .selectFrom('users as u')
        .select('u.name')
        .where(
          'u.id',
          '=',
          sql<number>`case when ${e.ref('c.low_id')} = ${v.viewerId} then ${e.ref('c.high_id')}
          else ${e.ref('c.low_id')} end`,
        )
        .as('otherName'),
    )
    .where((e) => sql<boolean>`(${v.id}::int is null or ${e.ref('c.id')} = ${v.id}::int)`)
    .orderBy('c.last_at', 'desc')
    .limit(sql.lit(most)),
);

interface Asked {
  readonly id: number;
  readonly from: number;
  readonly words: number[];
}

const having = statement((v: { viewerId: number; asked: string; before: number }) =>
  messagesFor(
    v.viewerId,
    from
      .selectFrom(sql<Asked>`jsonb_to_recordset(${v.asked}::jsonb)`.as<'a'>(sql`a (id int, "from" int, words int[])`))
      .innerJoin('messages as m', (join) =>
        join
          .onRef('m.conversation_id', '=', 'a.id')
          .on((e) => sql<boolean>`${e.ref('m.words')} && ${e.ref('a.words')}`),
      )
      .select('m.id')
      .where('m.id', '<', v.before)
      .where((e) => isVisible(v.viewerId, 'm', e.ref('a.from')))
      .orderBy('m.id', 'desc')
      .limit(sql.lit(batch)),
    ownPart(v.viewerId, 'm'),
  ).orderBy('m.id', 'desc'),
);

/** All that the viewer can read of it. */
const textOf = ({ content, media, poll, list }: Message): string =>
  [
    content,
    ...media.flatMap(({ alt, transcript }) => [alt, transcript]),
    ...[...(poll?.options ?? []), ...(list ?? [])].map(({ text }) => text),
  ].join('\n');

/**
 * The database knows keyed hashes alone, another for each conversation. It gives what may have the longest word, along
 * the index; whether a message really has them all is seen when it is opened here.
 */
export const searchMessages: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const words = wordsOf(input.q);
  const longest = words.toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined) return { items: [] };
  const looked = await query(searched, { viewerId: principal.id, id: input.conversationId ?? null });
  // What does not open says nothing of what is in it.
  const open = looked.map((one) => withKeys(services.config, one)).filter(({ keys }) => keys.words !== undefined);
  const about = await aboutOf({ query, config: services.config }, principal.id, open);
  const known = new Map(open.map((one) => [one.id, one]));
  const asked = [...known.values()].map(({ id, fromSeq, keys }) => ({
    id,
    from: fromSeq,
    words: askedWords(longest).map((word) => wordHash(keys, word)),
  }));
  let before = readBefore(input.cursor);
  const items = [];
  for (let round = 0; round < rounds; round++) {
    const rows = await query(having, { viewerId: principal.id, asked: JSON.stringify(asked), before });
    for (const row of rows) {
      before = row.messageId;
      const found = known.get(row.conversationId);
      if (!found || !row.body) continue;
      const message = messageView(found, principal.id, row);
      const text = textOf(message);
      if (!hasWords(text, words)) continue;
      const other = otherOf(found, principal.id) === null ? undefined : (found.otherName ?? undefined);
      const title = about(found)?.title ?? titleOf(found, other);
      items.push({ ...message, title });
      if (items.length === input.limit) return { items, next: String(before) };
    }
    if (rows.length < batch) return { items };
  }
  return { items, next: String(before) };
};
