import type { PaceCardOf } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import type { MessageSettings } from '../contract.ts';
import { from } from './from.ts';

const settings = statement((v: { userId: number }) =>
  from
    .selectFrom('message_settings')
    .select([
      'new_people as newPeople',
      'read_receipts as readReceipts',
      'typing',
      'live_text as liveText',
      'enter_sends as enterSends',
      'no_voice_notes as noVoiceNotes',
      'with_symbols as withSymbols',
      'pace',
    ])
    .where('user_id', '=', v.userId),
);

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
  const [row] = await query(settings, { userId });
  return row ?? usual;
}

/** The member’s pace card. */
export const paceOf: PaceCardOf = async (query, userId) => (await settingsOf(query, userId)).pace;
