import type { Handler } from '#platform/server/area.ts';
import type { saveMessageSettings as contract } from '../contract.ts';
import { settingsOf } from './settings.ts';

export const saveMessageSettings: Handler<typeof contract> = async ({ input, actor, query }) => {
  await query(
    'messages-settings-row',
    'insert into message_settings (user_id) values ($1::int) on conflict do nothing',
    [actor.id],
  );
  await query(
    'messages-save-settings',
    `update message_settings set new_people = coalesce($2::text, new_people),
       read_receipts = coalesce($3::boolean, read_receipts), typing = coalesce($4::boolean, typing),
       live_text = coalesce($5::boolean, live_text), enter_sends = coalesce($6::boolean, enter_sends),
       no_voice_notes = coalesce($7::boolean, no_voice_notes), with_symbols = coalesce($8::boolean, with_symbols),
       pace = coalesce($9::text, pace) where user_id = $1::int`,
    [
      actor.id,
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
  return settingsOf(query, actor.id);
};
