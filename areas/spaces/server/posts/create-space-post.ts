import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { problem } from '#platform/server/problem.ts';
import { type createSpacePost as contract, spacePosted } from '../../contract.ts';
import type { RawSpace } from '../space-sql.ts';
import { readPost } from './post-sql.ts';
import { assertMayWrite, noteActivity } from './writing.ts';

interface Given {
  readonly id: number;
  readonly alt: string;
}

interface Writing {
  readonly space: RawSpace;
  readonly authorId: number;
  readonly kind: 'post' | 'summary';
  readonly content: string;
  readonly contentWarning: string;
  readonly query: Query;
  readonly emit: Emit;
  readonly now: Date;
}

/** Writes a post of a member who may write in the space. Answers its number. */
export async function writeSpacePost(writing: Writing): Promise<number> {
  const { space, authorId, kind, content, contentWarning, query, emit, now } = writing;
  assertMayWrite(space);
  const [row] = await query<{ id: number }>(
    'add-space-post',
    `insert into space_posts (space_id, author_id, kind, content, content_warning, created_at)
     values ($1::int, $2::int, $3, $4, $5, $6::timestamptz) returning id`,
    [space.id, authorId, kind, content.trim(), contentWarning, now.toISOString()],
  );
  if (!row) throw new Error('The post was not written.');
  await noteActivity(query, space.id, now);
  await emit(spacePosted, { spaceId: space.id, kind: space.kind, postId: row.id });
  return row.id;
}

export const createSpacePost: Handler<typeof contract, RawSpace> = async ({
  input,
  principal,
  found: space,
  query,
  emit,
  now,
}) => {
  const { kind, content, contentWarning = '', pictures } = input;
  assertNorms(space, pictures);
  const authorId = principal.id;
  const postId = await writeSpacePost({ space, authorId, kind, content, contentWarning, query, emit, now });
  await takePictures(query, { spaceId: space.id, ownerId: authorId, postId }, pictures);
  return readPost(query, authorId, space, postId);
};

function assertNorms({ needsAlt }: RawSpace, pictures: readonly Given[]) {
  if (!needsAlt) return;
  const errors = pictures.flatMap(({ alt }, n) =>
    alt === ''
      ? [{ field: `pictures.${n}.alt`, rule: 'norm', message: 'Describe this picture. Everyone here is asked to.' }]
      : [],
  );
  if (errors.length > 0) throw problem.invalid(errors);
}

async function takePictures(
  query: Query,
  at: { spaceId: number; ownerId: number; postId: number },
  pictures: readonly Given[],
) {
  if (pictures.length === 0) return;
  const taken = await query(
    'take-space-pictures',
    `update space_pictures f set post_id = $3::int, alt = x.alt, place = x.place
     from unnest($4::int[], $5::text[]) with ordinality as x (id, alt, place)
     where f.id = x.id and f.space_id = $1::int and f.owner_id = $2::int and f.post_id is null returning 1`,
    [at.spaceId, at.ownerId, at.postId, pictures.map(({ id }) => id), pictures.map(({ alt }) => alt)],
  );
  if (taken.length === pictures.length) return;
  throw problem.invalid([
    { field: 'pictures', rule: 'missing', message: 'A picture is no longer available. Choose it again.' },
  ]);
}
