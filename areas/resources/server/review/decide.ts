import type { Query } from '#platform/server/db.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { changed } from '../changed.ts';
import { readResource } from '../resource-sql.ts';

interface Decision {
  readonly query: Query;
  readonly principal: Principal;
  readonly id: number;
  /** What the moderator has read; undefined: whatever it is now. */
  readonly version?: number;
  /** SQL: states in which this can be decided. */
  readonly states: readonly string[];
  /** SQL of the change, with $4 and on for `values`. */
  readonly set: string;
  readonly values?: readonly unknown[];
  /** Why it cannot be decided in another state. */
  readonly otherwise: string;
}

/** Changes a resource as a moderator decided, once: whoever decides on what somebody else has changed gets a 409. */
export async function decide({ query, principal, id, version, states, set, values = [], otherwise }: Decision) {
  const [row] = await query<{ submitterId: number | null }>(
    `decide-${set}`,
    `update resources set ${set}, version = version + 1
     where id = $1::int and ($2::int is null or version = $2::int) and status = any($3::text[])
     returning submitted_by as "submitterId"`,
    [id, version ?? null, states, ...values],
  );
  const resource = await readResource(query, id, principal, true);
  if (!resource) throw problem.notFound();
  if (!row) throw states.includes(resource.status) ? changed() : problem.conflict(otherwise);
  return { resource, submitterId: row.submitterId };
}
