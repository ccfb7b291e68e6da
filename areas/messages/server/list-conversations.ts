import { consentedText } from '#areas/consents/server/public.ts';
import { type PersonRow, personOf } from '#areas/people/server/public.ts';
import { excerptOf } from '#areas/writing/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { exactTime, isoTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { ConversationEntry, listConversations as contract, MessageType } from '../contract.ts';
import { formerMember } from './conversation-view.ts';
import { type Held, heldColumns, openToText, withKeys } from './find-conversation.ts';
import { visibleText } from './message-sql.ts';
import { type Keys, readBody, readTitle } from './seal.ts';

interface Row extends Held {
  readonly at: string;
  readonly createdAt: string;
  readonly seq: number;
  readonly lastFrom: number;
  readonly type: MessageType;
  readonly body: Uint8Array | null;
  readonly media: number;
  readonly people: number;
  readonly other: PersonRow | null;
  readonly showsPresence: boolean;
  readonly lastSeenAt: string | null;
}

const boxes = {
  inbox: `p.state = 'active' and not p.archived`,
  requests: `p.state = 'request'`,
  archived: `p.state = 'active' and p.archived`,
} as const;

/** The other person, also for a supporter: the one who is not supported. */
const otherText = `case when c.kind = 'direct' then case
    when p.role = 'supporter' then case when c.low_id = p.supports_id then c.high_id else c.low_id end
    when c.low_id = $1::int then c.high_id else c.low_id end end`;

const listText = (box: keyof typeof boxes, groups: boolean) =>
  `select ${heldColumns}, ${exactTime('c.last_at')} as at, ${isoTime('l.created_at')} as "createdAt",
     l.seq, l.from_user_id as "lastFrom", l.type, l.body, l.media,
     (select count(*)::int from conversation_participants x where x.conversation_id = c.id) as people,
     case when u.id is not null then json_build_object('id', u.id, 'displayName', u.name, 'username', u.username) end as other,
     (${consentedText('presence', 'u.id')} and ${consentedText('presence', '$1::int')}) as "showsPresence",
     (select ${isoTime('z.seen_at')} from last_seen z where z.user_id = u.id) as "lastSeenAt"
   from conversation_participants p join conversations c on c.id = p.conversation_id
   left join users u on u.id = ${otherText}
   cross join lateral (
     select m.created_at, m.seq, m.from_user_id, m.type, m.body,
       (select count(*)::int from message_media f where f.message_id = m.id) as media
     from messages m where m.conversation_id = c.id and ${visibleText('m', 'p.from_seq')}
     order by m.seq desc limit 1) l
   where p.user_id = $1::int and ${boxes[box]} and ${openToText('$1::int', 'c')}${groups ? '' : ` and c.kind = 'direct' and u.id is not null`}
     and (c.last_at, c.id) < ($2::timestamptz, $3::int)
   order by c.last_at desc, c.id desc limit $4::int`;

/** MESSAGES-18, -24: own conversations, by their last message. Its cost grows with one’s own conversations. */
export const listConversations: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const { at, id } = readKeyset(input.cursor, newest);
  const name = `messages-list-${input.box}${input.groups ? '-groups' : ''}`;
  const rows = await query<Row>(name, listText(input.box, input.groups), [principal.id, at, id, input.limit + 1]);
  const online = await services.online();
  return pageOf(
    rows,
    input.limit,
    (row) => entryOf(withKeys(services.config, row), online),
    (row) => ({ at: row.at, id: row.id }),
  );
};

function entryOf(row: Row & ReturnType<typeof withKeys<Row>>, online: ReadonlySet<number>): ConversationEntry {
  const unread = Math.max(0, row.lastSeq - Math.max(row.readSeq, row.fromSeq));
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
    title: row.title ? readTitle(row.keys, row.id, row.title) : (otherUser?.displayName ?? formerMember),
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
  if (content !== '') return excerptOf(content);
  if (row.type === 'voice') return 'Voice note';
  return row.media === 1 ? 'Picture' : `${row.media} pictures`;
}
