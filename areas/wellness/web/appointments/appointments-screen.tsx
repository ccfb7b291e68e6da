/// <reference types="vite/client" />

import { Plus } from 'lucide-react';
import { actsFor, mayHere } from '#platform/web/acting.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import '../care.css';
import { wellnessCrumbs } from '../crumbs.ts';
import { DiaryLock } from '../keys/diary-lock.tsx';
import { shortDate } from '../local-words.ts';
import { useMinute } from '../use-minute.ts';
import { whenWords } from './appointment-screen.tsx';
import { useAppointments, useUpcoming } from './data.ts';
import { hrefOf, openAppointment, reminderTitle } from './opened.ts';

export function Screen() {
  return (
    <div className="stack">
      <PageTitle
        title="Appointments"
        lead={actsFor() ? 'Events they go to aren’t shown here.' : 'Yours, and the events you are registered for.'}
        crumbs={wellnessCrumbs}
        actions={
          mayHere('createWellnessAppointment') && (
            <ButtonLink href="/wellness-tracking/appointments/new" variant="primary" icon={Plus}>
              Add an appointment
            </ButtonLink>
          )
        }
      />
      <DiaryLock />
      <Upcoming />
      <Before />
    </div>
  );
}

function Upcoming() {
  const { data, error, loading, refreshing, retry } = useUpcoming();
  return (
    <Section title="Coming up">
      {loading && <Skeleton count={2} look="row" label="Loading your appointments" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load your appointments" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data?.length === 0 && <p className="soft care-none">No upcoming appointments</p>}
      {data && data.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list list care-list" role="list">
          {data.map((one) => (
            <li key={`${one.source} ${one.id}`} className="appointment">
              <h3 className="dose-name">
                <Link href={hrefOf(one)}>{reminderTitle(one)}</Link>
              </h3>
              <p className="row">
                <time className="appointment-when num" dateTime={one.appointmentDate}>
                  {shortDate(one.appointmentDate, one.zone)}
                </time>
                {one.source === 'event' && <Chip>Community event</Chip>}
              </p>
              {one.location && <p className="soft">{one.location}</p>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Past and cancelled ones; those to come are above. */
function Before() {
  const list = useAppointments();
  const now = useMinute();
  const before = list.items
    .map(openAppointment)
    .filter(
      ({ at, durationMinutes, cancelledAt }) =>
        cancelledAt || Date.parse(at) + durationMinutes * 60_000 < now.getTime(),
    );
  return (
    <Section title="Past and cancelled">
      <List
        list={list}
        shown={before.length}
        things={['appointment', 'appointments']}
        prefix="appointment"
        level={3}
        empty={
          <EmptyState title="No past appointments">
            <p>Appointments move here once they are over.</p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list care-list" role="list">
          {before.map((one) => (
            <li key={one.id} id={`appointment-${one.id}`} tabIndex={-1} className="appointment">
              <h3 className="dose-name">
                <Link href={hrefOf({ source: 'own', id: one.id })}>{one.title}</Link>
              </h3>
              <p className="row">
                <span className="num">{whenWords(one)}</span>
                {one.cancelledAt && <Chip tone="warn">Cancelled</Chip>}
              </p>
            </li>
          ))}
        </ul>
      </List>
    </Section>
  );
}
