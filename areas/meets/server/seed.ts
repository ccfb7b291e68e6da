import { demoMemberId } from '#demo/cast.ts';
import type { Seed } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { moment, once } from '#platform/server/statement.ts';
import { from } from './from.ts';

const hourMs = 3_600_000;

/** A plan of the demo’s member for tomorrow, one in which they are asked, and one whose contact was told. */
export const seed: Seed = async ({ db, now }) => {
  const at = (hours: number) => moment(new Date(now.getTime() + hours * hourMs).toISOString());
  const plans = [
    {
      owner_id: demoMemberId,
      who: 'Eamon from the map group',
      place: 'The café inside the library, ground floor',
      access: 'Level entry from the street. Ask for the table by the window, away from the machine.',
      transport_there: 'Low-floor tram, then 80 metres of flat path.',
      transport_back: 'The same tram, every 15 minutes until 9 pm.',
      starts_at: at(26),
      check_in_at: at(28),
      tell_who: true,
      contact_id: 23,
      contact_state: 'agreed' as const,
    },
    {
      owner_id: 28,
      who: 'Someone from the voice group',
      place: 'The botanic garden, visitor centre',
      access: '',
      transport_there: '',
      transport_back: 'A booked taxi at 4 pm.',
      starts_at: at(50),
      check_in_at: at(53),
      tell_who: false,
      contact_id: demoMemberId,
      contact_state: 'asked' as const,
    },
    {
      owner_id: 27,
      who: 'A buyer from the notice board',
      place: 'The market, main entrance',
      access: '',
      transport_there: '',
      transport_back: '',
      starts_at: at(-4),
      check_in_at: at(-2),
      tell_who: true,
      contact_id: 26,
      contact_state: 'agreed' as const,
      state: 'told' as const,
      asked_at: at(-2),
      ended_at: at(-1.75),
    },
  ];
  const rows = plans.map((plan) => ({
    state: 'planned' as const,
    asked_at: null,
    ended_at: null,
    ...plan,
    zone: 'Australia/Melbourne',
    created_at: at(-20),
  }));
  await queryIn(db)(once(from.insertInto('meet_plans').values(rows)));
};
