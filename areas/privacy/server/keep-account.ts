import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { accountKept, type keepAccount as contract } from '../contract.ts';

export const keepAccount: Handler<typeof contract> = async ({ actor, db, query, emit, now }) => {
  const [row] = await query('keep-account', 'delete from closed_accounts where user_id = $1 returning 1', [actor.id]);
  if (!row) throw problem.notFound();
  await writeAudit(db, { actorId: actor.id, action: 'account kept', subject: `member ${actor.id}` }, now);
  await emit(accountKept, { userId: actor.id });
  return {};
};
