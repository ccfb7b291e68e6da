import type { Page } from '#platform/contract/operation.ts';
import { problem } from '#platform/server/problem.ts';

const highest = 2_147_483_647;

/** Wordings from the newest down: the cursor is the last version shown. */
export function versionBelow(cursor: string | undefined): number {
  const below = cursor === undefined ? highest : Number(cursor);
  if (Number.isInteger(below) && below >= 1 && below <= highest) return below;
  throw problem.invalid([{ field: 'cursor', rule: 'form', message: 'Use the next page’s address exactly as given.' }]);
}

/** Of one row more than the page has. */
export function versionsPage<Row extends { readonly version: number }>(rows: readonly Row[], limit: number): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, ...(rows.length > limit && last && { next: String(last.version) }) };
}
