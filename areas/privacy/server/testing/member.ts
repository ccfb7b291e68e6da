import type { TestApp } from '#platform/server/testing/app.ts';
import type { join } from '#platform/server/testing/browser.ts';

export type Joined = Awaited<ReturnType<typeof join>>;

/** Somebody who has just joined has just shown that it is them; this makes the check old. */
export const forgetCheck = (app: TestApp, userId: number) =>
  app.database.query(
    'forget-check',
    "update sessions set confirmed_at = now() - interval '1 hour' where user_id = $1",
    [userId],
  );

export const days = (count: number) => count * 86_400_000;
export const later = (app: TestApp, count: number) => app.setNow(new Date(Date.now() + days(count)));
