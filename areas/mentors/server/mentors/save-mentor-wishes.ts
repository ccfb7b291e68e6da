import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { once } from '#platform/server/statement.ts';
import type { saveMentorWishes as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { readMyMentoring } from './my-mentoring.ts';

export const saveMentorWishes: Handler<typeof contract> = async ({ input, principal, query }) => {
  const { version, focusAreas, ...rest } = input;
  const row = { ...rest, focus_areas: focusAreas };
  const userId = principal.id;
  // Dropping a reason may have made the row before, with version 0.
  const saved = await query(
    once(
      from
        .insertInto('mentor_wishes')
        .values({ ...row, user_id: userId, version: 1 })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet((e) => ({ ...row, version: e('mentor_wishes.version', '+', 1) }))
            .where('mentor_wishes.version', '=', version),
        )
        .returning('version'),
    ),
  );
  if (saved.length === 0) throw problem.conflict('This has changed since you opened it. Have another look.');
  return readMyMentoring(query, userId);
};
