import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { accountKept, type keepAccount as contract } from '../contract.ts';

export const keepAccount: Handler<typeof contract> = async ({ principal, db, query, emit, now }) => {
  const [row] = await query('keep-account', 'delete from closed_accounts where user_id = $1 returning 1', [
    principal.id,
  ]);
  if (!row) throw problem.notFound();
  await writeAudit(db, { actorId: principal.id, action: 'account kept', subject: `member ${principal.id}` }, now);
  await emit(accountKept, { userId: principal.id });
  return {};
};
