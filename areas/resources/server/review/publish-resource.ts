import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { type publishResource as contract, resourceFormatReady, resourcePublished } from '../../contract.ts';
import { decide } from './decide.ts';

/** Whoever asked for this format has it now: the requests go, and their members are told. */
const answered = (query: Query, id: number) =>
  query<{ userId: number }>(
    'resource-format-answered',
    `delete from resource_format_requests q using resources r
      where r.id = $1::int and q.resource_id = r.fills_id and q.format = r.fills_format returning q.user_id as "userId"`,
    [id],
  );

export const publishResource: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const { resource, submitterId } = await decide({
    query,
    principal,
    id: input.id,
    version: input.version,
    states: ['pending'],
    set: `status = 'published', reason = '', decided_by = $4::int, created_at = $5::timestamptz`,
    values: [principal.id, now.toISOString()],
    otherwise: 'You can only publish a waiting resource.',
  });
  await emit(resourcePublished, { resourceId: input.id, userId: submitterId });
  for (const { userId } of await answered(query, input.id)) {
    await emit(resourceFormatReady, { resourceId: input.id, userId });
  }
  return resource;
};
