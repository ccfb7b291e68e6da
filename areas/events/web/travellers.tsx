import type { ReactNode } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { EventTrips } from '../contract.ts';
import { useAnswerBuddy, useAskBuddy } from './data.ts';
import { ReportTraveller } from './report-traveller.tsx';
import { tripText } from './trip-words.ts';

type Traveller = EventTrips['asksMe'][number];
const focusTitle = () => document.getElementById('page-title')?.focus();
const notDone = failed('That didn’t work');

/** Who asks, and who looks for someone too. */
export function Travellers({ eventId, trips }: { readonly eventId: number; readonly trips: EventTrips }) {
  const { asksMe, others } = trips;
  return (
    <>
      {asksMe.length > 0 && (
        <List title="They ask to travel with you">
          {asksMe.map((one) => (
            <Row key={one.person.id} one={one}>
              <Answer eventId={eventId} one={one} />
            </Row>
          ))}
        </List>
      )}
      {others.length > 0 && (
        <List title="Also looking">
          {others.map((one) => (
            <Row key={one.person.id} one={one}>
              {one.askedByMe ? <Chip>Asked</Chip> : <Ask eventId={eventId} one={one} />}
            </Row>
          ))}
        </List>
      )}
      {asksMe.length + others.length === 0 && (
        <p>No one else looks for a travel buddy right now. We’ll tell you when someone asks you.</p>
      )}
    </>
  );
}

const List = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Section title={title}>
    {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
    <ul className="plain-list list" role="list">
      {children}
    </ul>
  </Section>
);

const Row = ({ one: { person, trip }, children }: { readonly one: Traveller; readonly children: ReactNode }) => (
  <li className="event-person">
    <span className="event-name">
      <Avatar name={person.displayName} src={person.avatar} size="s" />
      <Link href={`/profile/${person.id}`}>{person.displayName}</Link>
    </span>
    <div className="stack">
      <p>{tripText(trip)}</p>
      {trip.note && <p className="event-text">{trip.note}</p>}
      <div className="event-person-acts">
        {children}
        <ReportTraveller person={person} />
      </div>
    </div>
  </li>
);

interface PartProps {
  readonly eventId: number;
  readonly one: Traveller;
}

function Ask({ eventId, one: { person } }: PartProps) {
  const ask = useAskBuddy({
    onDone: () => {
      focusTitle();
      announce(`${person.displayName} is asked`);
    },
    onFail: notDone,
  });
  return (
    <Button pending={ask.pending} onClick={() => ask.mutate({ id: eventId, userId: person.id })}>
      Ask to travel together<span className="vh"> with {person.displayName}</span>
    </Button>
  );
}

function Answer({ eventId, one: { person } }: PartProps) {
  const name = person.displayName;
  const about = { id: eventId, userId: person.id };
  const accept = useAnswerBuddy({
    onDone: () => {
      focusTitle();
      announce(`You travel with ${name}`);
    },
    onFail: notDone,
  });
  const decline = useAnswerBuddy({
    onDone: () => {
      focusTitle();
      announce(`${name} isn’t told that you said no`);
    },
    onFail: notDone,
  });
  return (
    <>
      <Button variant="primary" pending={accept.pending} onClick={() => accept.mutate({ ...about, accept: true })}>
        Travel together<span className="vh"> with {name}</span>
      </Button>
      <Button pending={decline.pending} onClick={() => decline.mutate({ ...about, accept: false })}>
        No, thanks<span className="vh"> to {name}</span>
      </Button>
    </>
  );
}
