import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import type { archiveSpace as archive, reopenSpace as reopen } from '../../contract.ts';
import { readSpace } from '../rules.ts';

const changeTo =
  (status: 'open' | 'archived'): Handler<typeof archive | typeof reopen> =>
  async ({ input: { id, version }, principal, query, db, now }) => {
    const [row] = await query(
      'space-status',
      `update spaces set status = $3, version = version + 1 where id = $1::int and version = $2::int and status <> $3 returning 1`,
      [id, version, status],
    );
    const space = await readSpace(query, principal.id, id);
    if (!row && space.status !== status) {
      throw problem.conflict('This has changed since you opened it. Load it again, then try again.');
    }
    if (row) await writeAudit(db, { actorId: principal.id, action: `space.${status}`, subject: `space:${id}` }, now);
    return space;
  };

export const archiveSpace: Handler<typeof archive> = changeTo('archived');
export const reopenSpace: Handler<typeof reopen> = changeTo('open');
