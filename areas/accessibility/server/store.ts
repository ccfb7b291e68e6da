import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { complete, type LowEnergyProfile } from '#platform/contract/preferences.ts';
import type { Db } from '#platform/server/db.ts';
import type { StoredPreferences } from '../contract.ts';
import { accessibilityPreferences } from './tables.ts';

export type Stored = z.infer<typeof StoredPreferences>;
type Row = typeof accessibilityPreferences.$inferSelect;

/** Fields that came after a record was stored have their defaults; nothing of an older record is lost. */
function view(row: Row): Stored {
  const profile = row.lowEnergyProfile as LowEnergyProfile | null;
  return {
    ...complete(row.record),
    lowEnergy: profile ? { profile, until: row.lowEnergyUntil?.toISOString() ?? null } : null,
    updatedAt: row.updatedAt.toISOString(),
  } as Stored;
}

export async function load(db: Db, userId: number): Promise<Stored | undefined> {
  const [row] = await db.select().from(accessibilityPreferences).where(eq(accessibilityPreferences.userId, userId));
  return row && view(row);
}

export async function save(db: Db, userId: number, change: Partial<Row>, now: Date): Promise<Stored> {
  const values = { ...change, updatedAt: now };
  const [row] = await db
    .insert(accessibilityPreferences)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: accessibilityPreferences.userId, set: values })
    .returning();
  if (!row) throw new Error('The preferences were not stored.');
  return view(row);
}
