import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { getBookingReminders as contract } from '../contract.ts';
import { reminderDefaults } from '../pure/limits.ts';
import { from } from './from.ts';

const own = statement((v: { userId: number }) =>
  from.selectFrom('booking_members').select('reminders').where('user_id', '=', v.userId),
);

export const getBookingReminders: Handler<typeof contract> = async ({ principal, query }) => {
  const [row] = await query(own, { userId: principal.id });
  return { reminders: row?.reminders ?? [...reminderDefaults] };
};
