import { assertOpen, type RawSpace } from '#areas/spaces/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { type startRollCall as contract, rollCallChanged, rollCallStarted } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { membersOf, stateFor } from './occasion.ts';

/** Urgent notices pass quiet hours: nobody rings the bell all day. */
async function assertWithinLimit(query: Query, spaceId: number, now: Date) {
  const [row] = await query<{ count: number }>(
    'roll-calls-today',
    `select count(*)::int as count from roll_calls
     where space_id = $1::int and started_at > $2::timestamptz - interval '1 day'`,
    [spaceId, now.toISOString()],
  );
  if ((row?.count ?? 0) >= limits.rollsADay) {
    throw problem.conflict(`${limits.rollsADay} roll-calls were started in the last 24 hours. Write a post instead.`);
  }
}

export const startRollCall: Handler<typeof contract, RawSpace> = async (useCase) => {
  const { input, principal, found, db, query, emit, now } = useCase;
  assertOpen(found);
  await assertWithinLimit(query, input.id, now);
  const answerBy = new Date(now.getTime() + input.minutes * 60_000).toISOString();
  const [row] = await query<{ id: number }>(
    'roll-call-start',
    `insert into roll_calls (space_id, danger, words, started_by, started_at, answer_by)
     values ($1::int, $2, $3, $4::int, $5::timestamptz, $6::timestamptz) on conflict do nothing returning id`,
    [input.id, input.danger, input.words ?? '', principal.id, now.toISOString(), answerBy],
  );
  if (!row) throw problem.conflict('A roll-call is already running. End it first.');
  const to = await membersOf(query, input.id);
  for (const userId of to.filter((id) => id !== principal.id)) {
    await emit(rollCallStarted, { communityId: input.id, userId, rollCallId: row.id });
  }
  await emit(rollCallChanged, { communityId: input.id, to });
  await writeAudit(
    db,
    {
      actorId: principal.id,
      action: 'communities.startRollCall',
      subject: `community:${input.id}`,
      detail: { rollCallId: row.id },
    },
    now,
  );
  return stateFor(useCase);
};
