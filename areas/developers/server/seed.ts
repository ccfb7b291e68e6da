import { cast } from '#demo/cast.ts';
import type { Seed } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { moment, once } from '#platform/server/statement.ts';
import { rulesVersion } from '../pure/options.ts';
import { from } from './from.ts';
import { addKey } from './keys/add-key.ts';

const day = 86_400_000;

/** Members of the cast who make apps have signed up, and have a key each for the sandbox; no one knows its secret. */
export const seed: Seed = async ({ db, now }) => {
  const query = queryIn(db);
  const makers = cast.filter(({ roles }) => roles.includes('developer'));
  for (const { id } of makers) {
    const at = new Date(now.getTime() - 40 * day);
    const signUp = { user_id: id, builds: 'A page about events near me', rules_version: rulesVersion };
    await query(once(from.insertInto('developers').values({ ...signUp, agreed_at: moment(at.toISOString()) })));
    await addKey(
      query,
      {
        userId: id,
        name: 'My first tries',
        mode: 'test',
        scopes: ['posts:read', 'providers:read'],
        origins: [],
        expiresAt: null,
      },
      at,
    );
  }
};
