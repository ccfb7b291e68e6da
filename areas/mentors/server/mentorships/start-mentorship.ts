import { openContext } from '#areas/messages/server/public.ts';
import { nextId } from '#platform/server/next-id.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { mentorshipChanged } from '../../contract.ts';
import { from } from '../from.ts';
import type { Work } from '../requests/change.ts';
import type { RequestRow } from '../requests/rows.ts';
import { openRequest, sealGoals } from '../seal.ts';

interface Started {
  readonly id: number;
  readonly requestId: number;
  readonly mentorId: number;
  readonly menteeId: number;
  readonly focusArea: string;
  readonly goals: string;
  readonly now: string;
}
const add = statement((v: Started) =>
  from.insertInto('mentorships').values({
    id: v.id,
    request_id: v.requestId,
    mentor_id: v.mentorId,
    mentee_id: v.menteeId,
    focus_area: v.focusArea,
    goals_sealed: v.goals,
    started_at: moment(v.now),
  }),
);

/** Begins with the goals of the request, none of them done. */
export async function startMentorship({ query, emit, config, now }: Work, request: RequestRow): Promise<number> {
  const { id: requestId, mentorId, menteeId, focusArea, wordsSealed } = request;
  const id = await nextId(query, 'mentorships');
  const { goals } = openRequest(config, requestId, wordsSealed);
  const sealed = sealGoals(
    config,
    id,
    goals.map((title) => ({ title, isDone: false, steps: [] })),
  );
  await query(add, { id, requestId, mentorId, menteeId, focusArea, goals: sealed, now: now.toISOString() });
  await openContext({ query, emit, config, now }, { kind: 'mentorship', ref: id }, { by: mentorId, withId: menteeId });
  await emit(mentorshipChanged, { id, mentorId, menteeId, by: mentorId, change: 'started' });
  return id;
}
