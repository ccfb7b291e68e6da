import { sql } from 'kysely';
import { inPart, rewordSpacePost, spaceFor, writeSpacePost } from '#areas/spaces/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { BroadcastSpace, listBroadcastSpaces as contract } from '../contract.ts';
import { contentWith, type SpokenLine } from '../pure/transcript.ts';
import { from } from './from.ts';

const mine = statement((v: { userId: number; limit: number }) =>
  from
    .selectFrom('space_members as m')
    .innerJoin('spaces as s', 's.id', 'm.space_id')
    .select(['s.id', 's.name', 's.kind'])
    .where('m.user_id', '=', v.userId)
    .where('m.state', '=', 'member')
    // A live video shows who somebody is.
    .where('m.alias', '=', '')
    .where('s.status', '=', 'open')
    .where((e) => e.or([e('m.role', '!=', 'member'), sql<boolean>`not 'posts' = any(${sql.ref('s.run_only')})`]))
    .where('s.removed_at', 'is', null)
    .orderBy('s.name')
    .orderBy('s.id')
    .limit(v.limit),
);

const kindOf = (kind: string): BroadcastSpace['kind'] => (kind === 'community' ? 'community' : 'group');

export const listBroadcastSpaces: Handler<typeof contract> = async ({ principal, query }) => {
  const rows = await query(mine, { userId: principal.id, limit: 200 });
  return rows.map(({ kind, ...rest }) => ({ ...rest, kind: kindOf(kind) }));
};

interface Beginning {
  readonly spaceId: number;
  readonly authorId: number;
  readonly content: string;
  readonly contentWarning: string;
  readonly query: Query;
  readonly emit: Emit;
  readonly now: Date;
}

/** The post that a broadcast in a group or community begins with; only members of it read that. */
export async function postInSpace({ spaceId, authorId, query, ...rest }: Beginning): Promise<number> {
  const space = await spaceFor(query, authorId, spaceId, inPart('posts'));
  if (space.alias) {
    throw problem.conflict(
      `A live video shows who you are, and here you’re “${space.alias}”. Choose another audience.`,
    );
  }
  return writeSpacePost({ ...rest, space, authorId, query, kind: 'post' });
}

/** Says in the post where the live video is. */
export const tellWhere = (query: Query, postId: number, address: string, now: Date): Promise<boolean> =>
  rewordSpacePost(query, postId, (before) => `${before}\n\n${address}`, now);

/** Posts of groups have no clips: what was said stays, as text. */
export const keepWords = (query: Query, postId: number, lines: readonly SpokenLine[], now: Date): Promise<boolean> =>
  rewordSpacePost(query, postId, (before, most) => contentWith(before, lines, most), now);
