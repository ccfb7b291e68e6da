import { isoTime } from '#platform/server/keyset.ts';
import { nothingMore, type PersonalData } from '#platform/server/personal-data.ts';

export const personalData: PersonalData = {
  columns: {
    'place_notes.added_by': 'loses the person',
    'place_facts.measured_by': 'loses the person',
    'roll_calls.started_by': 'loses the person',
    'roll_answers.user_id': 'goes',
    'roll_buddies.user_id': 'goes',
    'roll_buddies.buddy_id': 'goes',
  },
  export: async ({ query, userId }) => {
    const list = (text: string) => query<Record<string, unknown>>('', text, [userId]);
    return [
      {
        name: 'communities',
        title: 'Communities you own',
        about: 'What you wrote about them. Their emergency contacts are there too.',
        rows: await list(
          `select s.id as number, s.name, c.type, c.suburb, c.postcode, c.state, c.place, c.features, c.contacts,
             c.meeting_frequency as meets
           from communities c join spaces s on s.id = c.space_id
           join space_members m on m.space_id = s.id and m.role = 'owner' and m.state = 'member'
           where m.user_id = $1 order by s.id`,
        ),
      },
      {
        name: 'places-measured',
        title: 'Places you added or measured',
        about: 'Steps, doors and the rest, with the day. They stay without your name when your account goes.',
        rows: await list(
          `select p.name as place, p.whereabouts as "where", f.kind, f.value, f.choice, f.note,
             f.measured_on::text as "measuredOn"
           from place_notes p left join place_facts f on f.place_id = p.id and f.measured_by = $1
           where f.id is not null or p.added_by = $1 order by p.id, f.measured_on, f.id`,
        ),
      },
      {
        name: 'roll-calls',
        title: 'Roll-calls',
        about: 'What you started or answered in the last 30 days. Then it’s deleted.',
        rows: await list(
          `select r.danger, case when r.started_by = $1 then r.words else '' end as words, r.started_by = $1 as "byYou",
             ${isoTime('r.started_at')} as at, a.answer
           from roll_calls r left join roll_answers a on a.roll_call_id = r.id and a.user_id = $1
           where a.user_id is not null or r.started_by = $1 order by r.started_at, r.id`,
        ),
      },
      {
        name: 'buddies',
        title: 'Your buddies',
        about: 'The community where you chose one. The community’s page shows who it is.',
        rows: await list(
          `select b.space_id as community, ${isoTime('b.asked_at')} as "askedAt", ${isoTime('b.agreed_at')} as "agreedAt"
           from roll_buddies b where b.user_id = $1 order by b.space_id`,
        ),
      },
    ];
  },
  erase: nothingMore,
};
