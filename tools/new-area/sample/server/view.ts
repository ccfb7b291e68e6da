import { personOf } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import type { SampleThing } from '../contract.ts';
import { from } from './from.ts';
import { isVisible } from './visible.ts';

/** Sample things with what is shown of them. */
export const shown = () =>
  from
    .selectFrom('sample_things as s')
    .innerJoin('users as u', 'u.id', 's.author_id')
    .select((e) => [
      's.id',
      's.title',
      's.text',
      's.version',
      's.author_id as authorId',
      'u.name as displayName',
      'u.username',
      isoTime(e.ref('s.created_at')).as('createdAt'),
    ]);

const one = statement((v: { viewer: number; id: number }) =>
  shown().where('s.id', '=', v.id).where(isVisible(v.viewer, 's')),
);

export function sampleThingView(row: RowOf<typeof one>, principal: Principal): SampleThing {
  const { id, title, text, version, createdAt, authorId, displayName, username } = row;
  const author = personOf({ id: authorId, displayName, username });
  return { id, title, text, version, createdAt, author, mine: authorId === principal.id };
}

export async function readSampleThing(query: Query, principal: Principal, id: number): Promise<SampleThing> {
  const [row] = await query(one, { viewer: principal.id, id });
  if (!row) throw problem.notFound();
  return sampleThingView(row, principal);
}
