import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { Space } from '../contract.ts';
import { findRaw, type RawSpace, spaceView } from './space-sql.ts';

/** What is hidden from the viewer and what is missing are the same 404. */
export async function mustSeeSpace(query: Query, viewerId: number, id: number): Promise<RawSpace> {
  const raw = await findRaw(query, viewerId, id);
  if (!raw) throw problem.notFound();
  return raw;
}

export const readSpace = async (query: Query, viewerId: number, id: number): Promise<Space> =>
  spaceView(await mustSeeSpace(query, viewerId, id));

const isMember = ({ state }: RawSpace) => state === 'member';

/** Posts: everybody reads those of a public space; those of another exist for its members only. */
export async function mustReadSpace(query: Query, viewerId: number, id: number): Promise<RawSpace> {
  const raw = await mustSeeSpace(query, viewerId, id);
  if (isMember(raw) || (raw.visibility === 'public' && raw.state !== 'banned')) return raw;
  throw problem.notFound();
}

/** What is for members only is not there for anybody else. */
export async function mustBeMember(query: Query, viewerId: number, id: number): Promise<RawSpace> {
  const raw = await mustSeeSpace(query, viewerId, id);
  if (isMember(raw)) return raw;
  throw raw.visibility === 'public' ? problem.refused('Only members may do this. Join first.') : problem.notFound();
}

/** A member of a space that is not archived. */
export async function mustTakePart(query: Query, viewerId: number, id: number): Promise<RawSpace> {
  const raw = await mustBeMember(query, viewerId, id);
  if (raw.status === 'open') return raw;
  throw problem.conflict('It is archived: it can be read, and nobody writes in it any more.');
}

/** Its owner or one of its moderators. */
export async function mustRun(query: Query, viewerId: number, id: number): Promise<RawSpace> {
  const raw = await mustBeMember(query, viewerId, id);
  if (raw.role !== 'member') return raw;
  throw problem.refused('Only those who run it may do this.');
}

export async function mustOwn(query: Query, viewerId: number, id: number): Promise<RawSpace> {
  const raw = await mustBeMember(query, viewerId, id);
  if (raw.role === 'owner') return raw;
  throw problem.refused('Only its owner may do this.');
}
