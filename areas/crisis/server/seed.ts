import { sql } from 'drizzle-orm';
import type { Seed } from '#platform/server/area.ts';

/** The demo member may go on duty, and one application waits. Nobody is on duty, so that the page says so. */
export const seed: Seed = async ({ db, now }) => {
  const at = now.toISOString();
  await db.execute(sql`
    insert into crisis_supporters (user_id, state, title, experience, specialties, why, agreed_at, applied_at, decided_at)
    values
      (1, 'approved', 'Peer supporter', 3, '{Anxiety,Chronic pain,The NDIS}', 'Somebody answered me once, at three in the morning.', ${at}, ${at}, ${at}),
      (12, 'applied', 'Peer supporter', 1, '{Grief,Loneliness}', 'I know how long a night can be.', ${at}, ${at}, null)`);
};
