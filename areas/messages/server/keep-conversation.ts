import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { type Moment, statement } from '#platform/server/statement.ts';
import { type Conversation, type keepConversation as contract, conversationChanged } from '../contract.ts';
import { listenersOf, toldNoMore } from './add-message.ts';
import type { Found } from './find-conversation.ts';
import { from } from './from.ts';

interface Keeping {
  readonly archived: boolean | null;
  /** Whether it is said how long it is muted; null is not at all. */
  readonly mutes: boolean;
  readonly mutedUntil: string | null;
  readonly liveText: boolean | null;
  readonly guardOff: Conversation['guardOff'] | null;
}

const keep = statement((v: Keeping & { id: number; userId: number }) =>
  from
    .updateTable('conversation_participants as p')
    .set((e) => ({
      archived: sql<boolean>`coalesce(${v.archived}::boolean, ${e.ref('p.archived')})`,
      muted_until: sql<Moment | null>`case when ${v.mutes}::boolean then ${v.mutedUntil}::timestamptz
        else ${e.ref('p.muted_until')} end`,
      live_text: sql<boolean>`coalesce(${v.liveText}::boolean, ${e.ref('p.live_text')})`,
      guard_off: sql<Conversation['guardOff']>`coalesce(${v.guardOff}::text[], ${e.ref('p.guard_off')})`,
    }))
    .where('p.conversation_id', '=', v.id)
    .where('p.user_id', '=', v.userId),
);

export const keepConversation: Handler<typeof contract, Found> = async ({ input, principal, found, query, emit }) => {
  const { archived, mutedUntil, liveText, guardOff } = input;
  await query(keep, {
    id: found.id,
    userId: principal.id,
    archived: archived ?? null,
    mutes: mutedUntil !== undefined,
    mutedUntil: mutedUntil ?? null,
    liveText: liveText ?? null,
    guardOff: guardOff ?? null,
  });
  if (mutedUntil) await toldNoMore(emit, principal.id, found);
  // Live text is a matter of the two of them; how one keeps a conversation is one’s own.
  const isOfTwo = liveText !== undefined && found.kind === 'direct';
  await emit(conversationChanged, {
    conversationId: found.id,
    change: found.change,
    seq: found.lastSeq,
    again: true,
    to: isOfTwo ? await listenersOf(query, found.id, principal.id) : [principal.id],
  });
};
