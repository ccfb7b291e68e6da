import { rolesChanged, suspensionSettled } from '#areas/account/contract.ts';
import { changeRole } from '#areas/account/server/public.ts';
import { memberBlocked } from '#areas/people/contract.ts';
import { type Handler, on } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { problem } from '#platform/server/problem.ts';
import { judgeSuspension, mayWriteText } from '#platform/server/suspension.ts';
import {
  type applyAsSupporter as applyContract,
  crisisChanged,
  crisisNews,
  type decideSupporter as decideContract,
  type setSupporterDuty as dutyContract,
} from '../contract.ts';
import { applications, ownSupporter } from './read-supporters.ts';
import { authorMarks } from './seal.ts';

/** Whoever was declined, or is no supporter any more, may ask again. */
export const applyAsSupporter: Handler<typeof applyContract> = async ({ input, principal, query, emit, now }) => {
  const { state } = await ownSupporter(query, principal);
  if (state === 'applied')
    throw problem.conflict('You’ve already applied. Your application is waiting for a decision.');
  if (state === 'approved') throw problem.conflict('You’re already a supporter.');
  await query(
    'crisis-apply',
    `insert into crisis_supporters (user_id, title, experience, specialties, why, agreed_at, applied_at)
     values ($1::int, $2::text, $3::int, $4::text[], $5::text, $6::timestamptz, $6::timestamptz)
     on conflict (user_id) do update set state = 'applied', title = excluded.title, experience = excluded.experience,
       specialties = excluded.specialties, why = excluded.why, agreed_at = excluded.agreed_at, applied_at = excluded.applied_at,
       decided_by = null, decided_at = null, on_duty = false`,
    [principal.id, input.title, input.experience, [...input.specialties], input.why, now.toISOString()],
  );
  const admins = await query<{ id: number }>('crisis-admins', `select id from users where 'admin' = any(roles)`);
  for (const { id } of admins)
    if (id !== principal.id) await emit(crisisNews, { userId: id, kind: 'supporterApplied' });
  return ownSupporter(query, principal);
};

export const decideSupporter: Handler<typeof decideContract> = async (useCase) => {
  const { input, principal, query, emit, now } = useCase;
  if (input.userId === principal.id) throw problem.refused('Someone else has to decide on your application.');
  const [waiting] = await query<{ state: string }>(
    'crisis-decide-lock',
    'select state from crisis_supporters where user_id = $1::int for update',
    [input.userId],
  );
  if (!waiting) throw problem.notFound();
  if (waiting.state !== 'applied') throw problem.conflict('Someone has already decided on this application.');
  await query(
    'crisis-decide',
    `update crisis_supporters set state = $2::text, decided_by = $3::int, decided_at = $4::timestamptz where user_id = $1::int`,
    [input.userId, input.approve ? 'approved' : 'declined', principal.id, now.toISOString()],
  );
  if (input.approve) await changeRole(useCase, { id: input.userId, role: 'supporter', reason: input.reason }, 'given');
  await emit(crisisNews, { userId: input.userId, kind: 'supporterDecided' });
  const [decided] = await applications(query, input.userId);
  if (!decided) throw problem.notFound();
  return decided;
};

export const setSupporterDuty: Handler<typeof dutyContract> = async ({ input, principal, query, emit, now }) => {
  if (input.onDuty) judgeSuspension(principal, now);
  await query('crisis-set-duty', 'update crisis_supporters set on_duty = $2::boolean where user_id = $1::int', [
    principal.id,
    input.onDuty,
  ]);
  await emit(crisisChanged, {});
  return ownSupporter(query, principal);
};

/** Whom the author blocks helps no longer, and the request waits for somebody else. */
export const supporterBlocked = on(memberBlocked, 'crisis.supporterBlocked', async ({ event, db, emit, services }) => {
  const left = await queryIn(db)<{ id: string }>(
    'crisis-blocked-leaves',
    `update crisis_requests set supporter_id = null, version = version + 1,
       status = case when status = 'in-progress' then 'open' else status end
     where supporter_id = $1::int and status <> 'resolved' and (author_id = $2::int or author_mark = any($3::text[]))
     returning id`,
    [event.blockedId, event.blockerId, [...authorMarks(services.config, event.blockerId)]],
  );
  if (left.length > 0) await emit(crisisChanged, {});
});

/** Off duty, and what they helped with waits for somebody else. `rule` is SQL about users u and, where it asks, the moment $2. */
async function stopHelping(query: Query, emit: Emit, name: string, rule: string, given: unknown[]) {
  const gone = await query<{ id: number }>(
    `crisis-stop-${name}`,
    `update crisis_supporters s set on_duty = false from users u
     where s.user_id = $1::int and u.id = s.user_id and ${rule} returning s.user_id as id`,
    given,
  );
  if (gone.length > 0) await reopen(query, emit, Number(given[0]));
}

async function reopen(query: Query, emit: Emit, userId: number) {
  await query(
    'crisis-reopen',
    `update crisis_requests set supporter_id = null, version = version + 1,
       status = case when status = 'in-progress' then 'open' else status end
     where supporter_id = $1::int and status <> 'resolved'`,
    [userId],
  );
  await emit(crisisChanged, {});
}

/** After a report: no supporter any more, and what they helped with waits for somebody else. They can apply again. */
export async function stopSupporter(
  query: Query,
  emit: Emit,
  { userId, decidedBy, now }: { readonly userId: number; readonly decidedBy: number; readonly now: Date },
): Promise<void> {
  const [person] = await query<{ duty: boolean }>(
    'crisis-stop-roles',
    `select 'duty' = any(roles) as duty from users where id = $1::int`,
    [userId],
  );
  if (person?.duty) {
    throw problem.conflict('This person has the duty role. An administrator has to remove that role first.');
  }
  await query(
    'crisis-stop-report',
    `update crisis_supporters set state = 'declined', on_duty = false, decided_by = $2::int, decided_at = $3::timestamptz
     where user_id = $1::int`,
    [userId, decidedBy, now.toISOString()],
  );
  await reopen(query, emit, userId);
}

/** Whose role was taken helps nobody any more. */
export const supporterGone = on(rolesChanged, 'crisis.supporterGone', ({ event, db, emit }) =>
  stopHelping(queryIn(db), emit, 'role', `not 'supporter' = any(u.roles)`, [event.userId]),
);

/** Whoever moderators suspend helps nobody meanwhile, and sees no requests that wait. */
export const supporterSuspended = on(suspensionSettled, 'crisis.supporterSuspended', ({ event, db, emit, now }) =>
  stopHelping(queryIn(db), emit, 'suspended', `not (${mayWriteText('u.id', '$2::timestamptz')})`, [
    event.userId,
    now.toISOString(),
  ]),
);
