import { moment, once } from '#platform/server/statement.ts';
import { type Canaries, chosen, sealedWords } from '#platform/server/testing/canaries.ts';
import { from } from '../from.ts';

const hourMs = 3_600_000;
const times = {
  zone: 'Australia/Hobart',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
  exceptions: [],
  noticeHours: 0,
  gapBefore: 0,
  gapAfter: 0,
  horizonDays: 180,
  opensTo: 'members',
  lengths: [30],
  formats: ['text', 'inPerson'],
};
const ofThing = 'Of a conversation, nothing; of other things, what their area has planted.';
const zone = 'The name of a time zone.';

interface Made {
  readonly id: number;
  readonly version: number;
}

export const canaries: Canaries = {
  planted: {
    'bookings.meeting_link': 'zyxbookinglink',
    'booking_ratings.text': 'zyxbookingrating',
  },
  wordless: {
    'booking_changes.by_side': chosen,
    'booking_changes.change': chosen,
    'booking_changes.note_sealed': sealedWords,
    'booking_members.exceptions': 'Days and times.',
    'booking_members.formats': chosen,
    'booking_members.opens_to': chosen,
    'booking_members.weekly': 'Weekdays and times.',
    'booking_members.zone': zone,
    'booking_ratings.by_side': chosen,
    'booking_ratings.kind': chosen,
    'booking_times.kind': chosen,
    'booking_times.lane': 'A kind and a number.',
    'booking_times.part': chosen,
    'bookings.guest_outcome': chosen,
    'bookings.guest_zone': zone,
    'bookings.host_outcome': chosen,
    'bookings.host_zone': zone,
    'bookings.kind': chosen,
    'bookings.link': 'Where the thing is found: a kind and a number.',
    'bookings.offered_by': chosen,
    'bookings.proposal_sealed': sealedWords,
    'bookings.proposed_by': chosen,
    'bookings.status': chosen,
    'bookings.team': 'A kind and a number.',
    'bookings.title': 'Of a conversation, a word of ours; of other things, what their area has planted.',
    'bookings.cancellation': ofThing,
    'bookings.host_name': ofThing,
    'bookings.lane': 'A kind and a number.',
    'bookings.lane_name': ofThing,
    'bookings.price': 'Cents and a unit.',
    'bookings.proposed_lane': 'A kind and a number.',
    'bookings.proposed_lane_name': ofThing,
    'bookings.words_sealed': sealedWords,
  },
  sealed: ['zyxbookingnote', 'zyxbookingbreaks', 'zyxbookingproposal', 'zyxbookingdeclined'],
  /** One as a host with a link and a proposal, one as a guest that is declined, and one that is over and rated. */
  plant: async ({ app, call, me, other }) => {
    for (const id of [me.id, other]) {
      const { version } = await call<{ version: number }>(id, 'getMyTimes');
      await call(id, 'saveMyTimes', { body: { ...times, version } });
    }
    const start = (hours: number) => new Date(Math.ceil(Date.now() / hourMs) * hourMs + hours * hourMs).toISOString();
    const ask = (guest: number, host: number, hours: number, more: object = {}) =>
      call<Made>(guest, 'requestBooking', {
        params: { kind: 'person', ref: host },
        body: { startsAt: start(hours), minutes: 30, zone: 'Australia/Perth', format: 'text', ...more },
      });
    const as = (id: number, operation: string, { id: booking, version }: Made, body: object = {}) =>
      call<Made>(id, operation, { params: { id: booking }, body: { version, ...body } });

    const hosted = await as(me.id, 'acceptBooking', await ask(other, me.id, 100));
    const linked = await as(me.id, 'setMeetingLink', hosted, { meetingLink: 'https://zyxbookinglink.example' });
    const terms = { startsAt: start(104), minutes: 30, format: 'text' };
    await as(me.id, 'proposeBooking', linked, { ...terms, note: 'zyxbookingproposal' });

    const asked = await ask(me.id, other, 110, { note: 'zyxbookingnote', breaks: 'zyxbookingbreaks' });
    await as(me.id, 'proposeBooking', asked, { ...terms, startsAt: start(112), breaks: 'zyxbookingbreaks' });
    const declined = await ask(other, me.id, 120);
    await as(me.id, 'declineBooking', declined, { note: 'zyxbookingdeclined' });

    const over = await as(other, 'acceptBooking', await ask(me.id, other, 130));
    const at = (hours: number) => moment(new Date(Date.now() - hours * hourMs).toISOString());
    await app.database.query(
      once(
        from
          .updateTable('bookings')
          .set({ starts_at: at(2), ends_at: at(1) })
          .where('id', '=', over.id),
      ),
    );
    const said = await as(me.id, 'sayOutcome', over, { outcome: 'happened' });
    const done = await as(other, 'sayOutcome', said, { outcome: 'happened' });
    await as(me.id, 'rateBooking', done, { stars: 4, text: 'zyxbookingrating' });
  },
};
