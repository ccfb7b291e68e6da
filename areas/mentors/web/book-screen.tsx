/// <reference types="vite/client" />
import type { Booking } from '#areas/bookings/contract.ts';
import { BookingForm } from '#areas/bookings/web/public.ts';
import { refresh } from '#platform/web/cache/keys.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Mentorship } from '../contract.ts';
import { useSessionTimes } from './data.ts';
import { mentorshipCrumbs, WithMentorship } from './mentorship-screen.tsx';
import { otherName } from './words.ts';
import './mentors.css';

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <WithMentorship id={params.id} when={({ side, status }) => side === 'mentee' && status !== 'ended'}>
    {(mentorship) => <Book key={mentorship.id} mentorship={mentorship} />}
  </WithMentorship>
);

const booked =
  (name: string) =>
  ({ id }: Booking) => {
    void refresh(['listMyMentorships', 'getMentorship']);
    toast({ title: 'Session requested', description: `${name} can now accept it or propose another time.` });
    navigate(`/bookings/${id}`);
  };

function Book({ mentorship }: { readonly mentorship: Mentorship }) {
  const { id } = mentorship;
  const name = otherName(mentorship);
  const title = `Book a session with ${name}`;
  useTitle(title);
  const { data, error, loading, refreshing, retry } = useSessionTimes(id);
  const crumbs = [...mentorshipCrumbs, { label: `${name} and you`, href: `/mentor-matching/mentorships/${id}` }];
  return (
    <div className="stack mentor-page">
      <PageTitle
        title={title}
        lead="You choose how you meet: text, captions, Auslan, breaks or a support person."
        crumbs={crumbs}
      />
      {loading ? (
        <Spinner label="Loading free times" />
      ) : error || !data ? (
        <ErrorState level={2} title="Couldn’t load the free times" onRetry={retry} retrying={refreshing}>
          {error && textForPeople(error)}
        </ErrorState>
      ) : data.mayBook ? (
        <BookingForm bookable={data} onBooked={booked(name)} />
      ) : (
        <Notice title={data.whyNot} />
      )}
    </div>
  );
}
