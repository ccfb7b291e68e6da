import type { UseCase } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { spaceStandingChanged } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { assertAge } from './ages.ts';
import { assertAliasFree } from './aliases.ts';
import { type Asking, runnersOf } from './asking.ts';
import type { RawSpace } from './space-sql.ts';

export interface Joining {
  readonly answers?: readonly string[] | undefined;
  readonly alias?: string | undefined;
  readonly birthYear?: number | undefined;
}

/** Joins a public space or one that has invited the caller; asks to join a private one. Doing it again changes nothing. */
export async function join(asking: Asking, space: RawSpace, joining: Joining): Promise<'member' | 'requested'> {
  const { query, emit, actorId } = asking;
  if (space.state === 'member' || space.state === 'requested') return space.state;
  assertJoinable(space);
  const invited = space.state === 'invited';
  const state = invited || space.visibility === 'public' ? 'member' : 'requested';
  if (state === 'requested') await assertCanRequest(asking, space);
  await assertAge(asking, space, joining.birthYear);
  // A name that was used here once stays theirs.
  const alias = space.alias || joining.alias?.trim() || '';
  if (alias !== space.alias) await assertAliasFree(query, space, actorId, alias);
  const answers = state === 'requested' ? answersTo(space, joining.answers) : [];
  const about = { spaceId: space.id, kind: space.kind };
  await emit(spaceStandingChanged, { ...about, to: [actorId], news: null });
  if (state === 'requested') {
    await emit(spaceStandingChanged, { ...about, to: await runnersOf(query, space.id), news: 'JoinAsked' });
  }
  // Last, because it holds the row of the space: others who join at the same moment wait for less.
  await putIn(asking, space, state, { alias, answers });
  return state;
}

type Asked = Pick<UseCase<Readonly<Record<string, unknown>>>, 'principal' | 'input'>;

/**
 * What name the others see, a year of birth, and what is in a passport, are the member’s own to say: a supporter joins
 * only where none of these is asked or told.
 */
export function assertOwnWords({ principal, input }: Asked, space: RawSpace): void {
  if (!principal.for) return;
  const asksAge = (space.minAge !== null || space.maxAge !== null) && space.birthYear === null;
  if (space.aliasesAllowed) throw problem.refused('Only they can join: they choose the name that others see here.');
  if (asksAge) throw problem.refused('Only they can join: the group asks when they were born.');
  const shares = Array.isArray(input.itemIds) && input.itemIds.length > 0;
  if (shares) throw problem.refused('Only they can share what is in their passport.');
}

function assertJoinable({ status, state, kind }: RawSpace) {
  if (state === 'banned') throw problem.refused(`You cannot join this ${kind}.`);
  if (status !== 'open') throw problem.conflict('It’s archived, so no one can join.');
}

async function assertCanRequest({ query, actorId, now }: Asking, space: RawSpace) {
  const [row] = await query<{ waiting: number; declinedLately: boolean }>(
    'space-may-ask',
    `select count(*) filter (where state = 'requested')::int as waiting,
       coalesce(bool_or(space_id = $2::int and state = 'declined'
         and answered_at > $3::timestamptz - make_interval(days => ${limits.askAgainDays})), false) as "declinedLately"
     from space_members where user_id = $1::int`,
    [actorId, space.id, now.toISOString()],
  );
  if (row?.declinedLately) {
    throw problem.refused(`You can ask again ${limits.askAgainDays} days after the answer.`);
  }
  if ((row?.waiting ?? 0) >= limits.openRequests) {
    throw problem.refused(`${limits.openRequests} of your requests wait for an answer. Wait for some of them first.`);
  }
}

function answersTo({ questions }: RawSpace, answers: readonly string[] = []) {
  const missing = questions.flatMap((_, n) =>
    answers[n]?.trim() ? [] : [{ field: `answers.${n}`, rule: 'missing', message: 'Answer this question.' }],
  );
  if (missing.length > 0) throw problem.invalid(missing);
  return questions.map((question, n) => ({ question, answer: answers[n]?.trim() ?? '' }));
}

/** The number of members follows by itself (a trigger), so that it is right however many come at once. */
async function putIn(
  { query, actorId, now }: { query: Query; actorId: number; now: Date },
  space: RawSpace,
  state: 'member' | 'requested',
  { alias, answers }: { alias: string; answers: readonly { question: string; answer: string }[] },
) {
  await query(
    'space-put-in',
    `insert into space_members as m (space_id, user_id, state, alias, answers, asked_at, joined_at)
     values ($1::int, $2::int, $3, $4, $5::jsonb, case when $3 = 'requested' then $6::timestamptz end,
       case when $3 = 'member' then $6::timestamptz end)
     on conflict (space_id, user_id) do update set state = excluded.state, role = 'member', alias = excluded.alias,
       answers = excluded.answers, asked_at = coalesce(excluded.asked_at, m.asked_at), joined_at = excluded.joined_at,
       left_at = null, reason = '', version = m.version + 1
     where m.state not in ('member', 'banned')`,
    [space.id, actorId, state, alias, JSON.stringify(answers), now.toISOString()],
  );
}
