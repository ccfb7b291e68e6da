import { Fragment, useEffect } from 'react';
import { signInHref } from '#areas/account/web/public.ts';
import { featureLabel, features } from '#areas/passport/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { mayHere } from '#platform/web/acting.ts';
import { announce } from '#platform/web/announce.ts';
import { BetweenItems } from '#platform/web/between.tsx';
import { preferredFirst } from '#platform/web/preferences/preferred-formats.ts';
import { usePreference } from '#platform/web/preferences/store.tsx';
import type { QueryChange } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { useChanged } from '#platform/web/ui/use-changed.ts';
import { places, type Tab } from '../pure/options.ts';
import { placeWords } from '../pure/words.ts';
import { type Asked, isNarrowed } from './asked.ts';
import { useCounts, useEvents } from './data.ts';
import { EventCard } from './event-card.tsx';

const headings: Readonly<Record<Tab, string>> = {
  upcoming: 'Upcoming',
  mine: 'My Events',
  past: 'Past Events',
};

interface EventTabProps {
  readonly asked: Asked;
  readonly onChange: (change: QueryChange) => void;
}

export function EventTab({ asked, onChange }: EventTabProps) {
  const { member } = useSession();
  // Another tab is another list, which is news by itself.
  const isNews = useChanged(JSON.stringify({ ...asked, tab: '' })) || isNarrowed(asked);
  if (asked.tab === 'mine' && !member) {
    return (
      <EmptyState title="Sign in to see your events" level={2} action={<SignIn />}>
        <p>Events you register for, save or organise are listed here.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className="vh">{headings[asked.tab]}</h2>
      <Filters asked={asked} onChange={onChange} />
      {/* A list of its own for each question, while the fields above it stay where the focus is. */}
      <EventList key={JSON.stringify(asked)} asked={asked} isNews={isNews} />
    </>
  );
}

const SignIn = () => (
  <ButtonLink href={signInHref('/events?tab=mine')} description="the way to sign in">
    Sign in
  </ButtonLink>
);

/** For readers who want Auslan first, one press from the list. */
function auslanHref({ tab, type, place }: Asked): string {
  const query = new URLSearchParams({
    ...(tab !== 'upcoming' && { tab }),
    ...(type && { type }),
    ...(place && { place }),
    feature: 'ASL',
  });
  return `/events?${query}`;
}

function Filters({ asked, onChange }: EventTabProps) {
  const { region } = useSession();
  const signs = usePreference('signLanguageSupport');
  return (
    <>
      <fieldset className="events-filters">
        <legend className="vh">Narrow the list</legend>
        <Select
          label="Where"
          value={asked.place ?? ''}
          options={[
            { value: '', label: 'Everywhere' },
            ...places.map((value) => ({ value, label: placeWords[value] })),
          ]}
          onChange={(event) => onChange({ place: event.currentTarget.value || null })}
        />
        <Select
          label="With"
          value={asked.feature ?? ''}
          options={[
            { value: '', label: 'Any access' },
            ...preferredFirst(features, (one) => one === 'ASL' && signs).map((value) => ({
              value,
              label: featureLabel(value, region),
            })),
          ]}
          onChange={(event) => onChange({ feature: event.currentTarget.value || null })}
        />
      </fieldset>
      {signs && !asked.feature && (
        <p>
          <Link href={auslanHref(asked)}>Only events with {featureLabel('ASL', region)}</Link>
        </p>
      )}
    </>
  );
}

interface EventListProps {
  readonly asked: Asked;
  readonly isNews: boolean;
}

function EventList({ asked, isNews }: EventListProps) {
  const list = useEvents(asked);
  const { data } = useCounts(asked);
  const { ids } = list;
  const total = data
    ?.filter(({ eventType }) => !asked.type || eventType === asked.type)
    .reduce((sum, { count }) => sum + count, 0);
  useEffect(() => {
    if (total !== undefined && isNews) announce(counted(total, 'event'));
  }, [total, isNews]);
  return (
    <List
      list={list}
      shown={ids.length}
      total={total}
      things={['event', 'events']}
      prefix="event"
      level={3}
      look="post"
      moreLabel="Show more events"
      empty={<NoEvents asked={asked} />}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list events-list" role="list">
        {ids.map((id, index) => (
          <Fragment key={id}>
            <EventCard id={Number(id)} />
            {asked.tab !== 'mine' && <BetweenItems surface="events" inList after={index + 1} />}
          </Fragment>
        ))}
      </ul>
    </List>
  );
}

const none: Readonly<Record<Tab, { readonly title: string; readonly words: string }>> = {
  upcoming: { title: 'No upcoming events', words: 'Nothing is planned yet. You can be the first.' },
  mine: {
    title: 'You have no events',
    words: 'Events you register for, ask to join, save or organise are listed here.',
  },
  past: { title: 'No past events', words: 'Events are listed here after they finish.' },
};

/** EVENTS-13 */
function NoEvents({ asked }: { readonly asked: Asked }) {
  const { member } = useSession();
  const { title, words } = none[asked.tab];
  const create = member ? '/events/new' : signInHref('/events/new');
  return (
    <EmptyState
      title={title}
      action={
        asked.tab !== 'past' && mayHere('createEvent') && <ButtonLink href={create}>Create Your Own Event</ButtonLink>
      }
    >
      <p>{isNarrowed(asked) ? 'No events match these filters. Try fewer, or another type.' : words}</p>
    </EmptyState>
  );
}
