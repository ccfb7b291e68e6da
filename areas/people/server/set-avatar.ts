import { eq } from 'drizzle-orm';
import type { Emit } from '#platform/server/area.ts';
import type { Db } from '#platform/server/db.ts';
import { avatarReplaced } from '../contract.ts';
import { profiles } from './tables.ts';

/** The old file goes after commit, by its event: a write that fails must not lose the picture that still stands. */
export async function setAvatar(ask: { db: Db; emit: Emit }, userId: number, avatarKey: string | null): Promise<void> {
  const [old] = await ask.db
    .select({ key: profiles.avatarKey })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for('update');
  await ask.db
    .insert(profiles)
    .values({ userId, avatarKey })
    .onConflictDoUpdate({ target: profiles.userId, set: { avatarKey } });
  if (old?.key) await ask.emit(avatarReplaced, { oldKey: old.key });
}
