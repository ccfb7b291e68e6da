import type { Query } from '#platform/server/db.ts';
import type { MessageSettings } from '../contract.ts';

export const settingsColumns = `new_people as "newPeople", read_receipts as "readReceipts", typing,
  live_text as "liveText", enter_sends as "enterSends", no_voice_notes as "noVoiceNotes", with_symbols as "withSymbols", pace`;

const usual: MessageSettings = {
  newPeople: 'everyone',
  readReceipts: true,
  typing: true,
  liveText: false,
  enterSends: false,
  noVoiceNotes: false,
  withSymbols: false,
  pace: '',
};

export async function settingsOf(query: Query, userId: number): Promise<MessageSettings> {
  const [row] = await query<MessageSettings>(
    'messages-settings',
    `select ${settingsColumns} from message_settings where user_id = $1::int`,
    [userId],
  );
  return row ?? usual;
}
