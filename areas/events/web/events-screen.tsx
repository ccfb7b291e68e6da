/// <reference types="vite/client" />

import { CalendarPlus } from 'lucide-react';
import { signInHref } from '#areas/account/web/public.ts';
import { inFigures } from '#platform/contract/counted.ts';
import { mayHere } from '#platform/web/acting.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { askedIn } from './asked.ts';
import { useCounts } from './data.ts';
import { EventTab } from './event-tab.tsx';
import { Legend, TypeFilter } from './side.tsx';
import './events.css';

export const createHref = (isMember: boolean) => (isMember ? '/events/new' : signInHref('/events/new'));

/** EVENTS-01 to 18. Tab and filters stand in the address, so that they can be shared and Back leads through them. */
export function Screen() {
  const { member } = useSession();
  const [query, setQuery] = useQueryParams();
  const asked = askedIn(query);
  const { type: _type, ...all } = asked;
  const { data: upcoming } = useCounts({ ...all, tab: 'upcoming' });
  const total = upcoming
    ?.filter(({ eventType }) => !asked.type || eventType === asked.type)
    .reduce((sum, { count }) => sum + count, 0);
  const tabs = [
    {
      id: 'upcoming' as const,
      label: total === undefined ? 'Upcoming' : `Upcoming (${inFigures(total)})`,
    },
    { id: 'mine' as const, label: 'My Events' },
    { id: 'past' as const, label: 'Past Events' },
  ];
  return (
    <>
      <PageTitle
        title="Community Events"
        lead="Each one says how well it fits you before you plan the trip."
        crumbs={[{ label: 'Home', href: '/' }]}
        actions={
          mayHere('createEvent') && (
            <ButtonLink href={createHref(member !== null)} variant="primary" size="l" icon={CalendarPlus}>
              Create Event
            </ButtonLink>
          )
        }
      >
        {member && mayHere('getCalendarFeed') && (
          <p>
            <Link href="/events/calendar">Your events in your own calendar</Link>
          </p>
        )}
      </PageTitle>
      <div className="events">
        <TypeFilter asked={asked} onChoose={(type) => setQuery({ type: type ?? null }, { push: true })} />
        <div className="events-main">
          <Tabs
            label="Events to show"
            manual
            value={asked.tab}
            onChange={(tab) => setQuery({ tab: tab === 'upcoming' ? null : tab }, { push: true })}
            tabs={tabs.map(({ id, label }) => ({
              id,
              label,
              panel: asked.tab === id && (
                <EventTab asked={asked} onChange={(change) => setQuery(change, { push: true })} />
              ),
            }))}
          />
        </div>
        <Legend />
      </div>
    </>
  );
}
