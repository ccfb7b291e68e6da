import { eq, sql } from 'drizzle-orm';
import type { Handler } from '#platform/server/area.ts';
import { users } from '#platform/server/auth/tables.ts';
import type { updateProfile as contract } from '../contract.ts';
import { assertNameFree } from './reserved-name.ts';
import { profiles } from './tables.ts';
import { ownUser } from './view.ts';

/** Trimmed, and each once whatever its capitals. */
const distinct = (interests: readonly string[]) => {
  const trimmed = interests.map((one) => one.trim());
  const firsts = new Map(trimmed.map((one) => [one.toLowerCase(), one] as const).reverse());
  return trimmed.filter((one) => firsts.get(one.toLowerCase()) === one && firsts.delete(one.toLowerCase()));
};

export const updateProfile: Handler<typeof contract> = async ({ input, principal, db, query, now }) => {
  const { userId: _, displayName, audiences, ...rest } = input;
  if (displayName !== undefined) {
    await assertNameFree(query, displayName);
    await db.update(users).set({ name: displayName.trim(), updatedAt: now }).where(eq(users.id, principal.id));
  }
  const set: Record<string, unknown> = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  );
  if (rest.interests) set.interests = distinct(rest.interests);
  if (audiences) set.audiences = audiences;
  if (Object.keys(set).length > 0) {
    await db
      .insert(profiles)
      .values({ ...set, userId: principal.id })
      .onConflictDoUpdate({
        target: profiles.userId,
        set: {
          ...set,
          // Fields whose audience is not named keep theirs.
          ...(audiences && { audiences: sql`${profiles.audiences} || ${JSON.stringify(audiences)}::jsonb` }),
          // What was checked is the page at the old address.
          ...(rest.website !== undefined && {
            websiteCheckedAt: sql`case ${profiles.website} when ${rest.website} then ${profiles.websiteCheckedAt} end`,
          }),
        },
      });
  }
  return ownUser(query, principal);
};
