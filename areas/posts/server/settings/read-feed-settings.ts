import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { type readFeedSettings as contract, FeedSettings } from '../../contract.ts';
import { from } from '../from.ts';

const defaults: FeedSettings = {
  showAltText: false,
  hideUndescribed: false,
  requireDescriptions: false,
  hiddenWarnings: [],
};

const settingsOf = statement((v: { userId: number }) =>
  from.selectFrom('feed_settings').select('settings').where('user_id', '=', v.userId),
);

/** What a member chose, if anything. */
export async function feedSettingsOf(query: Query, userId: number): Promise<FeedSettings | undefined> {
  const [row] = await query(settingsOf, { userId });
  return row && FeedSettings.parse(row.settings);
}

export const readFeedSettings: Handler<typeof contract> = async ({ principal, query }) =>
  (await feedSettingsOf(query, principal.id)) ?? defaults;
