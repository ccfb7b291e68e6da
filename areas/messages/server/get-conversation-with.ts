import { slowToReplyText } from '#areas/accessibility/server/public.ts';
import { consentedText } from '#areas/consents/server/public.ts';
import { type PersonRow, personColumns, personOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { getConversationWith as contract } from '../contract.ts';
import { conversationView } from './conversation-view.ts';
import { directIdOf, findConversation } from './find-conversation.ts';
import { mayBegin, onlyFollowedWords } from './may-begin.ts';
import { mustSeeMember } from './must-see.ts';

interface Row extends PersonRow {
  readonly pace: string;
  readonly slowToReply: boolean;
  readonly noVoiceNotes: boolean;
  readonly showsPresence: boolean;
  readonly lastSeenAt: string | null;
}

/** Before the first message there is no row yet: opening a window stores nothing. */
export const getConversationWith: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  await mustSeeMember(query, principal.id, input.userId);
  const id = await directIdOf(query, principal.id, input.userId);
  if (id !== undefined) {
    const held = await findConversation({ query, config: services.config }, principal.id, id);
    return conversationView({ query, services }, principal.id, held);
  }
  const [row] = await query<Row>(
    'messages-with',
    `select ${personColumns('u')}, coalesce(s.pace, '') as pace, ${slowToReplyText('u.id')} as "slowToReply", coalesce(s.no_voice_notes, false) as "noVoiceNotes",
       (${consentedText('presence', 'u.id')} and ${consentedText('presence', '$1::int')}) as "showsPresence",
       (select ${isoTime('z.seen_at')} from last_seen z where z.user_id = u.id) as "lastSeenAt"
     from users u left join message_settings s on s.user_id = u.id where u.id = $2::int`,
    [principal.id, input.userId],
  );
  if (!row) throw new Error('A member who was just seen is gone.');
  const { pace, slowToReply, noVoiceNotes, showsPresence, lastSeenAt } = row;
  const other = personOf(row);
  const begin = await mayBegin(query, principal.id, other.id);
  return {
    id: null,
    kind: 'direct',
    title: other.displayName,
    otherUser: other,
    people: [
      {
        ...other,
        role: 'member',
        supports: null,
        online: showsPresence && (await services.online()).has(other.id),
        lastSeenAt: showsPresence ? lastSeenAt : null,
        showsPresence,
        readSeq: null,
        pace,
        slowToReply,
        noVoiceNotes,
      },
    ],
    peopleCount: 2,
    role: 'member',
    state: 'active',
    lastSeq: 0,
    change: 0,
    readSeq: 0,
    archived: false,
    mutedUntil: null,
    newContact: false,
    mayWrite: begin !== 'refused',
    whyNot: begin === 'refused' ? onlyFollowedWords : '',
    liveText: false,
    liveTextOff: false,
    version: 1,
  };
};
