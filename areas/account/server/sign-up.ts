import { sql } from 'drizzle-orm';
import { assertNameFree, isReservedName } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { type Db, type Query, select } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { signUp as contract } from '../contract.ts';
import { ageOn, isDay, joiningAge, todayInAustralia } from '../pure/age.ts';
import { ask } from './requests.ts';
import { assertProven } from './sign-up-proof.ts';

/** Names that would pass for the people who run the place, or for no one. */
const reserved =
  /^(admin|administrator|anonymous|doorways|help|mod|moderator|moderators|official|root|staff|support|system|team)$/i;

export interface SignUpData {
  readonly displayName: string;
  readonly username: string;
  /** The day on which the age was checked; the birth date is gone by now. */
  readonly ageCheckedOn: string;
}

/**
 * No password is asked for: whoever enters somebody else's address would choose it for them. It comes with the link.
 * Does the same work for a known and an unknown address: whether there is an account is looked up for the mail.
 */
export const signUp: Handler<typeof contract> = async ({ input, db, query, now, services, request }) => {
  await services.limits.spend('mail-address', request.ip);
  const ageCheckedOn = checkAge(input.birthDate, now);
  await assertNameFree(query, input.displayName);
  await refuseTaken(db, query, input.username);
  await assertProven(services, { email: input.email, proof: input.proof, now });
  const data: SignUpData = {
    displayName: input.displayName.trim(),
    username: input.username,
    ageCheckedOn,
  };
  await ask(services, now, { kind: 'sign-up', email: input.email, data: { ...data } });
  return {};
};

function checkAge(born: { year: number; month: number; day: number }, now: Date): string {
  const today = todayInAustralia(now);
  const refuse = (message: string) => problem.invalid([{ field: 'birthDate', rule: 'age', message }]);
  if (!isDay(born) || ageOn(born, today) < 0) throw refuse('Enter a real date, such as 27 3 1987.');
  if (ageOn(born, today) < joiningAge) {
    throw refuse(`You need to be ${joiningAge} or older to have an account. You can read Doorways without one.`);
  }
  return [today.year, today.month, today.day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Usernames are public, so it may be said that one is taken. */
export async function refuseTaken(db: Db, query: Query, username: string): Promise<void> {
  const rows =
    reserved.test(username) || (await isReservedName(query, username))
      ? [{}]
      : await select(db, sql`select 1 from users where lower(username) = lower(${username})`);
  if (rows.length === 0) return;
  const message = 'This username is taken. Choose another one.';
  throw problem.invalid([{ field: 'username', rule: 'taken', message }]);
}
