import type { TestApp } from '#platform/server/testing/app.ts';

/** Whoever agrees to nothing is neither suggested nor seen online: here somebody agrees to both. */
export const agree = (app: TestApp, userId: number) =>
  app.database.query(
    'agree',
    `insert into consents (user_id, purpose, given, version, at)
     select $1, purpose, true, 1, now() from unnest(array['suggestions', 'presence']) purpose`,
    [userId],
  );
