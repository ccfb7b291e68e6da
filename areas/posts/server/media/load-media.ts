import type { Query } from '#platform/server/db.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { Media } from '../../contract.ts';
import { from } from '../from.ts';
import { mediaColumns, mediaView } from '../view.ts';

const one = statement((v: { viewer: number; id: number }) =>
  from.selectFrom('media as m').select(mediaColumns(v.viewer)).where('m.id', '=', v.id),
);

/** One picture or clip for a member whose right to it was judged already. */
export async function loadMedia(query: Query, viewer: Principal, id: number): Promise<Media> {
  const [raw] = await query(one, { viewer: viewer.id, id });
  if (!raw) throw problem.notFound();
  return mediaView(raw);
}
