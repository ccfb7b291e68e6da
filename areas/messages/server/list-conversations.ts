import { sql } from 'kysely';
import { type PersonRow, personOf } from '#areas/people/server/public.ts';
import { excerptOf } from '#areas/writing/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { type After, after, exactTime, isOlder, isoTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { choice, columns, countOf, type Given, type RowOf, statement } from '#platform/server/statement.ts';
import type { ConversationEntry, listConversations as contract } from '../contract.ts';
import { type AboutThis, aboutOf, contextOf, titleOf } from './contexts.ts';
import { showPresence } from './conversation-view.ts';
import { conversationsOf, withKeys } from './find-conversation.ts';
import { from } from './from.ts';
import { type Keys, readBody } from './seal.ts';
import type { conversations, participants } from './tables.ts';
import { countMissing, isVisible } from './view.ts';

/** The other person, also for a supporter: the one who is not supported. */
function otherOfTwo(viewer: Given<number>) {
  const c = columns<typeof conversations>('c');
  const p = columns<typeof participants>('p');
  return sql<number | null>`case when ${c.kind} = 'direct' then case
    when ${p.role} = 'supporter' then case when ${c.low_id} = ${p.supports_id} then ${c.high_id} else ${c.low_id} end
    when ${c.low_id} = ${viewer} then ${c.high_id} else ${c.low_id} end end`;
}

interface Asked extends After {
  readonly viewerId: number;
  readonly limit: number;
}

const boxOf = choice((box: 'inbox' | 'requests' | 'archived', groups: boolean) =>
  statement((v: Asked) => {
    const rows = conversationsOf(v.viewerId)
      .leftJoin('users as u', (join) => join.on('u.id', '=', otherOfTwo(v.viewerId)))
      .crossJoinLateral((e) =>
        from
          .selectFrom('messages as m')
          .select((m) => [
            'm.created_at',
            'm.seq',
            'm.from_user_id',
            'm.type',
            'm.body',
            countOf(from.selectFrom('message_media as f').where('f.message_id', '=', m.ref('m.id'))).as('media'),
          ])
          .where('m.conversation_id', '=', e.ref('c.id'))
          .where(isVisible(v.viewerId, 'm', e.ref('p.from_seq')))
          .orderBy('m.seq', 'desc')
          .limit(sql.lit(1))
          .as('l'),
      )
      .select((e) => [
        exactTime(e.ref('c.last_at')).as('at'),
        countMissing(
          v.viewerId,
          e.ref('c.id'),
          sql<number>`greatest(${e.ref('p.read_seq')}, ${e.ref('p.from_seq')})`,
        ).as('missing'),
        isoTime(e.ref('l.created_at')).as('createdAt'),
        'l.seq',
        'l.from_user_id as lastFrom',
        'l.type',
        'l.body',
        'l.media',
        countOf(from.selectFrom('conversation_participants as x').where('x.conversation_id', '=', e.ref('c.id'))).as(
          'people',
        ),
        sql<PersonRow | null>`case when ${e.ref('u.id')} is not null then json_build_object('id', ${e.ref('u.id')},
          'displayName', ${e.ref('u.name')}, 'username', ${e.ref('u.username')}) end`.as('other'),
        showPresence(sql<number>`${e.ref('u.id')}`, v.viewerId).as('showsPresence'),
        from
          .selectFrom('last_seen as z')
          .select((z) => isoTime(z.ref('z.seen_at')).as('at'))
          .where('z.user_id', '=', sql<number>`${e.ref('u.id')}`)
          .as('lastSeenAt'),
      ])
      .where('p.state', '=', box === 'requests' ? 'request' : 'active')
      .where((e) => isOlder(e.ref('c.last_at'), e.ref('c.id'), v))
      .orderBy('c.last_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(v.limit);
    const inBox = box === 'requests' ? rows : rows.where('p.archived', '=', box === 'archived');
    return groups
      ? inBox
      : inBox.where('c.kind', '=', 'direct').where('c.context_kind', 'is', null).where('u.id', 'is not', null);
  }),
);
type Row = RowOf<ReturnType<typeof boxOf>>;

/** MESSAGES-18, -24: own conversations, by their last message. Its cost grows with one’s own conversations. */
export const listConversations: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const from = after(readKeyset(input.cursor, newest));
  const rows = await query(boxOf(input.box, input.groups), { viewerId: principal.id, ...from, limit: input.limit + 1 });
  const online = await services.online();
  const about = await aboutOf({ query, config: services.config }, principal.id, rows);
  return pageOf(
    rows,
    input.limit,
    (row) => entryOf(withKeys(services.config, row), about(row), online),
    (row) => ({ at: row.at, id: row.id }),
  );
};

function entryOf(
  row: Row & ReturnType<typeof withKeys<Row>>,
  about: AboutThis | undefined,
  online: ReadonlySet<number>,
): ConversationEntry {
  const unread = Math.max(0, row.lastSeq - Math.max(row.readSeq, row.fromSeq) - row.missing);
  const otherUser = row.other && personOf(row.other);
  return {
    id: row.id,
    kind: row.kind,
    content: contentOf(row),
    type: row.type,
    createdAt: row.createdAt,
    isRead: unread === 0,
    unread,
    fromUserId: row.lastFrom,
    otherUser,
    title: about?.title ?? titleOf(row, otherUser?.displayName),
    context: contextOf(row, about),
    people: row.people,
    state: row.state,
    online: row.showsPresence && otherUser !== null && online.has(otherUser.id),
    lastSeenAt: row.showsPresence ? row.lastSeenAt : null,
    archived: row.archived,
    mutedUntil: row.mutedUntil,
    lastSeq: row.lastSeq,
  };
}

const systemWords: Readonly<Record<string, (name: string) => string>> = {
  begun: () => 'The conversation started',
  created: () => 'The group started',
  renamed: (name) => `The group is now called ${name}`,
  added: (name) => `${name} joined the group`,
  left: (name) => `${name} has left`,
  removed: (name) => `${name} was taken out`,
  supporter: (name) => `${name} joined as a supporter`,
  supporterLeft: (name) => `${name} is no longer here as a supporter`,
};

function contentOf(row: Row & { keys: Keys }): string {
  if (!row.body) return 'Message deleted';
  const { content, system } = readBody(
    row.keys,
    { conversationId: row.id, seq: row.seq, fromUserId: row.lastFrom },
    row.body,
  );
  if (system) return systemWords[system.what]?.(system.name) ?? '';
  if (row.type === 'poll') return `Poll: ${excerptOf(content)}`;
  if (row.type === 'list') return `List: ${excerptOf(content)}`;
  if (content !== '') return excerptOf(content);
  if (row.type === 'voice') return 'Voice note';
  return row.media === 1 ? 'Picture' : `${row.media} pictures`;
}
