import { type Expression, sql } from 'kysely';
import { isSlowToReply } from '#areas/accessibility/server/public.ts';
import { hasConsented } from '#areas/consents/server/public.ts';
import { notBlocked, person, personOf } from '#areas/people/server/public.ts';
import type { users } from '#platform/server/auth/tables.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import type { Services } from '#platform/server/services.ts';
import { columns, count, type Given, type QueryRow, statement } from '#platform/server/statement.ts';
import type { Conversation, Participant } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { aboutOf, contextOf, formerMember, titleOf } from './contexts.ts';
import {
  endedWords,
  type Found,
  findConversation,
  nobodyAgreed,
  otherOf,
  waitingWords,
  writtenBy,
} from './find-conversation.ts';
import { from } from './from.ts';
import type { messageSettings } from './tables.ts';

/** People in conversations. Presence and reading are shown to those who show their own. */
export const participantsFor = (viewer: Given<number>) =>
  from
    .selectFrom('conversation_participants as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('message_settings as s', 's.user_id', 'p.user_id')
    .leftJoin('message_settings as own', (join) => join.on('own.user_id', '=', viewer))
    .select((e) => [
      ...person('u'),
      'p.role',
      'p.supports_id as supports',
      sql<number | null>`case when ${e.ref('p.user_id')} = ${viewer} or (coalesce(${e.ref('s.read_receipts')}, true)
        and coalesce(${e.ref('own.read_receipts')}, true) and ${e.ref('p.state')} = 'active') then ${e.ref('p.read_seq')} end`.as(
        'readSeq',
      ),
      ...howTheyTalk(viewer),
    ]);

/** How the member u talks, who has these settings s; presence is shown to those who show their own. */
export function howTheyTalk(viewer: Given<number>) {
  const u = columns<typeof users>('u');
  const s = columns<typeof messageSettings>('s');
  const seen = from
    .selectFrom('last_seen as z')
    .select((e) => isoTime(e.ref('z.seen_at')).as('at'))
    .where('z.user_id', '=', u.id);
  return [
    sql<string>`coalesce(${s.pace}, '')`.as('pace'),
    isSlowToReply(u.id).as('slowToReply'),
    sql<boolean>`coalesce(${s.no_voice_notes}, false)`.as('noVoiceNotes'),
    showPresence(u.id, viewer).as('showsPresence'),
    sql<string | null>`${seen}`.as('lastSeenAt'),
  ] as const;
}

/** Both show when they are here. */
export const showPresence = (member: Expression<number>, viewer: Given<number>) =>
  sql<boolean>`(${hasConsented('presence', member)} and ${hasConsented('presence', viewer)})`;

export type ParticipantRow = QueryRow<ReturnType<typeof participantsFor>>;

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

const factsOf = statement((v: { viewerId: number; id: number }) =>
  from
    .selectFrom('conversation_participants as p')
    .leftJoin('message_settings as s', 's.user_id', 'p.user_id')
    .select((e) => {
      const isOther = sql<boolean>`${e.ref('p.user_id')} <> ${v.viewerId}`;
      const isTheirs = sql<boolean>`${isOther} and ${e.ref('p.role')} <> 'supporter'`;
      const isNew = sql<boolean>`${e.ref('p.joined_at')} > now() - make_interval(days => ${sql.lit(limits.newContactDays)})`;
      const some = (what: Expression<boolean>) => sql<boolean>`coalesce(bool_or(${what}), false)`;
      return [
        count.as('count'),
        sql<boolean>`coalesce(bool_and(coalesce(${e.ref('s.live_text')}, false) and ${e.ref('p.live_text')}
          and ${e.ref('p.state')} = 'active') and count(*) = 2, false)`.as('bothLiveText'),
        some(sql<boolean>`${e.ref('p.user_id')} = ${v.viewerId} and not ${e.ref('p.live_text')}`).as('liveTextOff'),
        some(sql<boolean>`${isTheirs} and ${isNew}`).as('newContact'),
        // Whether declined or not answered is the same.
        some(sql<boolean>`${isTheirs} and ${e.ref('p.state')} <> 'active'`).as('waiting'),
        nobodyAgreed(v.id, v.viewerId).as('nobodyAgreed'),
        writtenBy(v.id, v.viewerId).as('written'),
      ];
    })
    .where('p.conversation_id', '=', v.id),
);

const shownPeople = statement((v: { viewerId: number; id: number }) =>
  participantsFor(v.viewerId)
    .where('p.conversation_id', '=', v.id)
    .where((e) => e.or([e('u.id', '=', v.viewerId), notBlocked(v.viewerId, e.ref('u.id'))]))
    .orderBy((e) => e('p.role', '=', 'supporter'))
    .orderBy((e) => e.fn('lower', ['u.name']))
    .orderBy('u.id')
    .limit(shown),
);

/** The head of a conversation for one of the people in it. */
export async function conversationView(
  ask: { readonly query: Query; readonly services: Services },
  viewerId: number,
  found: Found,
): Promise<Conversation> {
  const { query, services } = ask;
  const [facts] = await query(factsOf, { viewerId, id: found.id });
  const rows = await query(shownPeople, { viewerId, id: found.id });
  if (!facts) throw new Error('A conversation without facts.');
  const online = await services.online();
  const people = rows.map((row) => participantOf(row, online));
  const otherId = otherOf(found, viewerId);
  const other = people.find(({ id }) => id === otherId);
  const about = (await aboutOf({ query, config: services.config }, viewerId, [found]))(found);
  const title = about?.title ?? titleOf(found, other?.displayName);
  const ended = found.endedAt !== null;
  const gone = found.kind === 'direct' && !other;
  const unanswered = facts.waiting && (found.kind === 'direct' || facts.nobodyAgreed);
  const tooMany = unanswered && facts.written >= limits.beforeAgreed;
  const waitsFor = found.kind === 'direct' ? other?.displayName : people.find(({ id }) => id !== viewerId)?.displayName;
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
    // A supporter only reads along: what is said is said to the other.
    newContact: found.kind === 'direct' && found.role !== 'supporter' && facts.newContact,
    guardOff: found.guardOff,
    mayWrite: !ended && !gone && !tooMany,
    whyNot: ended
      ? endedWords
      : gone
        ? 'They’re no longer on Doorways.'
        : tooMany
          ? waitingWords(waitsFor ?? formerMember)
          : '',
    context: contextOf(found, about),
    endedAt: found.endedAt,
    liveText: !ended && found.kind === 'direct' && facts.bothLiveText,
    liveTextOff: facts.liveTextOff,
    version: found.version,
  };
}

/** The head as it is now, after somebody in it has changed something. */
export async function readConversation(
  ask: { readonly query: Query; readonly services: Services },
  viewerId: number,
  id: number,
): Promise<Conversation> {
  const found = await findConversation({ query: ask.query, config: ask.services.config }, viewerId, id);
  if (!found) throw problem.notFound();
  return conversationView(ask, viewerId, found);
}
