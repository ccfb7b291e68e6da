import type { Handler, UseCase } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { parkedChanged } from '#platform/server/outbox.ts';
import { problem } from '#platform/server/problem.ts';
import type { retryAllParkedWork as all, retryParkedWork as one } from '../contract.ts';

type Doing = Pick<UseCase<unknown>, 'db' | 'query' | 'emit' | 'now'> & { readonly by: number };

/** All of it when no id is given. `by`: the administrator; 0 for the console. Returns how much there was. */
export async function retry({ by, db, query, emit, now }: Doing, id: number | null): Promise<number> {
  const rows = await query<{ reaction: string }>(
    'admin-parked-retry',
    `update outbox_work set attempts = 0, failures = 0, claim = null, parked_at = null, due_at = now()
     where parked_at is not null and ($1::bigint is null or id = $1::bigint) returning reaction`,
    [id],
  );
  if (rows.length === 0) return 0;
  const detail = { count: rows.length, reactions: [...new Set(rows.map(({ reaction }) => reaction))].sort() };
  const subject = id === null ? 'parked work' : `parked work ${id}`;
  await writeAudit(db, { actorId: by, action: 'work retried', subject, detail }, now);
  await emit(parkedChanged, {});
  return rows.length;
}

const asAdmin = <I>(useCase: UseCase<I>): Doing => ({ ...useCase, by: useCase.principal.id });

export const retryParkedWork: Handler<typeof one> = async (useCase) => {
  if ((await retry(asAdmin(useCase), useCase.input.id)) === 0) throw problem.notFound();
  return {};
};

export const retryAllParkedWork: Handler<typeof all> = async (useCase) => ({
  count: await retry(asAdmin(useCase), null),
});
