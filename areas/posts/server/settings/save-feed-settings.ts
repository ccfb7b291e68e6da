import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { saveFeedSettings as contract } from '../../contract.ts';
import { from } from '../from.ts';

const save = statement((v: { userId: number; settings: string }) =>
  from
    .insertInto('feed_settings')
    .values({ user_id: v.userId, settings: sql`${v.settings}::jsonb` })
    .onConflict((one) => one.column('user_id').doUpdateSet((e) => ({ settings: e.ref('excluded.settings') }))),
);

export const saveFeedSettings: Handler<typeof contract> = async ({ input, principal, query }) => {
  const { showAltText, hideUndescribed, requireDescriptions } = input;
  const hiddenWarnings = [...new Set(input.hiddenWarnings)];
  const settings = { showAltText, hideUndescribed, requireDescriptions, hiddenWarnings };
  await query(save, { userId: principal.id, settings: JSON.stringify(settings) });
  return settings;
};
