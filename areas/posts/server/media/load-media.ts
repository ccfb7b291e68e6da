import type { Query } from '#platform/server/db.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import type { Media } from '../../contract.ts';
import { mediaColumns, type RawMedia } from '../post-sql.ts';
import { mediaView } from '../view.ts';

/** One picture or clip for a member whose right to it was judged already. */
export async function loadMedia(query: Query, viewer: Principal, id: number): Promise<Media> {
  const [raw] = await query<RawMedia>('media', `select ${mediaColumns(false)} from media m where m.id = $2::int`, [
    viewer.id,
    id,
  ]);
  if (!raw) throw problem.notFound();
  return mediaView(raw);
}
