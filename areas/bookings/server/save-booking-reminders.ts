import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { saveBookingReminders as contract } from '../contract.ts';
import { from } from './from.ts';

const save = statement((v: { userId: number; reminders: readonly number[] }) =>
  from
    .insertInto('booking_members')
    .values({ user_id: v.userId, reminders: sql<number[]>`${v.reminders}::int[]` })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((e) => ({ reminders: e.ref('excluded.reminders') })),
    ),
);

export const saveBookingReminders: Handler<typeof contract> = async ({ input, principal, query }) => {
  const reminders = [...new Set(input.reminders)].sort((a, b) => b - a);
  await query(save, { userId: principal.id, reminders });
  return { reminders };
};
