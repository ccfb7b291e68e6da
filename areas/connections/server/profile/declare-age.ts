import { ageOn, isDay, todayInAustralia } from '#areas/account/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { declareAge as contract } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { dayOf, monthOf } from '../age.ts';
import { closedFor } from '../bans/bans.ts';
import { connectionAges } from '../tables.ts';

/** The day on which somebody is 18: 1 March for 29 February, where the year has no such day. */
function adultOn(born: { year: number; month: number; day: number }): string {
  const year = born.year + limits.age.min;
  const day = { ...born, year };
  return dayOf(isDay(day) ? day : { year, month: 3, day: 1 });
}

/** Said once. Of an adult only the month and year are kept; of somebody younger, the day on which they may come back. */
export const declareAge: Handler<typeof contract> = async (useCase) => {
  const { input, principal, db, query, services, now } = useCase;
  const { birthDate } = input;
  const today = todayInAustralia(now);
  if (!isDay(birthDate) || ageOn(birthDate, today) < 0 || ageOn(birthDate, today) > 120) {
    const message = 'Enter a real date, such as 27 3 1987.';
    throw problem.invalid([{ field: 'birthDate', rule: 'age', message }]);
  }
  const isAdult = ageOn(birthDate, today) >= limits.age.min;
  const added = await db
    .insert(connectionAges)
    .values({
      userId: principal.id,
      level: 'declared',
      bornIn: monthOf(birthDate),
      adultOn: isAdult ? null : adultOn(birthDate),
      declaredAt: now,
    })
    .onConflictDoNothing()
    .returning({ userId: connectionAges.userId });
  if (added.length === 0) {
    throw problem.conflict('You gave your date of birth before. Contact the moderators if it was wrong.');
  }
  if (!isAdult) return { age: null, closed: null };
  return {
    age: { level: 'declared', declaredAt: now.toISOString() },
    closed: await closedFor({ query, config: services.config }, principal.id),
  };
};
