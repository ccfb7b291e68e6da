import { type Db, queryIn } from '#platform/server/db.ts';
import { type DraftRow, draftColumns } from './draft-sql.ts';

export type TakenDraft = DraftRow;

/**
 * For whoever publishes: the draft, which is gone once the caller's transaction commits. Undefined when the member has
 * no such draft (any more): of two publishers one gets it.
 */
export async function takeDraft(db: Db, userId: number, draftId: number): Promise<TakenDraft | undefined> {
  const [row] = await queryIn(db)<DraftRow>(
    'take-draft',
    `delete from drafts where id = $1::int and user_id = $2::int returning ${draftColumns}`,
    [draftId, userId],
  );
  return row;
}
