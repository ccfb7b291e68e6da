import type { z } from 'zod';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { SpaceKind, spaceContent } from '../contract.ts';
import { spaceParts } from '../pure/parts.ts';
import type { RawSpace } from './space-sql.ts';

type Shape = typeof spaceContent;
/** What a form says about a space. */
export type SpaceContent = { readonly [K in keyof Shape]: z.output<Shape[K]> };

const wrong = (field: string, message: string) => problem.invalid([{ field, rule: 'order', message }]);

function assertAgeRange({ minAge, maxAge }: SpaceContent) {
  if (minAge !== null && maxAge !== null && minAge > maxAge) {
    throw wrong('maxAge', 'The highest age cannot be below the lowest.');
  }
}

const valuesOf = (content: SpaceContent) => [
  content.name.trim(),
  content.description.trim(),
  content.visibility,
  content.guidelines.trim(),
  content.questions.map((question) => question.trim()),
  content.norms.altText,
  content.norms.captions,
  content.norms.weeklySummary,
  content.aliasesAllowed,
  content.minAge,
  content.maxAge,
  spaceParts.filter((part) => content.runOnly.includes(part)),
];

/** A new space, whose first member and owner is whoever makes it. Answers its id. */
export async function addSpace(
  { query, now, actorId }: { query: Query; now: Date; actorId: number },
  kind: SpaceKind,
  content: SpaceContent,
): Promise<number> {
  assertAgeRange(content);
  const [row] = await query<{ id: number }>(
    'add-space',
    `insert into spaces (name, description, visibility, guidelines, questions, needs_alt, needs_captions, weekly_summary,
       aliases_allowed, min_age, max_age, run_only, kind, last_active_at, created_at)
     values ($1, $2, $3, $4, $5::text[], $6::boolean, $7::boolean, $8::boolean, $9::boolean, $10::int, $11::int,
       $12::text[], $13, $14::timestamptz, $14::timestamptz) returning id`,
    [...valuesOf(content), kind, now.toISOString()],
  );
  if (!row) throw new Error('The space was not written.');
  await query(
    'add-space-owner',
    `insert into space_members (space_id, user_id, state, role, joined_at, guidelines_accepted_at)
     values ($1::int, $2::int, 'member', 'owner', $3::timestamptz, $3::timestamptz)`,
    [row.id, actorId, now.toISOString()],
  );
  return row.id;
}

/** Changes a space that the caller may change. What was written among members is never opened to everybody. */
export async function saveSpace(query: Query, space: RawSpace, content: SpaceContent, version: number): Promise<void> {
  assertAgeRange(content);
  if (space.visibility !== 'public' && content.visibility === 'public') {
    const message = 'Members wrote here expecting privacy, so it can’t be opened to everyone.';
    throw problem.invalid([{ field: 'visibility', rule: 'private', message }]);
  }
  const [row] = await query<{ id: number }>(
    'save-space',
    `update spaces set name = $1, description = $2, visibility = $3, guidelines = $4, questions = $5::text[],
       needs_alt = $6::boolean, needs_captions = $7::boolean, weekly_summary = $8::boolean, aliases_allowed = $9::boolean,
       min_age = $10::int, max_age = $11::int, run_only = $12::text[], version = version + 1
     where id = $13::int and version = $14::int and status = 'open' returning id`,
    [...valuesOf(content), space.id, version],
  );
  if (row) return;
  throw problem.conflict('This has changed since you opened it. Load it again, then try again.');
}
