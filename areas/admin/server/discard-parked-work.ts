import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { parkedChanged } from '#platform/server/outbox.ts';
import { problem } from '#platform/server/problem.ts';
import type { discardParkedWork as contract } from '../contract.ts';

/** An event that nothing follows any longer goes along: a mail is kept in it. */
export const discardParkedWork: Handler<typeof contract> = async ({ input, principal, db, query, emit, now }) => {
  const [gone] = await query<{ eventId: number; reaction: string }>(
    'admin-parked-discard',
    `delete from outbox_work where id = $1 and parked_at is not null returning event_id::int as "eventId", reaction`,
    [input.id],
  );
  if (!gone) throw problem.notFound();
  await query(
    'admin-parked-event',
    'delete from outbox where id = $1 and not exists (select 1 from outbox_work where event_id = $1)',
    [gone.eventId],
  );
  const detail = { reaction: gone.reaction };
  const subject = `parked work ${input.id}`;
  await writeAudit(db, { actorId: principal.id, action: 'work discarded', subject, detail }, now);
  await emit(parkedChanged, {});
  return {};
};
