import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { isModerator } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { takeTurn } from '#platform/server/turns.ts';
import type { createResource as contract } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { readResource } from './resource-sql.ts';
import { readWayIn } from './way-in.ts';
import { writtenColumns, writtenValues } from './written.ts';

async function assertWithinLimit(query: Query, actorId: number) {
  // Two at once wait for each other, so that the limit holds.
  await takeTurn(query, 'resources of', actorId);
  const [row] = await query<{ count: number }>(
    'resources-waiting',
    `select count(*)::int as count from resources where submitted_by = $1::int and status = 'pending'`,
    [actorId],
  );
  if ((row?.count ?? 0) < limits.waiting) return;
  throw problem.conflict(`${limits.waiting} of your resources wait for a moderator. Send more when some are read.`);
}

async function assertRequestExists(query: Query, fills: { id: number } | undefined) {
  if (!fills) return;
  const [row] = await query('resource-fills', `select 1 from resources where id = $1::int and status = 'published'`, [
    fills.id,
  ]);
  if (row) return;
  throw problem.invalid([{ field: 'fills', rule: 'missing', message: 'The resource it’s for no longer exists.' }]);
}

export const createResource: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  await assertWithinLimit(query, principal.id);
  await assertRequestExists(query, input.fills);
  const way = await readWayIn(query, principal.id, input);
  const { fills } = input;
  // A format that it was made for is one that it has.
  const formats = fills ? [...input.formats, fills.format] : input.formats;
  const values = [
    ...writtenValues({ ...input, formats }, way),
    principal.id,
    fills?.id ?? null,
    fills?.format ?? '',
    now.toISOString(),
    now.toISOString(),
  ];
  const columns = [...writtenColumns, 'submitted_by', 'fills_id', 'fills_format', 'submitted_at', 'created_at'];
  const [row] = await query<{ id: number }>(
    'add-resource',
    `insert into resources (${columns.join(', ')}) values (${values.map((_, n) => `$${n + 1}`).join(', ')}) returning id`,
    values,
  );
  const made = row && (await readResource(query, row.id, principal, isModerator(principal)));
  if (!made) throw new Error('The resource was not written.');
  return made;
};
