import type { Handler } from '#platform/server/area.ts';
import type { searchMessages as contract } from '../contract.ts';
import { askedWords, hasWords, wordsOf } from '../pure/message-words.ts';
import { formerMember } from './conversation-view.ts';
import { type Held, heldColumns, openToText, otherOf, withKeys } from './find-conversation.ts';
import { type MessageRow, messagesText, visibleText } from './message-sql.ts';
import { readBefore } from './pages.ts';
import { readBody, readTitle, wordHash } from './seal.ts';
import { messageView } from './view.ts';

/** Conversations that are looked through, latest first, and messages that are opened at a time. */
const most = 500;
const batch = 100;
/** Batches for one answer; what is left comes with the next page. */
const rounds = 10;

/**
 * The database knows keyed hashes alone, another for each conversation. It gives what may have the longest word, along
 * the index; whether a message really has them all is seen when it is opened here.
 */
export const searchMessages: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const words = wordsOf(input.q);
  const longest = words.toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined) return { items: [] };
  const held = await query<Held & { otherName: string | null }>(
    'messages-search-in',
    `select ${heldColumns}, (select u.name from users u where u.id = case when c.low_id = $1::int then c.high_id else c.low_id end) as "otherName"
     from conversation_participants p join conversations c on c.id = p.conversation_id
     where p.user_id = $1::int and p.state <> 'declined' and ($2::int is null or c.id = $2::int) and ${openToText('$1::int', 'c')}
     order by c.last_at desc limit ${most}`,
    [principal.id, input.conversationId ?? null],
  );
  // What does not open says nothing of what is in it.
  const open = held.map((one) => withKeys(services.config, one)).filter(({ keys }) => keys.words !== undefined);
  const known = new Map(open.map((one) => [one.id, one]));
  const asked = [...known.values()].map(({ id, fromSeq, keys }) => ({
    id,
    from: fromSeq,
    words: askedWords(longest).map((word) => wordHash(keys, word)),
  }));
  let before = readBefore(input.cursor);
  const items = [];
  for (let round = 0; round < rounds; round++) {
    const rows = await query<MessageRow>(
      'messages-search',
      messagesText(
        `select m.id from jsonb_to_recordset($2::jsonb) as a (id int, "from" int, words int[])
         join messages m on m.conversation_id = a.id and m.words && a.words
         where m.id < $3::int and ${visibleText('m', 'a."from"')}
         order by m.id desc limit ${batch}`,
        '(select p.from_seq from conversation_participants p where p.conversation_id = m.conversation_id and p.user_id = $1::int)',
        'm.id desc',
      ),
      [principal.id, JSON.stringify(asked), before],
    );
    for (const row of rows) {
      before = row.messageId;
      const found = known.get(row.conversationId);
      if (!found || !row.body) continue;
      const { content, media = {} } = readBody(
        found.keys,
        { conversationId: found.id, seq: row.seq, fromUserId: row.id },
        row.body,
      );
      const text = [content, ...Object.values(media).flatMap(({ alt, transcript }) => [alt, transcript])].join('\n');
      if (!hasWords(text, words)) continue;
      const title = found.title
        ? readTitle(found.keys, found.id, found.title)
        : otherOf(found, principal.id) === null
          ? formerMember
          : (found.otherName ?? formerMember);
      items.push({ ...messageView(found, principal.id, row), title });
      if (items.length === input.limit) return { items, next: String(before) };
    }
    if (rows.length < batch) return { items };
  }
  return { items, next: String(before) };
};
