import { slowToReplyText } from '#areas/accessibility/server/public.ts';
import { consentedText } from '#areas/consents/server/public.ts';
import { followsText, notBlockedText, type PersonRow, personColumns, personOf } from '#areas/people/server/public.ts';
import type { Services } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Conversation, Participant } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { type Found, otherOf } from './find-conversation.ts';
import { readTitle } from './seal.ts';

export interface ParticipantRow extends PersonRow {
  readonly role: Participant['role'];
  readonly supports: number | null;
  readonly readSeq: number | null;
  readonly pace: string;
  readonly slowToReply: boolean;
  readonly noVoiceNotes: boolean;
  readonly showsPresence: boolean;
  readonly lastSeenAt: string | null;
}

/** $1 is the viewer. Presence and reading are shown to those who show their own. */
export const participantColumns = `${personColumns('u')}, p.role, p.supports_id as supports,
  case when p.user_id = $1::int or (coalesce(s.read_receipts, true) and coalesce(own.read_receipts, true) and p.state = 'active') then p.read_seq end as "readSeq",
  coalesce(s.pace, '') as pace, ${slowToReplyText('u.id')} as "slowToReply", coalesce(s.no_voice_notes, false) as "noVoiceNotes",
  (${consentedText('presence', 'u.id')} and ${consentedText('presence', '$1::int')}) as "showsPresence",
  (select ${isoTime('z.seen_at')} from last_seen z where z.user_id = u.id) as "lastSeenAt"`;

export const participantTables = `conversation_participants p join users u on u.id = p.user_id
  left join message_settings s on s.user_id = p.user_id
  left join message_settings own on own.user_id = $1::int`;

export const participantOf = (row: ParticipantRow, online: ReadonlySet<number>): Participant => ({
  ...personOf(row),
  role: row.role,
  supports: row.supports,
  online: row.showsPresence && online.has(row.id),
  lastSeenAt: row.showsPresence ? row.lastSeenAt : null,
  showsPresence: row.showsPresence,
  readSeq: row.readSeq,
  pace: row.pace,
  slowToReply: row.slowToReply,
  noVoiceNotes: row.noVoiceNotes,
});

const shown = 100;
export const formerMember = 'Former member';

interface Facts {
  readonly count: number;
  readonly bothLiveText: boolean;
  readonly liveTextOff: boolean;
  readonly newContact: boolean;
  /** The other has not agreed to talk; whether declined or not answered is the same. */
  readonly waiting: boolean;
  readonly nobodyAgreed: boolean;
  readonly written: number;
}

/** SQL: of those who were brought into the conversation nobody but the viewer is in it yet. */
export const nobodyAgreedText = (conversation: string, viewer: string) =>
  `not exists (select 1 from conversation_participants a where a.conversation_id = ${conversation} and a.user_id <> ${viewer} and a.state = 'active')`;

const factsText = `select count(*)::int as count,
    coalesce(bool_and(coalesce(s.live_text, false) and p.live_text and p.state = 'active') and count(*) = 2, false) as "bothLiveText",
    coalesce(bool_or(p.user_id = $1::int and not p.live_text), false) as "liveTextOff",
    coalesce(bool_or(p.user_id <> $1::int and p.role <> 'supporter' and p.joined_at > now() - make_interval(days => ${limits.newContactDays})
      and not ${followsText('$1::int', 'p.user_id')}), false) as "newContact",
    coalesce(bool_or(p.user_id <> $1::int and p.state <> 'active' and p.role <> 'supporter'), false) as waiting,
    ${nobodyAgreedText('$2::int', '$1::int')} as "nobodyAgreed",
    (select count(*)::int from (select 1 from messages m where m.conversation_id = $2::int and m.from_user_id = $1::int
      and m.type <> 'system' limit ${limits.beforeAgreed}) w) as written
  from conversation_participants p left join message_settings s on s.user_id = p.user_id where p.conversation_id = $2::int`;

export const waitingWords = (name: string) => `Wait until ${name} has answered. They haven’t agreed to talk yet.`;

/** The head of a conversation for one of the people in it. */
export async function conversationView(
  ask: { readonly query: Query; readonly services: Services },
  viewerId: number,
  found: Found,
): Promise<Conversation> {
  const { query, services } = ask;
  const [facts] = await query<Facts>('messages-facts', factsText, [viewerId, found.id]);
  const rows = await query<ParticipantRow>(
    'messages-people',
    `select ${participantColumns} from ${participantTables}
     where p.conversation_id = $2::int and (u.id = $1::int or ${notBlockedText('$1::int', 'u.id')})
     order by p.role = 'supporter', lower(u.name), u.id limit ${shown}`,
    [viewerId, found.id],
  );
  if (!facts) throw new Error('A conversation without facts.');
  const online = await services.online();
  const people = rows.map((row) => participantOf(row, online));
  const otherId = otherOf(found, viewerId);
  const other = people.find(({ id }) => id === otherId);
  const title = found.title ? readTitle(found.keys, found.id, found.title) : (other?.displayName ?? formerMember);
  const gone = found.kind === 'direct' && !other;
  const unanswered = facts.waiting && (found.kind === 'direct' || facts.nobodyAgreed);
  const tooMany = unanswered && facts.written >= limits.beforeAgreed;
  const waitsFor = found.kind === 'direct' ? title : people.find(({ id }) => id !== viewerId)?.displayName;
  return {
    id: found.id,
    kind: found.kind,
    title,
    otherUser: other ? personOf(other) : null,
    people,
    peopleCount: facts.count,
    role: found.role,
    state: found.state,
    lastSeq: found.lastSeq,
    change: found.change,
    readSeq: found.readSeq,
    archived: found.archived,
    mutedUntil: found.mutedUntil,
    newContact: found.kind === 'direct' && facts.newContact,
    mayWrite: !gone && !tooMany,
    whyNot: gone ? 'They’re no longer on Doorways.' : tooMany ? waitingWords(waitsFor ?? formerMember) : '',
    liveText: found.kind === 'direct' && facts.bothLiveText,
    liveTextOff: facts.liveTextOff,
    version: found.version,
  };
}
