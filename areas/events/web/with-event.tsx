/// <reference types="vite/client" />
import type { ReactNode } from 'react';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ClosedDoor } from '#platform/web/ui/drawings.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { EventDetail } from '../contract.ts';
import { useDetail } from './data.ts';
import { idIn } from './id-in.ts';
import { eventCrumbs } from './space.ts';
import './events.css';

function Missing() {
  return (
    <>
      <PageTitle
        title="Event not found"
        lead="There is no event here, or it is not open to you."
        crumbs={eventCrumbs}
      />
      <div className="stack">
        <div data-part="decoration">
          <ClosedDoor />
        </div>
        <ButtonLink href="/events">Go to Community Events</ButtonLink>
      </div>
    </>
  );
}

interface WithEventProps {
  readonly id: string;
  /** For pages that only the organiser has: for others they are missing. */
  readonly mine?: boolean;
  readonly children: (event: EventDetail) => ReactNode;
}

/** Reads the event of an address, and shows what every page of it has: waiting, missing and failing. */
export function WithEvent({ id, ...rest }: WithEventProps) {
  const known = idIn(id);
  return known === undefined ? <Missing /> : <Known id={known} {...rest} />;
}

function Known({ id, mine = false, children }: Omit<WithEventProps, 'id'> & { readonly id: number }) {
  const { data, error, loading, refreshing, retry } = useDetail(id);
  if (data) {
    if (mine && !data.mine) return <Missing />;
    // Until its own page is read, the store may hold what the list knows of it.
    if (data.organizerPerson) return children(data);
  }
  if (statusOf(error) === 404) return <Missing />;
  return (
    <>
      <PageTitle title="Event" crumbs={eventCrumbs} />
      {loading || !error ? (
        <Skeleton count={1} label="Loading the event" />
      ) : (
        <ErrorState level={2} title="The event did not load" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
    </>
  );
}
