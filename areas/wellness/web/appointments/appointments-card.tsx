/// <reference types="vite/client" />
import { textForPeople } from '#platform/web/client/error.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import '../care.css';
import { shortDate } from '../local-words.ts';
import { useUpcoming } from './data.ts';
import { hrefOf, reminderTitle } from './opened.ts';

const shown = 2;

/** WELL-04: the first two to come. */
export function AppointmentsCard() {
  const { data, error, loading, refreshing, retry } = useUpcoming();
  return (
    <Section side title="Upcoming Appointments">
      {loading && <Skeleton count={1} look="row" label="Loading upcoming appointments" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load upcoming appointments" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data?.length === 0 && <p className="soft care-none">No upcoming appointments</p>}
      {data && data.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list list care-list" role="list">
          {data.slice(0, shown).map((one) => (
            <li key={`${one.source} ${one.id}`} className="appointment">
              <h3 className="dose-name">
                <Link href={hrefOf(one)}>{reminderTitle(one)}</Link>
              </h3>
              <p className="appointment-when num">
                <time dateTime={one.appointmentDate}>{shortDate(one.appointmentDate, one.zone)}</time>
              </p>
              {one.location && <p className="soft small">{one.location}</p>}
            </li>
          ))}
        </ul>
      )}
      {data && (
        <p>
          <Link href="/wellness-tracking/appointments" className="care-all">
            See all{data.length > 0 && ` ${data.length}`}
            <span className="vh"> appointments</span>
          </Link>
        </p>
      )}
    </Section>
  );
}
