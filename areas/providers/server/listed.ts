import { type RawBuilder, sql } from 'kysely';
import { columns, type Given } from '#platform/server/statement.ts';
import type { providers } from './tables.ts';

/** Anyone can find the provider of this name. */
export function isListed(name: string): RawBuilder<boolean> {
  const p = columns<typeof providers>(name);
  return sql`(${p.published_at} is not null and ${p.hidden_at} is null)`;
}

/** The viewer may open it: anyone what is listed, its owner their own, administrators what they are to publish. */
export function isVisible(viewer: Given<number>, name: string, isAdmin = false): RawBuilder<boolean> {
  const p = columns<typeof providers>(name);
  const awaited = isAdmin ? sql`true` : sql`${p.listed_by} = ${viewer}`;
  return sql`(${isListed(name)} or (${awaited} and ${p.hidden_at} is null))`;
}
