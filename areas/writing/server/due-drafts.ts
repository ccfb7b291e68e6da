import { type Db, queryIn } from '#platform/server/db.ts';
import { type DraftRow, draftColumns } from './draft-sql.ts';

export interface DueDraft extends DraftRow {
  readonly userId: number;
}

/**
 * Drafts whose moment has come, the longest due first, locked for the caller's transaction; a second process passes
 * them by. Publish each with takeDraft.
 */
export const dueDrafts = (db: Db, now: Date, limit: number): Promise<readonly DueDraft[]> =>
  queryIn(db)<DueDraft>(
    'due-drafts',
    `select user_id as "userId", ${draftColumns} from drafts where publish_at <= $1::timestamptz
      order by publish_at, id limit $2::int for update skip locked`,
    [now.toISOString(), limit],
  );
