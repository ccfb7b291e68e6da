import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { avatarReplaced } from '../contract.ts';
import { profiles } from './tables.ts';

/** The old file goes after commit, by its event: a write that fails must not lose the recording that still stands. */
export async function setNameClip(
  ask: { db: Db; emit: Emit },
  userId: number,
  clip: { readonly key: string; readonly type: string } | null,
): Promise<void> {
  const [old] = await ask.db
    .select({ key: profiles.nameClipKey })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for('update');
  const set = { nameClipKey: clip?.key ?? null, nameClipType: clip?.type ?? null };
  await ask.db
    .insert(profiles)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: profiles.userId, set });
  if (old?.key) await ask.emit(avatarReplaced, { oldKey: old.key });
}
