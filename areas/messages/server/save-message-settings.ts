import { notBlockedText } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { type saveMessageSettings as contract, conversationChanged } from '../contract.ts';
import { settingsOf } from './settings.ts';

interface WithLiveText {
  readonly conversationId: number;
  readonly change: number;
  readonly seq: number;
  readonly otherId: number;
}

/** The latest conversations in which the other wants live text: whether it holds has just changed for both. */
const withLiveText = `select c.id as "conversationId", c.change, c.last_seq as seq, p.user_id as "otherId"
  from conversation_participants own
  join conversations c on c.id = own.conversation_id and c.kind = 'direct'
  join conversation_participants p on p.conversation_id = c.id and p.user_id <> $1::int and p.state = 'active'
  join message_settings s on s.user_id = p.user_id and s.live_text
  where own.user_id = $1::int and own.state = 'active' and ${notBlockedText('$1::int', 'p.user_id')}
  order by c.last_at desc limit 50`;

export const saveMessageSettings: Handler<typeof contract> = async ({ input, principal, query, emit }) => {
  await query(
    'messages-settings-row',
    'insert into message_settings (user_id) values ($1::int) on conflict do nothing',
    [principal.id],
  );
  await query(
    'messages-save-settings',
    `update message_settings set new_people = coalesce($2::text, new_people),
       read_receipts = coalesce($3::boolean, read_receipts), typing = coalesce($4::boolean, typing),
       live_text = coalesce($5::boolean, live_text), enter_sends = coalesce($6::boolean, enter_sends),
       no_voice_notes = coalesce($7::boolean, no_voice_notes), with_symbols = coalesce($8::boolean, with_symbols),
       pace = coalesce($9::text, pace) where user_id = $1::int`,
    [
      principal.id,
      input.newPeople ?? null,
      input.readReceipts ?? null,
      input.typing ?? null,
      input.liveText ?? null,
      input.enterSends ?? null,
      input.noVoiceNotes ?? null,
      input.withSymbols ?? null,
      input.pace ?? null,
    ],
  );
  if (input.liveText !== undefined) {
    for (const { otherId, ...conversation } of await query<WithLiveText>('messages-live-text-with', withLiveText, [
      principal.id,
    ])) {
      await emit(conversationChanged, { ...conversation, again: true, to: [principal.id, otherId] });
    }
  }
  return settingsOf(query, principal.id);
};
