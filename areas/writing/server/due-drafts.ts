import { isOpenText } from '#areas/people/server/public.ts';
import { type Db, queryIn } from '#platform/server/db.ts';
import type { DraftKind } from '../contract.ts';

export interface DueDraft {
  readonly id: number;
  readonly userId: number;
}

/**
 * The draft of a kind whose moment came first, locked for the caller's transaction: a second process gets another one.
 * Publish it with takeDraft. Those of closed accounts wait.
 */
export async function nextDueDraft(db: Db, kind: DraftKind, now: Date): Promise<DueDraft | undefined> {
  const [due] = await queryIn(db)<DueDraft>(
    'due-draft',
    `select d.id, d.user_id as "userId" from drafts d
      where d.kind = $1::text and d.publish_at <= $2::timestamptz and ${isOpenText('d.user_id')}
      order by d.publish_at, d.id limit 1 for update of d skip locked`,
    [kind, now.toISOString()],
  );
  return due;
}

/** Takes back the moment at which a draft was to come out; false when it had none. */
export async function unscheduleDraft(db: Db, id: number): Promise<boolean> {
  const held = await queryIn(db)(
    'unschedule-draft',
    'update drafts set publish_at = null where id = $1::int and publish_at is not null returning id',
    [id],
  );
  return held.length > 0;
}
