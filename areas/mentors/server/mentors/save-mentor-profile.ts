import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, once } from '#platform/server/statement.ts';
import { type saveMentorProfile as contract, mentorProfileSaved } from '../../contract.ts';
import { traitsOf } from '../../pure/reasons.ts';
import { from } from '../from.ts';
import { readMyMentoring } from './my-mentoring.ts';

export const saveMentorProfile: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const { version, focusAreas, workingWithMe, isPaused, ...rest } = input;
  const userId = principal.id;
  const row = {
    ...rest,
    focus_areas: focusAreas,
    working_with_me: workingWithMe,
    is_paused: isPaused,
    traits: traitsOf(input),
  };
  const saved =
    version === 0
      ? await query(
          once(
            from
              .insertInto('mentors')
              .values({ ...row, user_id: userId, created_at: moment(now.toISOString()) })
              .onConflict((conflict) => conflict.column('user_id').doNothing())
              .returning('user_id as id'),
          ),
        )
      : await query(
          once(
            from
              .updateTable('mentors')
              .set((e) => ({
                ...row,
                version: e('version', '+', 1),
                // What was declined is looked at again once it has changed.
                check_state: e
                  .case()
                  .when('check_state', '=', 'declined')
                  .then('waiting' as const)
                  .else(e.ref('check_state'))
                  .end(),
                check_reason: '',
              }))
              .where('user_id', '=', userId)
              .where('version', '=', version)
              .returning('user_id as id'),
          ),
        );
  if (saved.length === 0) throw problem.conflict('Your profile has changed since you opened it. Have another look.');
  await emit(mentorProfileSaved, { id: userId, ownerId: userId });
  return readMyMentoring(query, userId);
};
