import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { readSpacePicture as contract } from '../../contract.ts';
import { shownText } from '../people-sql.ts';

export const readSpacePicture: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const [row] = await query<{ fileKey: string; smallKey: string }>(
    'space-picture',
    `select f.file_key as "fileKey", f.small_key as "smallKey" from space_pictures f
     where f.id = $3::int and f.space_id = $2::int and (
       (f.post_id is null and f.owner_id = $1::int)
       or exists (select 1 from space_posts p join space_members m on m.space_id = p.space_id and m.user_id = p.author_id
         where p.id = f.post_id and p.deleted_at is null and ${shownText('$1::int', 'm')}))`,
    [principal.id, input.id, input.pictureId],
  );
  const content = row && (await services.files.open(input.small ? row.smallKey : row.fileKey));
  if (!content) throw problem.notFound();
  return { content, type: 'image/webp', visibility: 'private' };
};
