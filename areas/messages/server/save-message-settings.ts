import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import { type saveMessageSettings as contract, conversationChanged, type MessageSettings } from '../contract.ts';
import { from } from './from.ts';
import { settingsOf } from './settings.ts';

const begin = statement((v: { userId: number }) =>
  from
    .insertInto('message_settings')
    .values({ user_id: v.userId })
    .onConflict((conflict) => conflict.doNothing()),
);

type Settings = { readonly [Name in keyof MessageSettings]: MessageSettings[Name] | null };

/** What is null stays. */
const save = statement((v: Settings & { userId: number }) =>
  from
    .updateTable('message_settings as s')
    .set((e) => ({
      new_people: sql<MessageSettings['newPeople']>`coalesce(${v.newPeople}::text, ${e.ref('s.new_people')})`,
      read_receipts: sql<boolean>`coalesce(${v.readReceipts}::boolean, ${e.ref('s.read_receipts')})`,
      typing: sql<boolean>`coalesce(${v.typing}::boolean, ${e.ref('s.typing')})`,
      live_text: sql<boolean>`coalesce(${v.liveText}::boolean, ${e.ref('s.live_text')})`,
      enter_sends: sql<boolean>`coalesce(${v.enterSends}::boolean, ${e.ref('s.enter_sends')})`,
      no_voice_notes: sql<boolean>`coalesce(${v.noVoiceNotes}::boolean, ${e.ref('s.no_voice_notes')})`,
      with_symbols: sql<boolean>`coalesce(${v.withSymbols}::boolean, ${e.ref('s.with_symbols')})`,
      pace: sql<string>`coalesce(${v.pace}::text, ${e.ref('s.pace')})`,
    }))
    .where('s.user_id', '=', v.userId),
);

/** The latest conversations in which the other wants live text: whether it holds has just changed for both. */
const withLiveText = statement((v: { userId: number }) =>
  from
    .selectFrom('conversation_participants as own')
    .innerJoin('conversations as c', 'c.id', 'own.conversation_id')
    .innerJoin('conversation_participants as p', 'p.conversation_id', 'c.id')
    .innerJoin('message_settings as s', 's.user_id', 'p.user_id')
    .select(['c.id as conversationId', 'c.change', 'c.last_seq as seq', 'p.user_id as otherId'])
    .where('own.user_id', '=', v.userId)
    .where('own.state', '=', 'active')
    .where('c.kind', '=', 'direct')
    .where('p.user_id', '!=', v.userId)
    .where('p.state', '=', 'active')
    .where('s.live_text', '=', true)
    .where((e) => notBlocked(v.userId, e.ref('p.user_id')))
    .orderBy('c.last_at', 'desc')
    .limit(50),
);

export const saveMessageSettings: Handler<typeof contract> = async ({ input, principal, query, emit }) => {
  await query(begin, { userId: principal.id });
  await query(save, {
    userId: principal.id,
    newPeople: input.newPeople ?? null,
    readReceipts: input.readReceipts ?? null,
    typing: input.typing ?? null,
    liveText: input.liveText ?? null,
    enterSends: input.enterSends ?? null,
    noVoiceNotes: input.noVoiceNotes ?? null,
    withSymbols: input.withSymbols ?? null,
    pace: input.pace ?? null,
  });
  if (input.liveText !== undefined) {
    for (const { otherId, ...conversation } of await query(withLiveText, { userId: principal.id })) {
      await emit(conversationChanged, { ...conversation, again: true, to: [principal.id, otherId] });
    }
  }
  return settingsOf(query, principal.id);
};
