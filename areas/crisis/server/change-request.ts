import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { readable } from '#platform/server/sealed.ts';
import { takeTurn } from '#platform/server/turns.ts';
import {
  type acceptCrisisSupport as acceptContract,
  crisisChanged,
  crisisNews,
  type escalateCrisisSupport as escalateContract,
  type handOverCrisisSupport as handOverContract,
  type resolveCrisisSupport as resolveContract,
} from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { type Found, mustBeCurrent, readRequest, viewRequest } from './find-request.ts';
import { openAuthor, sealEscalation } from './seal.ts';

const minute = 60_000;

/** Requests that somebody helps with now. */
export async function helpingCount(query: Query, userId: number): Promise<number> {
  const [row] = await query<{ count: number }>(
    'crisis-helping',
    `select count(*)::int as count from crisis_requests where supporter_id = $1::int and status in ('in-progress', 'escalated')`,
    [userId],
  );
  return row?.count ?? 0;
}

const closed = () => problem.conflict('This request is closed.');

export const acceptCrisisSupport: Handler<typeof acceptContract, Found> = async (useCase) => {
  const { input, principal, query, emit, now, services } = useCase;
  const ask = { query, config: services.config, principal, id: input.id };
  await takeTurn(query, 'crisis requests accepted by', principal.id);
  const { row } = useCase.found;
  mustBeCurrent(row, input.version);
  if ((await helpingCount(query, principal.id)) >= limits.helping) {
    throw problem.conflict(`You have ${limits.helping} open requests. Hand one over or close one first.`);
  }
  const asked = readable(() => openAuthor(services.config, row.id, row.authorSealed).at, row.createdAt);
  const waited = now.getTime() - Date.parse(asked);
  await query(
    'crisis-accept',
    `update crisis_requests set supporter_id = $2::int, status = 'in-progress', version = version + 1,
       response_minutes = coalesce(response_minutes, $3::int), accepted_on = coalesce(accepted_on, date_trunc('day', $4::timestamptz))
     where id = $1::text`,
    [row.id, principal.id, Math.max(0, Math.round(waited / minute)), now.toISOString()],
  );
  await emit(crisisChanged, {});
  return readRequest(ask);
};

export const handOverCrisisSupport: Handler<typeof handOverContract, Found> = async (useCase) => {
  const { input, query, emit } = useCase;
  const { row } = useCase.found;
  if (row.status === 'resolved') throw closed();
  mustBeCurrent(row, input.version);
  await query(
    'crisis-hand-over',
    `update crisis_requests set supporter_id = null, status = 'open', version = version + 1 where id = $1::text`,
    [row.id],
  );
  await emit(crisisChanged, {});
  return undefined;
};

export const escalateCrisisSupport: Handler<typeof escalateContract, Found> = async (useCase) => {
  const { input, principal, query, emit, services } = useCase;
  const ask = { query, config: services.config, principal, id: input.id };
  const { row } = useCase.found;
  if (row.status === 'resolved') throw closed();
  mustBeCurrent(row, input.version);
  await query(
    'crisis-escalate',
    `update crisis_requests set status = 'escalated', escalation_sealed = $2::text, version = version + 1 where id = $1::text`,
    [row.id, sealEscalation(services.config, row.id, input.reason)],
  );
  const duty = await query<{ id: number }>(
    'crisis-duty',
    `select id from users where 'duty' = any(roles) and id <> $1::int`,
    [principal.id],
  );
  for (const { id } of duty) await emit(crisisNews, { userId: id, kind: 'supportEscalated' });
  await emit(crisisChanged, {});
  return readRequest(ask);
};

export const resolveCrisisSupport: Handler<typeof resolveContract, Found> = async (useCase) => {
  const { input, query, emit, now, services } = useCase;
  const { row, side } = useCase.found;
  if (row.status === 'resolved') throw closed();
  mustBeCurrent(row, input.version);
  await query(
    'crisis-resolve',
    `update crisis_requests set status = 'resolved', resolved_on = date_trunc('day', $2::timestamptz), version = version + 1
     where id = $1::text`,
    [row.id, now.toISOString()],
  );
  await emit(crisisChanged, {});
  const resolved = { ...row, status: 'resolved', version: row.version + 1 } as const;
  return viewRequest({ query, config: services.config }, { row: resolved, side });
};
