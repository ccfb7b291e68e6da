import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type Database, openEmbedded } from '../db.ts';

/** A database as it was before the migration of this name, for rows of the old form. `database.migrate()` does the rest. */
export async function databaseBefore(name: string): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'doorways-migrations-'));
  cpSync(join(import.meta.dirname, '../../../migrations'), folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const known = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  const at = known.entries.findIndex(({ tag }) => tag.replace(/^\d+_/, '') === name);
  if (at < 0) throw new Error(`There is no migration "${name}".`);
  writeFileSync(journal, JSON.stringify({ ...known, entries: known.entries.slice(0, at) }));
  const database = await openEmbedded(':memory:');
  if (!database.embedded) throw new Error('The database is not embedded.');
  await migrate(drizzle({ client: database.embedded }), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  return database;
}
