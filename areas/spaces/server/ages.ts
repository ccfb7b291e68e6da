import { problem } from '#platform/server/problem.ts';
import { ageWords, fitsAge } from '../pure/age.ts';
import { limits } from '../pure/limits.ts';
import type { Asking } from './asking.ts';
import type { RawSpace } from './space-sql.ts';

const wrong = (message: string) => problem.invalid([{ field: 'birthYear', rule: 'year', message }]);

/**
 * A space with an age asks for a year of birth, once for all such spaces. It is kept when it opened the door, and stays
 * as it was given. A refusal tells the range, and nothing of anybody's age.
 */
export async function assertAge({ query, actorId, now }: Asking, space: RawSpace, given: number | undefined) {
  const range = { min: space.minAge, max: space.maxAge };
  if (range.min === null && range.max === null) return;
  const year = now.getUTCFullYear();
  const born = space.birthYear ?? given;
  if (born === undefined) throw wrong('Enter the year you were born.');
  if (year - born < limits.youngest || year - born > limits.oldest) {
    throw wrong('Enter the year you were born, with four digits.');
  }
  if (!fitsAge(born, range, year)) throw problem.refused(`This ${space.kind} is for ${ageWords(range)}.`);
  await query(
    'keep-birth-year',
    'insert into birth_years (user_id, year, given_at) values ($1::int, $2::int, $3::timestamptz) on conflict do nothing',
    [actorId, born, now.toISOString()],
  );
}
