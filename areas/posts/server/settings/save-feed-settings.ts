import type { Handler } from '#platform/server/area.ts';
import type { saveFeedSettings as contract } from '../../contract.ts';

export const saveFeedSettings: Handler<typeof contract> = async ({ input, principal, query }) => {
  const { showAltText, hideUndescribed } = input;
  const settings = { showAltText, hideUndescribed, hiddenWarnings: [...new Set(input.hiddenWarnings)] };
  await query(
    'save-feed-settings',
    `insert into feed_settings (user_id, settings) values ($1::int, $2::jsonb)
      on conflict (user_id) do update set settings = excluded.settings`,
    [principal.id, JSON.stringify(settings)],
  );
  return settings;
};
