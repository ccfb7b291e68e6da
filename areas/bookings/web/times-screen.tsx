/// <reference types="vite/client" />
import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { bookingCrumbs } from './crumbs.ts';
import { useMyTimes } from './data.ts';
import { ReminderChoice } from './reminder-choice.tsx';
import { TimesForm } from './times-form.tsx';
import './bookings.css';

export function Screen() {
  const { data, error, loading, refreshing, retry } = useMyTimes();
  const { member } = useSession();
  return (
    <div className="booking-page">
      <PageTitle
        title="My times"
        lead="When other members can ask to meet you. You still say yes or no to each request."
        crumbs={bookingCrumbs}
      />
      {loading && <Skeleton count={2} label="Loading your times" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load your times" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && <TimesForm times={data} />}
      {data?.savedAt && data.opensTo !== 'noone' && member && (
        <Section title="Your booking page">
          <p>
            <Link href={`/bookings/with/${member.id}`}>See your times as others see them</Link>. You can share the
            address of that page.
          </p>
        </Section>
      )}
      <ReminderChoice />
      <Section title="In your calendar">
        <p>
          <Link href="/events/calendar">Your private calendar address</Link> shows agreed bookings beside your events.
        </p>
      </Section>
    </div>
  );
}
