import type { Handler } from '#platform/server/area.ts';
import { type readFeedSettings as contract, FeedSettings } from '../../contract.ts';

const defaults: FeedSettings = { showAltText: false, hideUndescribed: false, hiddenWarnings: [] };

export const readFeedSettings: Handler<typeof contract> = async ({ principal, query }) => {
  const [row] = await query<{ settings: unknown }>(
    'feed-settings',
    'select settings from feed_settings where user_id = $1::int',
    [principal.id],
  );
  return row ? FeedSettings.parse(row.settings) : defaults;
};
