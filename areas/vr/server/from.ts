import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type { vrCaptions, vrMessages, vrRemoved, vrSettings, vrSpaces, vrVisits } from './tables.ts';

/** What this area asks the database of. */
export const from = tables<{
  users: typeof users;
  vr_captions: typeof vrCaptions;
  vr_messages: typeof vrMessages;
  vr_removed: typeof vrRemoved;
  vr_settings: typeof vrSettings;
  vr_spaces: typeof vrSpaces;
  vr_visits: typeof vrVisits;
}>();
