import { person, personOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { getConversationWith as contract } from '../contract.ts';
import { onlyFollowedWords, termsOf } from './begin-conversation.ts';
import { conversationView, howTheyTalk } from './conversation-view.ts';
import type { Found } from './find-conversation.ts';
import { from } from './from.ts';

const other = statement((v: { viewerId: number; id: number }) =>
  from
    .selectFrom('users as u')
    .leftJoin('message_settings as s', 's.user_id', 'u.id')
    .select([...person('u'), ...howTheyTalk(v.viewerId)])
    .where('u.id', '=', v.id),
);

/** Before the first message there is no row yet: opening a window stores nothing. */
export const getConversationWith: Handler<typeof contract, Found | undefined> = async (useCase) => {
  const { input, principal, found, query, services } = useCase;
  if (found) return conversationView({ query, services }, principal.id, found);
  const [row] = await query(other, { viewerId: principal.id, id: input.userId });
  if (!row) throw new Error('A member who was just seen is gone.');
  const { pace, slowToReply, noVoiceNotes, showsPresence, lastSeenAt } = row;
  const them = personOf(row);
  const { how } = await termsOf(query, principal.id, them.id);
  return {
    id: null,
    kind: 'direct',
    title: them.displayName,
    otherUser: them,
    people: [
      {
        ...them,
        role: 'member',
        supports: null,
        online: showsPresence && (await services.online()).has(them.id),
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
    guardOff: [],
    mayWrite: how !== 'refused',
    whyNot: how === 'refused' ? onlyFollowedWords : '',
    context: null,
    endedAt: null,
    liveText: false,
    liveTextOff: false,
    version: 1,
  };
};
