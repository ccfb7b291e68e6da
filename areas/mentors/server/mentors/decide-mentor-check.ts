import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, statement } from '#platform/server/statement.ts';
import { type decideMentorCheck as contract, mentorCheckDecided } from '../../contract.ts';
import { from } from '../from.ts';

const decide = choice((isChecked: boolean) =>
  statement((v: { id: number; version: number; reason: string }) =>
    from
      .updateTable('mentors')
      .set((e) => ({
        check_state: isChecked ? 'checked' : 'declined',
        check_reason: v.reason,
        version: e('version', '+', 1),
      }))
      .where('user_id', '=', v.id)
      .where('version', '=', v.version)
      .returning('user_id as id'),
  ),
);

export const decideMentorCheck: Handler<typeof contract> = async ({ input, principal, query, emit }) => {
  const { id, version, isChecked } = input;
  const reason = isChecked ? '' : input.reason;
  if (!isChecked && reason === '') {
    throw problem.invalid([{ field: 'reason', rule: 'needed', message: 'Say why, so that they can change it.' }]);
  }
  const [decided] = await query(decide(isChecked), { id, version, reason });
  if (!decided) throw problem.conflict('This profile has changed since you opened it. Have another look.');
  await emit(mentorCheckDecided, { id, ownerId: id, by: principal.id, isChecked });
  return undefined;
};
