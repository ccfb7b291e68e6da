import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { avatarReplaced } from '../contract.ts';
import { profiles } from './tables.ts';

type Picture = 'avatarKey' | 'bannerKey';

/** The old file goes after commit, by its event: a write that fails must not lose the picture that still stands. */
export async function setPicture(
  ask: { db: Db; emit: Emit },
  userId: number,
  picture: Picture,
  key: string | null,
): Promise<void> {
  const [old] = await ask.db
    .select({ key: profiles[picture] })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for('update');
  // Words about a picture go with it: they would be wrong beside the next one.
  const set = { [picture]: key, [picture === 'avatarKey' ? 'avatarAlt' : 'bannerAlt']: '' };
  await ask.db
    .insert(profiles)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: profiles.userId, set });
  if (old?.key) await ask.emit(avatarReplaced, { oldKey: old.key });
}
