import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { getDraft as contract } from '../contract.ts';
import { type DraftRow, draftColumns } from './draft-sql.ts';

export const getDraft: Handler<typeof contract> = async ({ input, principal, query }) => {
  const [row] = await query<DraftRow>(
    'get-draft',
    `select ${draftColumns} from drafts where id = $1::int and user_id = $2::int`,
    [input.id, principal.id],
  );
  if (!row) throw problem.notFound();
  return row;
};
