import type { Seed } from '#platform/server/area.ts';
import type { Config } from '#platform/server/config.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import type { Feature } from '../pure/features.ts';
import { nextItemId } from './next-item-id.ts';
import { sealItem } from './seal.ts';

async function addSeedItems(
  query: Query,
  config: Config,
  userId: number,
  items: readonly (Feature | { readonly text: string })[],
  now: Date,
): Promise<void> {
  await query('', 'insert into passports (user_id, version) values ($1::int, $2::int)', [userId, items.length]);
  for (const [n, item] of items.entries()) {
    const said = typeof item === 'string' ? { feature: item, text: '' } : { feature: null, text: item.text };
    const id = await nextItemId(query);
    await query(
      '',
      `insert into passport_items (id, user_id, position, sealed, created_at)
         values ($5::int, $1::int, $2::int, $3, $4::timestamptz)`,
      [userId, n + 1, sealItem(config, userId, { id, ...said }), now.toISOString(), id],
    );
  }
}

/** Member 1 has six needs of the list, so that events can say how well they fit. */
export const seed: Seed = async ({ db, now, services }) => {
  const query = queryIn(db);
  const add = (userId: number, items: readonly (Feature | { readonly text: string })[]) =>
    addSeedItems(query, services.config, userId, items, now);
  await add(1, [
    'step_free',
    'accessible_toilet',
    'captions',
    'ASL',
    'quiet_room',
    'assistance_animals',
    { text: 'I use a power chair, 68 cm wide' },
    { text: 'I may need to lie down for ten minutes' },
  ]);
  await add(8, ['ASL', 'lighting', { text: 'Look at me, and not at the interpreter, when you talk to me' }]);
  await add(23, ['wheelchair_accessible', { text: 'I speak with a device. Give me a minute to answer' }]);
};
