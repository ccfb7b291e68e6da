import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { type readFeedSettings as contract, FeedSettings } from '../../contract.ts';

const defaults: FeedSettings = { showAltText: false, hideUndescribed: false, hiddenWarnings: [] };

/** What a member chose, if anything. */
export async function feedSettingsOf(query: Query, userId: number): Promise<FeedSettings | undefined> {
  const text = 'select settings from feed_settings where user_id = $1::int';
  const [row] = await query<{ settings: unknown }>('feed-settings', text, [userId]);
  return row && FeedSettings.parse(row.settings);
}

export const readFeedSettings: Handler<typeof contract> = async ({ principal, query }) =>
  (await feedSettingsOf(query, principal.id)) ?? defaults;
