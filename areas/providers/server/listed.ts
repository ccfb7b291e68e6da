import { type RawBuilder, sql } from 'kysely';
import { columns, type Given } from '#platform/server/statement.ts';
import type { providers } from './tables.ts';

/** Anyone can find the provider of this name. */
export function isListed(name: string): RawBuilder<boolean> {
  const p = columns<typeof providers>(name);
  return sql`(${p.published_at} is not null and ${p.hidden_at} is null)`;
}

/** The viewer may open it: anyone what is listed, its owner their own. */
export function isVisible(viewer: Given<number>, name: string): RawBuilder<boolean> {
  const p = columns<typeof providers>(name);
  return sql`(${isListed(name)} or (${p.listed_by} = ${viewer} and ${p.hidden_at} is null))`;
}
